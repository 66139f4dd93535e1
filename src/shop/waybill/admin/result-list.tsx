import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '#admin/ui/panel.tsx'
import { ResultFile } from '#admin/ui/result-file.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { RowVerdict, WaybillRow } from '#shop/waybill/contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { type Translate, useT } from '#ui/language.tsx'
import { KindFilter, kindOf, order, type RowKind } from './kind-filter.tsx'

const tones: Record<RowVerdict, BadgeTone> = {
  ship: 'wait',
  parcel: 'wait',
  box: 'wait',
  known: 'done',
  same: 'bad',
  wrong: 'bad',
  done: 'done',
}

function verdictWord(t: Translate, verdict: RowVerdict): string {
  const words: Record<RowVerdict, string> = {
    ship: t('보낼 줄'),
    parcel: t('보낼 줄'),
    box: t('보낼 줄'),
    known: t('바뀌지 않는 줄'),
    same: t('확인 필요'),
    wrong: t('보내지 못함'),
    done: t('보낸 줄'),
  }
  return words[verdict]
}

/** What becomes of each row, or became of it; the report can be kept as a file. */
export function ResultList({
  rows,
  taken,
  busy,
  courierName,
  onTake,
}: {
  rows: readonly WaybillRow[]
  taken: boolean
  busy: boolean
  courierName: (code: string) => string
  onTake: (sure: number[]) => void
}) {
  const t = useT()
  const [sure, setSure] = useState<ReadonlySet<number>>(new Set())
  const good = rows.filter(({ verdict }) => ['ship', 'parcel', 'box'].includes(verdict)).length
  const sending = good + sure.size
  const [kind, setKind] = useState<RowKind | null>(null)
  // what needs a person stands before the hundred that do not
  const shown = rows
    .filter((row) => kind === null || kindOf(row) === kind)
    .toSorted((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)) || a.row - b.row)
  const bad = rows.filter(({ verdict }) => verdict === 'wrong' || verdict === 'same').length

  return (
    <Panel
      title={
        taken
          ? t('{total}줄 가운데 {done}건을 보냈어요', {
              total: rows.length,
              done: rows.filter(({ verdict }) => verdict === 'done').length,
            })
          : t('{total}줄 가운데 {good}건을 보낼 수 있어요', { total: rows.length, good })
      }
      flush
    >
      <KindFilter rows={rows} chosen={kind} onChoose={setKind} />
      <ul className="max-h-[560px] divide-y divide-paper-200 overflow-y-auto text-small">
        {shown.map((row) => (
          <li
            key={row.row}
            className="grid gap-x-4 gap-y-1 px-4.5 py-3 card:grid-cols-[64px_170px_1fr_110px] card:items-center"
          >
            <span className="tabular text-ink-500">{t('{row}행', { row: row.row })}</span>
            <span>
              {row.od_name ? (
                <Link
                  to={adminPaths.order(row.od_id)}
                  className="tap tabular underline-offset-4 hover:underline"
                >
                  {row.od_id}
                </Link>
              ) : (
                <span className="tabular break-all">{row.od_id || '–'}</span>
              )}
              <span className="block text-caption text-ink-500">{row.od_name}</span>
            </span>
            <span className="min-w-0">
              <span className="tabular break-all">
                {[courierName(row.company), row.invoice].filter(Boolean).join(' ')}
              </span>
              <span className="block text-ink-700">{row.message}</span>
              {row.verdict === 'same' && !taken && (
                <Checkbox
                  checked={sure.has(row.row)}
                  onChange={(on) => {
                    const next = new Set(sure)
                    if (on) next.add(row.row)
                    else next.delete(row.row)
                    setSure(next)
                  }}
                >
                  {t('이 번호가 맞아요')}
                </Checkbox>
              )}
            </span>
            <span className="card:text-right">
              <Badge tone={tones[row.verdict]}>{verdictWord(t, row.verdict)}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2 border-t border-paper-200 px-4.5 py-3">
        {!taken && (
          <Button size={44} busy={busy} disabled={sending === 0} onClick={() => onTake([...sure])}>
            {t('{count}건 보내기', { count: sending })}
          </Button>
        )}
        <ResultFile
          name="waybills"
          head={[
            t('행 번호'),
            t('주문번호'),
            t('주문자'),
            t('택배사'),
            t('송장번호'),
            t('결과'),
            t('이유'),
          ]}
          rows={rows.map((row) => [
            row.row,
            row.od_id,
            row.od_name,
            courierName(row.company),
            row.invoice,
            verdictWord(t, row.verdict),
            row.message,
          ])}
        />
        {bad > 0 && !taken && (
          <p className="text-small text-ink-500">
            {t('나머지 {count}줄은 그대로 두고, 고친 뒤 다시 올리면 돼요.', {
              count: rows.length - sending,
            })}
          </p>
        )}
      </div>
    </Panel>
  )
}
