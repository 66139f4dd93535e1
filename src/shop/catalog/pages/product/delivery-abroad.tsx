import { Truck } from 'lucide-react'
import { tightDay } from '#kernel/day-words.ts'
import { arrivesAbroad } from '#shop/cart/abroad-rules.ts'
import { promiseDelivery } from '#shop/catalog/delivery-rules.ts'
import type { Destination } from '#storefront/hooks.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useT } from '#ui/language.tsx'

/** When it arrives in the visitor's country. */
export function DeliveryAbroad({
  moment,
  making,
  to,
}: {
  moment: number
  making: number
  to: Destination
}) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  if (!settings || !to.sent) return null
  const { leaves } = promiseDelivery(new Date(moment), settings.shipping, { making })
  const { first, last } = arrivesAbroad(leaves, to.sent)
  return (
    <div className="flex gap-2.5 text-small leading-relaxed text-ink-700">
      <Truck aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <p>
          <b className="font-semibold text-ink-900">
            {t('{country}에 {first}~{last} 도착 예정', {
              country: to.named,
              first: tightDay(first, lang),
              last: tightDay(last, lang),
            })}
          </b>
        </p>
        <p>{t('배송비는 무게에 따라 달라요. 장바구니에서 알려 드려요.')}</p>
      </div>
    </div>
  )
}
