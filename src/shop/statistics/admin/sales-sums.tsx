import { dotted } from '#kernel/day-words.ts'
import type { Figures, SalesRow } from '#shop/statistics/admin-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** Won, and dollars under it where there are any; the two are never added. */
export function Both({ row, name }: { row: Pick<SalesRow, 'krw' | 'usd'>; name: keyof Figures }) {
  const money = useMoney()
  return (
    <span className="tabular block whitespace-nowrap">
      <span className={cx(row.krw[name] === 0 && 'text-ink-500')}>
        {money(row.krw[name], 'krw')}
      </span>
      {row.usd[name] !== 0 && (
        <span className="block text-caption leading-tight text-ink-500">
          {money(row.usd[name], 'usd')}
        </span>
      )}
    </span>
  )
}

/** How much more or less than before, in percent; nothing to compare says so. */
function Change({ now, before }: { now: number; before: number }) {
  const t = useT()
  if (before === 0) return <span>{t('비교할 금액 없음')}</span>
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  return (
    <span className={cx('tabular', percent < 0 && 'text-bad')}>
      {t('앞 기간보다 {percent}%', { percent: `${percent > 0 ? '+' : ''}${percent}` })}
    </span>
  )
}

/** The figures of the period, each beside the same of as many days before, and what each of them counts. */
export function SalesSums({
  sum,
  before,
}: {
  sum: SalesRow
  before: SalesRow & { from: string; until: string }
}) {
  const t = useT()
  const tiles: { name: keyof Figures; word: string }[] = [
    { name: 'net', word: t('순매출') },
    { name: 'paid', word: t('받은 돈') },
    { name: 'refunded', word: t('돌려준 돈') },
    { name: 'ordered', word: t('주문한 상품') },
    { name: 'unpaid', word: t('아직 미입금') },
    { name: 'shipping', word: t('배송비') },
  ]
  return (
    <div className="border-y border-paper-200">
      <dl className="grid grid-cols-2 gap-px bg-paper-200 card:grid-cols-3 wide:grid-cols-6">
        {tiles.map(({ name, word }) => (
          <div key={name} className="bg-paper-0 px-4.5 py-3.5">
            <dt className="text-caption text-ink-500">{word}</dt>
            <dd className={cx('mt-0.5 text-lead font-semibold', name === 'net' && 'text-pine-700')}>
              <Both row={sum} name={name} />
            </dd>
            <dd className="mt-0.5 text-caption text-ink-500">
              <Change now={sum.krw[name]} before={before.krw[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="px-4.5 py-1 text-small text-ink-700">
        <summary className="flex min-h-11 cursor-pointer items-center underline-offset-4 hover:underline">
          {t('무엇을 센 숫자인가요?')}
        </summary>
        <ul className="grid max-w-180 list-disc gap-1 pb-3 pl-5">
          <li>
            {t('순매출은 그날 받은 돈에서 그날 돌려준 돈을 뺀 금액이에요. 배송비가 들어 있어요.')}
          </li>
          <li>
            {t(
              '주문한 상품은 그날 들어온 주문의 상품 금액이에요. 쿠폰과 적립금을 뺐고, 배송비는 따로 세요.',
            )}
          </li>
          <li>
            {t('주문한 상품은 판 상품, 아직 미입금, 취소·반품으로 나뉘고, 셋을 더하면 꼭 맞아요.')}
          </li>
          <li>{t('하루는 한국 시간으로 세고, 원화와 달러는 더하지 않아요.')}</li>
          <li>
            {t('앞 기간은 {from}부터 {until}까지예요. 늘고 준 만큼은 원화로 견줘요.', {
              from: dotted(before.from),
              until: dotted(before.until),
            })}
          </li>
        </ul>
      </details>
    </div>
  )
}
