import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import type { CouponTerms, MyCoupon } from '#shop/coupon/contract.ts'
import { cx } from '#ui/class-names.ts'
import { inRow } from '#ui/kept-dots.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useCouponWords } from './coupon-words.ts'

/** A coupon in a member's hands. */
export function CouponCard({ coupon }: { coupon: MyCoupon }) {
  const t = useT()
  const words = useCouponWords()
  const left =
    coupon.days_left === 0 ? t('오늘까지') : t('{count}일 남음', { count: coupon.days_left })
  return (
    <Ticket coupon={coupon} heading="h2" faded={coupon.state !== 'usable'}>
      <p className="tabular text-caption text-ink-500">
        <span className="whitespace-nowrap">{words.day(coupon.cp_start)} –</span>{' '}
        <span className="mr-1 whitespace-nowrap">{words.day(coupon.cp_end)}</span>{' '}
        {coupon.state === 'usable' && (
          <span
            className={cx(
              'whitespace-nowrap',
              coupon.days_left <= 7 && 'font-semibold text-amber-700',
            )}
          >
            {left}
          </span>
        )}
        {coupon.state === 'waiting' && (
          <span className="whitespace-nowrap">{t('아직 쓸 수 없어요')}</span>
        )}
      </p>
      {coupon.state === 'used' && coupon.od_id && (
        <TextLink to={paths.myPage.order(coupon.od_id)} className="tap text-caption">
          {t('쓴 주문 보기')}
        </TextLink>
      )}
    </Ticket>
  )
}

/** What every coupon looks like: how much off at the left, what it is for at the right. */
export function Ticket({
  coupon,
  heading: Heading = 'h3',
  faded = false,
  children,
}: {
  coupon: CouponTerms
  heading?: 'h2' | 'h3'
  faded?: boolean
  children: ReactNode
}) {
  const t = useT()
  const words = useCouponWords()
  return (
    <article
      className={`grid h-full grid-cols-[96px_minmax(0,1fr)] border border-paper-200 bg-paper-0 ${faded ? 'text-ink-500' : ''}`}
    >
      <p
        className={`grid place-content-center border-r border-dashed border-line px-1 text-center ${faded ? 'bg-paper-100' : 'bg-pine-100 text-pine-700'}`}
      >
        <strong className="tabular text-head leading-tight font-bold">{words.off(coupon)}</strong>
        <span className="text-caption">{t('할인')}</span>
      </p>
      <div className="grid content-start gap-1 p-[min(1rem,5vw)]">
        <Heading className="text-plain leading-snug font-semibold">{words.name(coupon)}</Heading>
        <p className="text-caption text-ink-700">
          {inRow([words.target(coupon), words.terms(coupon)])}
        </p>
        {children}
      </div>
    </article>
  )
}
