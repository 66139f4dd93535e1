import type { RefundPreview } from '#shop/tssa/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What cancelling gives back, part by part, and how it comes. */
export function CancelSums({ sums }: { sums: RefundPreview }) {
  const t = useT()
  const money = useMoney()
  const { percent, amount, worth, points_back, way, currency } = sums
  if (amount === 0 && points_back === 0)
    return (
      <p>{t('환불 기한이 지나 지금 취소하면 돌려 드리는 금액이 없어요. 그래도 취소할까요?')}</p>
    )
  const how = {
    none: '',
    card: t('결제한 방법으로 바로 돌려 드려요.'),
    account: t('적어 주신 계좌로 영업일 3일 안에 보내 드려요.'),
    owed: t('회사의 외상에서 바로 빠져요.'),
    studio: t('공방에서 낸 금액이라 공방에서 돌려 드려요.'),
  }[way]
  return (
    <>
      <p>
        {t(
          '지금 취소하면 {percent}%인 {amount}을(를) 돌려 드려요. 자리는 바로 다른 분에게 열려요.',
          {
            percent,
            amount: money(amount, currency),
          },
        )}
      </p>
      <dl className="tabular mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-plain">
        <dt>{t('결제한 금액')}</dt>
        <dd className="text-right">{money(worth, currency)}</dd>
        {points_back > 0 && (
          <>
            <dt>{t('돌아오는 포인트')}</dt>
            <dd className="text-right">{t('{points}점', { points: points_back })}</dd>
          </>
        )}
        <dt className="font-semibold">{t('돌려받는 금액')}</dt>
        <dd className="text-right font-semibold">{money(amount, currency)}</dd>
      </dl>
      {how && <p className="mt-3 text-small text-ink-500">{how}</p>}
    </>
  )
}
