import type { ClaimKind, ClaimPreview } from '#shop/claim/contract.ts'
import { dueOf } from '#shop/claim/rules.ts'
import { Sums } from '#shop/claim/ui/sums.tsx'
import { useT } from '#ui/language.tsx'

/** What the buyer agrees to. */
export function QuoteCard({ kind, quote }: { kind: ClaimKind; quote: ClaimPreview }) {
  const t = useT()
  const { currency, goods, discount, shipping, fee, refund, difference = 0 } = quote
  const isOwed = quote.on_account?.reason === null
  if (kind === 'exchange')
    return (
      <Sums
        currency={currency}
        coupons={quote.coupons_back}
        points={quote.points_back}
        lines={
          difference === 0
            ? []
            : [
                { label: t('교환 배송비'), amount: fee },
                difference > 0
                  ? { label: t('새 상품의 차액'), amount: difference }
                  : { label: t('돌려 드릴 차액'), amount: refund },
              ]
        }
        total={
          difference < 0 && fee === 0
            ? { label: t('환불 예정 금액'), amount: refund }
            : difference === 0
              ? { label: t('교환 배송비'), amount: fee }
              : {
                  label: isOwed ? t('외상에 더할 금액') : t('내실 금액'),
                  amount: dueOf({ ...quote, quote }),
                }
        }
      >
        <p className="mt-3 text-small text-ink-700">
          {isOwed
            ? t('외상에 더하고, 돌아온 상품을 확인하고 새 상품을 보내요.')
            : difference > 0
              ? t('내신 것을 확인하고 새 상품을 보내요. 쿠폰의 기준도 함께 계산했어요.')
              : fee > 0
                ? t('배송비를 받은 것을 확인하고 새 상품을 보내요.')
                : t('배송비는 저희가 내요. 돌아온 상품을 확인하고 새 상품을 보내요.')}
        </p>
        {refund > 0 && (
          <p className="mt-1.5 text-small text-ink-700">
            {quote.way === 'account'
              ? t('차액은 새 상품을 보낼 때 아래 계좌로 돌려 드려요.')
              : quote.way === 'owed'
                ? t('차액은 새 상품을 보낼 때 회사의 외상에서 빠져요.')
                : t('차액은 새 상품을 보낼 때 결제한 수단으로 돌려 드려요.')}
          </p>
        )}
      </Sums>
    )
  return (
    <Sums
      currency={currency}
      coupons={quote.coupons_back}
      points={quote.points_back}
      lines={[
        { label: t('돌려보낼 상품 금액'), amount: goods },
        discount > 0 && { label: t('쿠폰·포인트로 낸 금액'), amount: discount, minus: true },
        shipping > 0 && { label: t('처음 보낼 때의 배송비'), amount: shipping, minus: true },
        shipping < 0 && { label: t('내신 배송비'), amount: -shipping },
        fee > 0 && { label: t('돌려보내는 배송비'), amount: fee, minus: true },
      ]}
      total={{ label: t('환불 예정 금액'), amount: refund }}
    >
      <p className="mt-3 text-small text-ink-700">
        {quote.way === 'account'
          ? t('상품이 돌아온 날부터 영업일 기준 3일 안에 아래 계좌로 보내 드려요.')
          : quote.way === 'owed'
            ? t('상품이 돌아온 날부터 영업일 기준 3일 안에 회사의 외상에서 빼 드려요.')
            : t('상품이 돌아온 날부터 영업일 기준 3일 안에 결제한 수단으로 돌려 드려요.')}
      </p>
    </Sums>
  )
}
