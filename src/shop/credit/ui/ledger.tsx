import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { CreditRow } from '#shop/credit/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What came in and went out, with the balance after each row. */
export function CreditLedger({ rows }: { rows: readonly CreditRow[] }) {
  const t = useT()
  const money = useMoney()
  return (
    <ol className="mt-2">
      {rows.map((row) => (
        <li
          key={row.cr_id}
          className="hairline-b grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3.5"
        >
          <p className="text-plain leading-snug [overflow-wrap:anywhere]">{row.cr_content}</p>
          <p
            className={`tabular text-right text-body font-semibold ${row.cr_amount > 0 ? 'text-pine-700' : 'text-ink-900'}`}
          >
            {row.cr_amount > 0 ? '+' : ''}
            {money(row.cr_amount, 'krw')}
          </p>
          <p className="tabular text-caption text-ink-500">{dotted(koreanDay(row.cr_datetime))}</p>
          <p className="tabular text-right text-caption text-ink-500">
            {t('남은 예치금 {amount}', { amount: money(row.cr_balance, 'krw') })}
          </p>
        </li>
      ))}
    </ol>
  )
}
