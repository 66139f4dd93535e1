import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminSearch } from '#shop/search/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Sending } from '#ui/use-send.ts'
import type { Editing } from './search-page.tsx'

export type DialogProps = {
  editing: Editing
  busy: boolean
  send: Sending['send']
  onClose: () => void
  onDone: () => void
}

/** "향초, 캔들" as two words. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Words that mean the same to a search. */
export function SynonymDialog({
  editing: { row, words },
  busy,
  send,
  onClose,
  onDone,
}: DialogProps) {
  const t = useT()
  const [text, setText] = useState(words.join(', ') + (row || !words.length ? '' : ', '))
  const [refused, setRefused] = useState<string | null>(null)

  async function save() {
    const body = { words: wordsOf(text) }
    const done = await send(
      () =>
        row
          ? call(adminSearch.changeSynonym, {
              params: { sy_id: row.id },
              body: { ...body, version: row.version },
            })
          : call(adminSearch.addSynonym, { body }),
      ({ errors }) => {
        const message = Object.values(errors)[0]?.[0]
        setRefused(message ?? null)
        return !!message
      },
    )
    if (done) onDone()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={row ? t('같은 뜻의 말 고치기') : t('같은 뜻 더하기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <TextArea
        label={t('같은 말')}
        name="words"
        rows={3}
        value={text}
        onChange={(next) => {
          setText(next)
          setRefused(null)
        }}
        error={refused}
        hint={t('쉼표로 나눠 한국어와 영어를 함께 적어요. 띄어쓰기와 대소문자는 가리지 않아요.')}
      />
    </ActionDialog>
  )
}
