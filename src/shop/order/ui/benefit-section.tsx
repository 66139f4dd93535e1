import { Suspense } from 'react'
import { paths } from '#kernel/paths.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TextLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FormSection } from './form-section.tsx'
import type { OrderPricing } from './use-order-price.ts'

const MemberBenefits = lazyPart(() =>
  import('./member-benefits.tsx').then((found) => found.MemberBenefits),
)

/** Coupons, points and a balance: suggested, never applied unasked. */
export function BenefitSection({ pricing, direct }: { pricing: OrderPricing; direct: boolean }) {
  const t = useT()
  const { isMember } = useSession()
  return (
    <FormSection title={t('쿠폰과 포인트')}>
      {isMember ? (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <MemberBenefits pricing={pricing} />
        </Suspense>
      ) : (
        <p className="text-small text-ink-700">
          {t('회원은 쿠폰과 포인트를 쓸 수 있어요.')}{' '}
          <TextLink to={paths.login(paths.orderForm(direct))}>{t('로그인')}</TextLink>
        </p>
      )}
    </FormSection>
  )
}
