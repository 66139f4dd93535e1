import { Link } from 'react-router'
import { Panel } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import type { DeskCompany } from '#shop/company/desk-contract.ts'
import { DueWord } from '#shop/company/ui/due-word.tsx'
import { useMoney, useT } from '#ui/language.tsx'

/** Orders that are not paid whole, what is due first at the top. */
export function OpenPanel({ company }: { company: DeskCompany }) {
  const t = useT()
  const money = useMoney()
  const today = koreanToday()
  return (
    <Panel
      title={t('받을 주문 {count}건', { count: company.open.length })}
      end={t('남은 외상 {amount}', { amount: money(company.owed, 'krw') })}
      flush
    >
      {company.open.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {company.owed < 0
            ? t('받을 주문이 없고 {amount}을 더 받았어요. 다음 외상 주문에서 빠져요.', {
                amount: money(-company.owed, 'krw'),
              })
            : t('받을 외상이 없어요.')}
        </p>
      ) : (
        <ul>
          {company.open.map((one) => (
            <li
              key={one.od_id}
              className="hairline-b grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4.5 py-3 last:border-0"
            >
              <p className="text-small">
                <Link
                  to={adminPaths.order(one.od_id)}
                  className="tap tabular underline underline-offset-4"
                >
                  {t('주문 {id}', { id: one.od_id })}
                </Link>
              </p>
              <p className="tabular text-right text-small font-semibold">
                {money(one.rest, 'krw')}
              </p>
              <p className="text-caption text-ink-500">
                {t('{day} 주문', { day: dotted(one.day) })} ·{' '}
                <DueWord due_on={one.due_on} today={today} />
              </p>
              {one.rest < one.amount && (
                <p className="tabular text-right text-caption text-ink-500">
                  {t('{amount} 가운데', { amount: money(one.amount, 'krw') })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
