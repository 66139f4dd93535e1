import { MapPin, Phone, Route } from 'lucide-react'
import { phoneFor } from '#kernel/phone.ts'
import type { OfflineStore } from '#shop/content/contract.ts'
import { mapLinks, placeOf } from '#shop/content/map-rules.ts'
import { isSafeLink } from '#shop/content/rules.ts'
import { buttonClass } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

/** Where a store is and when it is open, as staff keep it. */
export function StoreFacts({ store }: { store: OfflineStore }) {
  const t = useT()
  const { pick, lang } = useLang()
  const place = placeOf(store.coordinates)
  const links = place && mapLinks(place, pick(store.title, store.title_en), lang)
  const open = store.map_url || links?.open
  const facts = [
    { label: t('주소'), value: pick(store.address, store.address_en) },
    { label: t('여는 시간'), value: pick(store.hours, store.hours_en) },
    { label: t('쉬는 날'), value: pick(store.closed, store.closed_en) },
    { label: t('전화'), value: phoneFor(lang, store.phone) },
    { label: t('주차'), value: pick(store.parking, store.parking_en) },
  ]
  return (
    <>
      <dl className="rule-t">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div
              key={label}
              className="hairline-b grid grid-cols-[min(6em,30%)_minmax(0,1fr)] gap-3 py-3"
            >
              <dt className="text-ink-500">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-2.5">
        {open && isSafeLink(open) && (
          <a href={open} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
            <MapPin aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('지도 보기')}
            <span className="sr-only">({t('새 창')})</span>
          </a>
        )}
        {links && (
          <a
            href={links.way}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ look: 'outline' })}
          >
            <Route aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('길 찾기')}
            <span className="sr-only">({t('새 창')})</span>
          </a>
        )}
        {store.phone && (
          <a
            href={`tel:${phoneFor(lang, store.phone)}`}
            className={buttonClass({ look: 'outline' })}
          >
            <Phone aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('전화하기')}
          </a>
        )}
      </p>
    </>
  )
}
