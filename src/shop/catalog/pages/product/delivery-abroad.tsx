import { Ban, Truck } from 'lucide-react'
import { tightDay } from '#kernel/day-words.ts'
import { arrivesAbroad } from '#shop/cart/abroad-rules.ts'
import { useStaysBehind } from '#shop/cart/ui/stays-behind.ts'
import { promiseDelivery } from '#shop/catalog/delivery-rules.ts'
import type { Destination } from '#storefront/hooks.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useT } from '#ui/language.tsx'

/** When it arrives in the visitor's country, or why it cannot go there. */
export function DeliveryAbroad({
  moment,
  to,
  is_flammable,
}: {
  moment: number
  to: Destination
  is_flammable: boolean
}) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const why = useStaysBehind()({ is_flammable })
  if (why)
    return (
      <div className="flex gap-2.5 bg-amber-100 px-4 py-3 text-small leading-relaxed text-amber-700">
        <Ban aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
        <div>
          <p className="font-semibold">{why}</p>
          <p>{t('배송 나라는 위쪽 메뉴에서 바꿀 수 있어요.')}</p>
        </div>
      </div>
    )
  if (!settings || !to.sent) return null
  const { order_by } = promiseDelivery(new Date(moment), settings.shipping)
  const { first, last } = arrivesAbroad(order_by, to.sent)
  return (
    <div className="flex gap-2.5 text-small leading-relaxed text-ink-700">
      <Truck aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <p>
          <b className="font-semibold text-ink-900">
            {t('{country}에 {first}~{last} 도착 예정', {
              country: to.name,
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
