import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  ErrandList,
  ErrandProgress,
  useErrandEnd,
  whileAnyOpen,
  whileOpen,
} from '#admin/ui/errands.tsx'
import { FileNotes } from '#admin/ui/file-notes.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { readTableFile, tableFiles } from '#admin/ui/read-table-file.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { deposits } from '#shop/deposit/contract.ts'
import { unknownBank } from '#shop/deposit/rules.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { TakenLines } from './taken-lines.tsx'
import { UnreadRows } from './unread-rows.tsx'
import { whyWord } from './words.ts'

type Chosen = { text?: string; xlsx?: string; name: string }
type Heads = AnswerOf<typeof deposits.heads>['data']
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
  /** of a file whose columns are to be chosen */
  const [heads, setHeads] = useState<Heads | null>(null)
  /** the file that was taken: what became of its lines stays in sight */
  const [shown, setShown] = useState<number | null>(null)
  const uploads = useQuery({ ...queryOf(deposits.uploads, {}), ...whileAnyOpen })
  // one that is still at work is found again
  const errand_id = shown ?? uploads.data?.data.find(({ state }) => state === 'open')?.errand_id
  const taken = useQuery({
    ...queryOf(deposits.uploaded, { params: { errand_id: errand_id ?? 0 } }),
    ...whileOpen,
    enabled: errand_id !== undefined,
  }).data?.data
  useErrandEnd(taken?.errand, () => {
    if (!taken) return
    const { added, matched, queued } = taken
    setShown(taken.errand.errand_id)
    toast(
      t('새 입금 {added}건 가운데 {matched}건을 확인했고 {queued}건이 남았어요.', {
        added,
        matched,
        queued,
      }),
    )
    void uploads.refetch()
    onDone()
  })

  async function choose(file: File | undefined) {
    if (!file) return
    setShown(null)
    await look({ ...(await readTableFile(file)), name: file.name.slice(0, 100) })
  }

  async function look(given: Chosen) {
    setHeads(null)
    const isUnknown = { now: false }
    const answer = await send(
      () => call(deposits.preview, { body: given }),
      (refusal) => {
        isUnknown.now = JSON.stringify(refusal.errors).includes(t(unknownBank))
        return isUnknown.now
      },
    )
    setChosen(answer || isUnknown.now ? given : null)
    setPreview(answer?.data ?? null)
    if (isUnknown.now) await askColumns(given)
  }

  async function askColumns(given: Chosen) {
    const answer = await send(() => call(deposits.heads, { body: given }))
    setHeads(answer?.data ?? null)
  }

  async function upload() {
    const answer = chosen && (await send(() => call(deposits.upload, { body: chosen })))
    if (!answer) return
    setChosen(null)
    setPreview(null)
    setShown(answer.data.errand_id)
    void uploads.refetch()
  }

  return (
    <Panel title={t('거래내역 올리기')}>
      <p id={`${id}-hint`} className="text-small text-ink-700">
        {t('은행 사이트에서 받은 CSV나 엑셀 파일. 같은 줄을 두 번 올려도 한 번만 들어가요.')}
      </p>
      <input
        id={id}
        type="file"
        accept={tableFiles}
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
      {!preview && taken && (
        <div className="mt-4 grid gap-4">
          <ErrandProgress errand={taken.errand} of="rows" />
          <UnreadRows rows={taken.unread} />
          <TakenLines lines={taken.lines} unread={taken.unread} />
        </div>
      )}
      {chosen && heads && (
        <ColumnChooser
          key={heads.names.join('|')}
          heads={heads}
          onChosen={() => void look(chosen)}
        />
      )}
      {preview && (
        <div className="mt-4">
          <p className="text-small font-semibold">
            {t('{name}: 입금 {count}건', { name: chosen?.name ?? '', count: preview.lines.length })}
          </p>
          <p className="text-small text-ink-700">
            {t('나간 돈 {skipped}줄은 세기만 하고, 읽지 못한 줄은 {unread}줄이에요.', {
              skipped: preview.skipped,
              unread: preview.unread.length,
            })}
          </p>
          <FileNotes notes={preview.notes} />
          <UnreadRows rows={preview.unread} />
          <ul className="mt-2 max-h-80 divide-y divide-paper-200 overflow-y-auto border-y border-paper-200 text-small">
            {preview.lines.map((line, at) => (
              <li key={at} className="grid gap-x-4 py-2 card:grid-cols-[150px_1fr_120px_1.4fr]">
                <span className="tabular text-ink-500">
                  {line.day_only ? dotted(koreanDay(line.at)) : stamp(line.at)}
                </span>
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
          <div className="mt-4 flex flex-wrap gap-2">
            <Button size={44} busy={busy} onClick={() => void upload()}>
              {t('이대로 올리기')}
            </Button>
            <Button look="outline" size={44} onClick={() => chosen && void askColumns(chosen)}>
              {t('칸 직접 고르기')}
            </Button>
            <Button
              look="outline"
              size={44}
              onClick={() => {
                setHeads(null)
                setChosen(null)
                setPreview(null)
              }}
            >
              {t('그만두기')}
            </Button>
          </div>
        </div>
      )}
      {!preview && (
        <ErrandList
          errands={uploads.data?.data ?? []}
          shown={errand_id ?? null}
          onShow={setShown}
        />
      )}
    </Panel>
  )
}
