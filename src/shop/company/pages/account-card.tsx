import { dotted } from '#kernel/day-words.ts'
import type { MyCompany } from '#shop/company/contract.ts'
import { overdueSum } from '#shop/company/rules.ts'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What may still be ordered on account, what is owed, and until when. */
export function AccountCard({ company }: { company: MyCompany }) {
  const t = useT()
  const money = useMoney()
  const { credit_limit, owed, ages, open, reason } = company
  const late = overdueSum(ages)
  const [next] = open
  if (company.state === 'stopped')
    return (
      <p className="border border-paper-200 bg-paper-0 p-5 text-plain text-ink-700">
        {t(
          '거래가 멈춰 있어요. 새 외상 주문과 거래 가격은 쓸 수 없어요. 궁금한 점은 고객센터로 연락해 주세요.',
        )}
        {owed > 0 && ` ${t('남은 외상 {amount}', { amount: money(owed, 'krw') })}`}
      </p>
    )
  if (credit_limit === 0 && owed === 0)
    return (
      <p className="border border-paper-200 bg-paper-0 p-5 text-plain text-ink-700">
        {t(
          '외상 결제는 아직 열려 있지 않아요. 필요하면 고객센터로 알려 주세요. 검토한 뒤 한도와 결제 기한을 정해 드려요.',
        )}
      </p>
    )
  const cells: [string, string, boolean][] = [
    [t('남은 한도'), money(company.left, 'krw'), false],
    [t('남은 외상'), money(Math.max(0, owed), 'krw'), false],
    [t('기한 지난 금액'), money(late, 'krw'), late > 0],
    [t('외상 한도'), money(credit_limit, 'krw'), false],
  ]
  return (
    <section aria-label={t('회사 외상')} className="border border-paper-200 bg-paper-0">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 p-5 desk:grid-cols-4">
        {cells.map(([label, value, hot]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-ink-700">{label}</dt>
            <dd
              className={cx(
                'tabular mt-1 text-lead leading-tight font-bold desk:text-title',
                hot && 'text-bad',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-paper-200 px-5 py-3.5 text-small leading-relaxed text-ink-700">
        {reason && <p className="font-semibold text-bad">{reason}</p>}
        {next && (
          <p>
            {t('가장 먼저 낼 금액은 {amount}, 결제 기한은 {day}이에요.', {
              amount: money(next.rest, 'krw'),
              day: dotted(next.due_on),
            })}
          </p>
        )}
        {owed < 0 && (
          <p>
            {t('더 보내 주신 {amount}은 다음 외상에서 빠져요.', { amount: money(-owed, 'krw') })}
          </p>
        )}
        <p>
          {t('외상 주문은 주문한 날부터 {days}일 안에 월 거래 명세의 계좌로 보내 주세요.', {
            days: company.due_days,
          })}
        </p>
      </div>
    </section>
  )
}
