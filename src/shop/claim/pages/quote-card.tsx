import type { ClaimKind, ClaimQuote } from '#shop/claim/contract.ts'
import { Sums } from '#shop/claim/ui/sums.tsx'
import { useT } from '#ui/language.tsx'

/** What the buyer agrees to. */
export function QuoteCard({ kind, quote }: { kind: ClaimKind; quote: ClaimQuote }) {
  const t = useT()
  const { currency, goods, discount, shipping, fee, refund } = quote
  if (kind === 'exchange')
    return (
      <Sums
        currency={currency}
        coupons={[]}
        points={0}
        lines={[]}
        total={{ label: t('교환 배송비'), amount: fee }}
      >
        <p className="mt-3 text-small text-ink-700">
          {fee > 0
            ? t('배송비를 받은 것을 확인하고 새 상품을 보내요.')
            : t('배송비는 저희가 내요. 돌아온 상품을 확인하고 새 상품을 보내요.')}
        </p>
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
          : t('상품이 돌아온 날부터 영업일 기준 3일 안에 결제한 수단으로 돌려 드려요.')}
      </p>
    </Sums>
  )
}
