import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { dotted } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import { useLang, useT } from '#ui/language.tsx'
import { frameQueries, useSettings } from './hooks.ts'
import { SocialLinks } from './social-links.tsx'
import { TourButton } from './tour-button.tsx'

export const noticesShown = 5

export function CustomerService() {
  const t = useT()
  const { lang, pick } = useLang()
  const company = useSettings()?.company
  if (!company) return null
  return (
    <section>
      <h2 className="text-small">{t('고객센터')}</h2>
      <a
        href={`tel:${phoneFor(lang, company.phone)}`}
        className="my-1 inline-block font-serif text-grand leading-tight font-medium text-ink-900"
      >
        {phoneFor(lang, company.phone)}
      </a>
      <p>
        {pick(company.hours.ko, company.hours.en)}
        {company.lunch.ko && <> · {pick(company.lunch.ko, company.lunch.en)}</>}
      </p>
      <p>{pick(company.closed.ko, company.closed.en)}</p>
      <a
        href={`mailto:${company.email}`}
        className="tap mt-1 inline-block underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {company.email}
      </a>
      <a
        href={paths.stores()}
        className="mt-3 flex h-11 w-fit items-center gap-2 rounded-card border border-control px-4 font-semibold text-ink-900 hover:bg-paper-200"
      >
        <MapPin aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('오프라인 매장')}
      </a>
      <div className="mt-2">
        <SocialLinks />
      </div>
      <TourButton className="block" />
    </section>
  )
}

export function BankAccounts() {
  const t = useT()
  const { pick } = useLang()
  const accounts = useSettings()?.bank_accounts.filter((account) => account.use) ?? []
  return (
    <ul className="grid gap-2.5">
      {accounts.map((account) => (
        <li key={account.id}>
          <span className="tabular block text-ink-900">
            {pick(account.bank.ko, account.bank.en)}{' '}
            <span className="whitespace-nowrap">{account.number}</span>
          </span>
          {t('예금주')} {pick(account.holder.ko, account.holder.en)}
        </li>
      ))}
    </ul>
  )
}

export function LatestNotices() {
  const t = useT()
  const { pick } = useLang()
  const rows = useQuery(frameQueries.notices).data?.data.slice(0, noticesShown) ?? []
  if (rows.length === 0) return <p>{t('새 소식이 없어요.')}</p>
  return (
    <ul className="grid gap-2">
      {rows.map((notice) => (
        <li key={notice.id} className="flex items-baseline justify-between gap-3">
          <a
            href={paths.notice(notice.id)}
            className="line-clamp-1 hover:text-ink-900 hover:underline hover:underline-offset-4"
          >
            {pick(notice.title, notice.title_en)}
          </a>
          <time dateTime={notice.created_at} className="tabular shrink-0 text-caption text-ink-500">
            {dotted(koreanDay(notice.created_at)).slice(5)}
          </time>
        </li>
      ))}
    </ul>
  )
}
