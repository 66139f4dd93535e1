import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { PointLedgerRow } from '#shop/point/contract.ts'
import { useT } from '#ui/language.tsx'

const signed = (points: number) =>
  `${points > 0 ? '+' : '\u2212'}${Math.abs(points).toLocaleString('en-US')}`

/** What came in and went out, with the sum after each row. */
export function Ledger({ rows }: { rows: readonly PointLedgerRow[] }) {
  const t = useT()
  return (
    <ol className="mt-2">
      {rows.map((row) => (
        <li
          key={row.po_id}
          className="hairline-b grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3.5"
        >
          <p className="text-plain leading-snug [overflow-wrap:anywhere]">{row.po_content}</p>
          <p
            className={`tabular text-right text-body font-semibold ${row.po_point > 0 ? 'text-pine-700' : 'text-ink-900'}`}
          >
            {t('{count}점', { count: signed(row.po_point) })}
          </p>
          <p className="tabular text-caption text-ink-500">
            {dotted(koreanDay(row.po_datetime))}
            {row.po_expire_date && (
              <span className="ml-2">{t('{day}까지', { day: dotted(row.po_expire_date) })}</span>
            )}
          </p>
          <p className="tabular text-right text-caption text-ink-500">
            {t('남은 포인트 {count}점', { count: row.po_mb_point.toLocaleString('en-US') })}
          </p>
        </li>
      ))}
    </ol>
  )
}
