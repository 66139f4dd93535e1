import { Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { tightDay } from '#kernel/day-words.ts'
import { wonToCents } from '#kernel/money.ts'
import { freeShipping, promiseDelivery } from '#shop/catalog/delivery-rules.ts'
import { useDestination, useSettings } from '#storefront/hooks.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { DeliveryAbroad } from './delivery-abroad.tsx'

/** The day it arrives, until when to order for it, and from which sum it travels free. `now` is the moment the page was made. */
export function DeliveryLine({ now, making }: { now: number; making: number }) {
  const t = useT()
  const { lang, currency } = useLang()
  const money = useMoney()
  const settings = useSettings()
  const moment = useNow(now)
  const to = useDestination()
  if (to.abroad) return <DeliveryAbroad moment={moment} making={making} to={to} />
  if (!settings) return null
  const { arrives, order_by, days_left, cut_off_hour } = promiseDelivery(
    new Date(moment),
    settings.shipping,
    { making },
  )
  const free = freeShipping(settings.shipping.grades)
  const inCurrency = (won: number) =>
    money(currency === 'usd' ? wonToCents(won, settings.payment.usd_rate) : won)
  const below =
    free && free.most > free.cost
      ? `${inCurrency(free.cost)}–${inCurrency(free.most)}`
      : inCurrency(free?.cost ?? 0)
  const hour = cut_off_hour
  const by =
    days_left === 0
      ? t('오늘 {hour}:00 전 주문', { hour })
      : days_left === 1
        ? t('내일 {hour}:00 전 주문', { hour })
        : t('{day} {hour}:00 전 주문', { day: tightDay(order_by, lang), hour })
  return (
    <div className="flex gap-2.5 text-small leading-relaxed text-ink-700">
      <Truck aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <p>
          <b className="font-semibold text-ink-900">
            {t('{day} 도착 예정', { day: tightDay(arrives, lang) })}
          </b>{' '}
          · {by}
        </p>
        {making > 0 && <p>{t('만드는 데 영업일 {count}일이 들어 있어요.', { count: making })}</p>}
        <p>
          {free
            ? t('{amount} 이상 무료 배송 · 그 아래는 {cost}', {
                amount: inCurrency(free.from),
                cost: below,
              })
            : t('무료 배송')}
        </p>
      </div>
    </div>
  )
}

/** The page may have been kept a while; the clock is looked at once a minute. */
function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
