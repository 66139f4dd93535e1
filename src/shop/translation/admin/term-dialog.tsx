import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { toldSaved } from '#admin/ui/told-saved.ts'
import { call } from '#kernel/queries.ts'
import { adminTranslations, type TermShown } from '#shop/translation/admin-contract.ts'
import { longestTerm, placeholdersOf, whyBadTranslation } from '#shop/translation/rules.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** One phrase and its English; a proposal is only filled in. */
export function TermDialog({
  term,
  onClose,
  onDone,
}: {
  term: TermShown
  onClose: () => void
  onDone: () => Promise<void>
}) {
  const t = useT()
  const toast = useToast()
  const { send, busy } = useSend()
  const [text, setText] = useState(term.translation ?? term.proposal ?? '')
  const [error, setError] = useState<string | null>(null)
  const places = placeholdersOf(term.phrase)

  async function save() {
    const why = whyBadTranslation(term.phrase, text)
    setError(why && t(why))
    if (why) return
    const done = await send(() =>
      call(adminTranslations.save, {
        body: { phrase: term.phrase, translation: text, before: term.translation },
      }),
    )
    if (!done) return
    toast(toldSaved(t, t('저장했어요.'), 'inEnglish'))
    await onDone()
  }

  async function reset() {
    const done = await send(() => call(adminTranslations.reset, { body: { phrase: term.phrase } }))
    if (!done) return
    toast(done.message)
    await onDone()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={term.state === 'pending' ? t('번역하기') : t('문구 고치기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <div>
        <p className="text-caption text-ink-500">{t('한국어')}</p>
        <p
          lang="ko"
          className="mt-1 rounded-tag bg-paper-100 px-3.5 py-2.5 break-words whitespace-pre-line"
        >
          {term.phrase}
        </p>
      </div>
      <TextArea
        label={t('영어')}
        name="translation"
        lang="en"
        rows={3}
        maxLength={longestTerm}
        value={text}
        onChange={(next) => {
          setText(next)
          if (error && !whyBadTranslation(term.phrase, next)) setError(null)
        }}
        error={error}
        hint={
          places.length
            ? t('그대로 남겨야 하는 자리: {places}', { places: places.join(' ') })
            : undefined
        }
      />
      {term.state === 'approved' && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-small text-ink-500">
          {term.own
            ? t('처음 문구: {text}', { text: term.own })
            : t('코드에 없는 문구라, 되돌리면 목록에서 빠져요.')}
          <Button look="ghost" size={44} disabled={busy} onClick={() => void reset()}>
            {t('처음 문구로')}
          </Button>
        </p>
      )}
    </ActionDialog>
  )
}
