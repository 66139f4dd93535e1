import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#kernel/queries.ts'
import { coupons, type ZoneCoupon } from '#shop/coupon/contract.ts'
import { Ticket } from '#shop/coupon/ui/coupon-card.tsx'
import { useCouponWords } from '#shop/coupon/ui/coupon-words.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

const few = 20

/** Coupons to take now, each with why it cannot be had where it cannot. */
export function CouponZone() {
  const t = useT()
  const { data, isError } = useQuery({
    ...queryOf(coupons.zone, { query: { per_page: 50, order: 'asc' } }),
    staleTime: 0,
  })
  if (isError || data?.data.length === 0) return null
  return (
    <section aria-labelledby="zone" className="rule-t mt-12 pt-5">
      <h2 id="zone" className="text-head font-[650]">
        {t('쿠폰존')}
      </h2>
      <p className="mt-1 text-small text-ink-700">{t('받아 두면 주문서에서 고를 수 있어요.')}</p>
      {data ? (
        <ul className="mt-4 grid gap-3 card:grid-cols-2">
          {data.data.map((coupon) => (
            <li key={coupon.cz_id}>
              <ZoneTicket coupon={coupon} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-4 h-36" />
      )}
    </section>
  )
}

function ZoneTicket({ coupon }: { coupon: ZoneCoupon }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const session = useSession()
  const words = useCouponWords()
  const { busy, send } = useSend()

  async function take() {
    if (
      coupon.cz_point > 0 &&
      !(await dialog.confirm(
        t('포인트 {count}점을 써서 이 쿠폰을 받을까요?', { count: coupon.cz_point }),
      ))
    )
      return
    await send(async () => {
      const { data } = await call(coupons.download, { params: { cz_id: coupon.cz_id } })
      toast(t('{name} 쿠폰을 받았어요.', { name: words.name(data) }))
      void session.refresh()
    })
    await Promise.all([
      client.invalidateQueries({ queryKey: [coupons.zone.path] }),
      client.invalidateQueries({ queryKey: [coupons.list.path] }),
    ])
  }

  return (
    <Ticket coupon={coupon} faded={coupon.reason !== null}>
      <p className="tabular text-caption text-ink-500">
        {coupon.cz_days === null
          ? t('{day}까지 쓸 수 있어요', { day: words.day(coupon.cz_end) })
          : t('받은 날부터 {count}일 동안', { count: coupon.cz_days })}
        {coupon.left !== null && coupon.left > 0 && coupon.left <= few && (
          <span className="ml-2">{t('{count}장 남음', { count: coupon.left })}</span>
        )}
      </p>
      {coupon.reason ? (
        <p className="mt-1.5 flex min-h-11 items-center text-small">{coupon.reason}</p>
      ) : (
        <Button
          look="outline"
          size={44}
          busy={busy}
          className="mt-1.5 justify-self-start"
          onClick={() => void take()}
        >
          {coupon.cz_point > 0
            ? t('{count}점으로 받기', { count: coupon.cz_point.toLocaleString('en-US') })
            : t('쿠폰 받기')}
        </Button>
      )}
    </Ticket>
  )
}
