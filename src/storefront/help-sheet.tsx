import { Mail, Phone } from 'lucide-react'
import { phoneFor } from '#kernel/phone.ts'
import { buttonClass } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useSettings } from './hooks.ts'
import { TourButton } from './tour-button.tsx'

/** Where to ask a person, for a shop without a chat, and the way to be shown around. */
export function HelpSheet({ onTour }: { onTour: () => void }) {
  const t = useT()
  const { lang, pick } = useLang()
  const company = useSettings()?.company
  if (!company) return null
  return (
    <div>
      <p className="font-serif text-display leading-tight">{phoneFor(lang, company.phone)}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-plain">
        {(['hours', 'lunch', 'closed'] as const).map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-500">
              {{ hours: t('운영'), lunch: t('점심'), closed: t('휴무') }[name]}
            </dt>
            <dd>{pick(company[name].ko, company[name].en)}</dd>
          </div>
        ))}
        <dt className="text-ink-500">{t('메일')}</dt>
        <dd>{company.email}</dd>
      </dl>
      <div className="mt-7 grid gap-2.5">
        <a href={`tel:${phoneFor(lang, company.phone)}`} className={buttonClass({ wide: true })}>
          <Phone aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('전화하기')}
        </a>
        <a
          href={`mailto:${company.email}`}
          className={buttonClass({ look: 'outline', wide: true })}
        >
          <Mail aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('메일 보내기')}
        </a>
        <TourButton onTour={onTour} className="mx-auto mt-2" />
      </div>
    </div>
  )
}
