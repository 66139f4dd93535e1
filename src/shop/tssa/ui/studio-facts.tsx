import { MapPin, Phone } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { useLang, useT } from '../../../ui/language.tsx'
import type { OfflineStore } from '../../content/contract.ts'
import { isSafeLink } from '../../content/rules.ts'

/** Where the studio is and when it is open, as staff keep it. */
export function StudioFacts({ studio }: { studio: OfflineStore }) {
  const t = useT()
  const { pick } = useLang()
  const facts = [
    { label: t('주소'), value: pick(studio.address, studio.address_en) },
    { label: t('여는 시간'), value: pick(studio.hours, studio.hours_en) },
    { label: t('쉬는 날'), value: pick(studio.closed, studio.closed_en) },
    { label: t('전화'), value: studio.phone },
    { label: t('주차'), value: pick(studio.parking, studio.parking_en) },
  ]
  return (
    <>
      <dl className="rule-t">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className="hairline-b grid grid-cols-[6em_1fr] gap-3 py-3">
              <dt className="text-ink-500">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-2.5">
        {studio.map_url && isSafeLink(studio.map_url) && (
          <a href={studio.map_url} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
            <MapPin aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('지도 보기')}
            <span className="sr-only">({t('새 창')})</span>
          </a>
        )}
        {studio.phone && (
          <a href={`tel:${studio.phone}`} className={buttonClass({ look: 'outline' })}>
            <Phone aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('전화하기')}
          </a>
        )}
      </p>
    </>
  )
}
