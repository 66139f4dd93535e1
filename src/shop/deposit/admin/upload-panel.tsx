import { useId, useState } from 'react'
import { Panel } from '#admin/ui/panel.tsx'
import { readBase64 } from '#admin/ui/read-base64.ts'
import { readText } from '#admin/ui/read-text.ts'
import { stamp } from '#kernel/day-words.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { deposits } from '#shop/deposit/contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { whyWord } from './words.ts'

type Chosen = { text?: string; xlsx?: string; name: string }
type Preview = AnswerOf<typeof deposits.preview>['data']

/** First what the file holds and what would happen, then the upload itself. */
export function UploadPanel({ onDone }: { onDone: () => void }) {
  const t = useT()
  const id = useId()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)

  async function choose(file: File | undefined) {
    if (!file) return
    const isSheet = /\.xlsx$/i.test(file.name)
    const given = {
      ...(isSheet ? { xlsx: await readBase64(file) } : { text: await readText(file) }),
      name: file.name.slice(0, 100),
    }
    const answer = await send(() => call(deposits.preview, { body: given }))
    setChosen(answer ? given : null)
    setPreview(answer?.data ?? null)
  }

  async function upload() {
    const answer = chosen && (await send(() => call(deposits.upload, { body: chosen })))
    if (!answer) return
    toast(t('새 입금 {added}건 가운데 {matched}건을 확인했고 {queued}건이 남았어요.', answer.data))
    setChosen(null)
    setPreview(null)
    onDone()
  }

  return (
    <Panel title={t('거래내역 올리기')}>
      <p id={`${id}-hint`} className="text-small text-ink-700">
        {t('은행 사이트에서 받은 CSV나 엑셀(xlsx) 파일. 같은 줄을 두 번 올려도 한 번만 들어가요.')}
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,.xlsx"
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={cx(
          buttonClass({ look: 'outline', size: 44 }),
          'mt-3 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        {chosen ? t('다른 거래내역 고르기') : t('거래내역 파일 고르기')}
      </label>
      {preview && (
        <div className="mt-4">
          <p className="text-small font-semibold">
            {t('{name}: 입금 {count}건', { name: chosen?.name ?? '', count: preview.lines.length })}
          </p>
          <ul className="mt-2 max-h-80 divide-y divide-paper-200 overflow-y-auto border-y border-paper-200 text-small">
            {preview.lines.map((line, at) => (
              <li key={at} className="grid gap-x-4 py-2 card:grid-cols-[150px_1fr_120px_1.4fr]">
                <span className="tabular text-ink-500">{stamp(line.at)}</span>
                <span>{line.depositor}</span>
                <span className="tabular font-semibold card:text-right">
                  {money(line.amount, 'krw')}
                </span>
                <span className="text-ink-700">
                  {line.known
                    ? t('이미 올린 줄')
                    : line.od_id
                      ? t('{id} 주문 입금확인', { id: line.od_id })
                      : whyWord(t, line.why)}
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex gap-2">
            <Button size={44} busy={busy} onClick={() => void upload()}>
              {t('이대로 올리기')}
            </Button>
            <Button
              look="outline"
              size={44}
              onClick={() => {
                setChosen(null)
                setPreview(null)
              }}
            >
              {t('그만두기')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  )
}
