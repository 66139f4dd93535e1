import { Suspense } from 'react'
import { otherFailure } from '#shop/payment/ui/window-closed.ts'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const Told = lazyPart(
  () => import('./payment-told.tsx').then((found) => found.PaymentTold),
  function Failed() {
    return (
      <p role="alert" className="mt-5 text-bad">
        {useT()(otherFailure)}
      </p>
    )
  },
)

/** Why the payment did not work: fetched for those few whom it concerns. */
export function PaymentTold({ code }: { code: string }) {
  return (
    <Suspense>
      <Told code={code} />
    </Suspense>
  )
}
