import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { call } from '#kernel/queries.ts'
import { adminSearch } from '#shop/search/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { type DialogProps, wordsOf } from './synonym-dialog.tsx'

/** The page that words lead to. */
export function PageDialog({ editing: { row, words }, busy, send, onClose, onDone }: DialogProps) {
  const t = useT()
  const [text, setText] = useState(words.join(', '))
  const [title, setTitle] = useState<[string, string]>([row?.title ?? '', row?.title_en ?? ''])
  const [url, setUrl] = useState(row?.url ?? '')
  const [shown, setShown] = useState(row?.use ?? true)
  const messages = useMessages()

  async function save() {
    const body = {
      words: wordsOf(text),
      title: title[0],
      title_en: title[1],
      url: url.trim(),
      sp_use: shown,
    }
    const done = await send(
      () =>
        row
          ? call(adminSearch.changePage, {
              params: { sp_id: row.id },
              body: { ...body, version: row.version },
            })
          : call(adminSearch.addPage, { body }),
      messages.refused,
    )
    if (done) onDone()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={row ? t('이어 준 페이지 고치기') : t('페이지 이어 주기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <TextArea
        label={t('어떤 말에')}
        name="words"
        rows={2}
        value={text}
        onChange={setText}
        error={messages.error('words')}
        hint={t('쉼표로 나눠 한국어와 영어를 함께 적어요. 띄어쓰기와 대소문자는 가리지 않아요.')}
      />
      <BothLanguages
        label={t('보일 이름')}
        names={['title', 'title_en']}
        values={title}
        onChange={(korean, english) => setTitle([korean, english])}
        errors={[messages.error('title'), messages.error('title_en')]}
        maxLength={60}
      />
      <TextField
        label={t('페이지 주소')}
        name="url"
        placeholder="/customer/shipment-cost"
        value={url}
        maxLength={200}
        onChange={setUrl}
        error={messages.error('url')}
        hint={t('우리 가게의 /로 시작하는 주소나 https:// 주소예요.')}
      />
      <Switch
        label={t('검색에서 보이기')}
        name="sp_use"
        checked={shown}
        onChange={setShown}
        words={[t('보여요'), t('숨겨요')]}
      />
    </ActionDialog>
  )
}
