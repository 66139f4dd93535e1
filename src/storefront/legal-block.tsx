import { businessNumberText } from '#kernel/business-number.ts'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import type { PublicSettings } from '#shop/setting/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'

const checkPage = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no='

/** What the law wants every page of a shop to say about the business. */
export function LegalBlock({ company }: { company: PublicSettings['company'] }) {
  const t = useT()
  const { lang, pick } = useLang()
  const both = (text: { ko: string; en: string }) => pick(text.ko, text.en)
  const mark = both(company.business_number_mark)
  const rows: { label: string; value: React.ReactNode }[] = [
    { label: t('상호'), value: both(company.name) },
    { label: t('대표'), value: both(company.ceo) },
    { label: t('주소'), value: both(company.address) },
    { label: t('전화'), value: phoneFor(lang, company.phone) },
    { label: t('메일'), value: company.email },
    {
      label: t('사업자등록번호'),
      value: (
        <>
          {businessNumberText(company.business_number)}
          {mark && ` (${mark})`}{' '}
          <ExternalLink
            href={checkPage + company.business_number.replace(/\D/g, '')}
            className="tap"
          >
            {t('사업자 정보 확인')}
          </ExternalLink>
        </>
      ),
    },
    { label: t('통신판매업 신고'), value: both(company.mail_order_number) },
    { label: t('개인정보보호책임자'), value: both(company.privacy_officer) },
    { label: t('호스팅'), value: both(company.hosting) },
    {
      label: t('구매안전서비스'),
      value:
        both(company.escrow) && company.escrow_url ? (
          <>
            {both(company.escrow)}{' '}
            <ExternalLink href={company.escrow_url}>{t('가입 확인')}</ExternalLink>
          </>
        ) : (
          both(company.escrow)
        ),
    },
  ]
  return (
    <div className="pb-2 text-caption leading-relaxed">
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5">
        {rows
          .filter((row) => row.value)
          .map((row) => (
            <div key={row.label} className="flex max-w-full flex-wrap gap-x-1.5">
              <dt className="text-ink-500">{row.label}</dt>
              <dd className="min-w-0 wrap-anywhere">{row.value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-4 text-ink-500">© 2026 ODEMOA</p>
    </div>
  )
}

const legalLink =
  'inline-flex min-h-11 items-center hover:text-ink-900 hover:underline hover:underline-offset-4'

/** The privacy policy stands out, as the law wants. */
export function LegalLinks() {
  const t = useT()
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <a href={paths.terms()} className={legalLink}>
          {t('이용약관')}
        </a>
      </li>
      <li>
        <a href={paths.privacy()} className={`${legalLink} font-bold text-ink-900`}>
          {t('개인정보처리방침')}
        </a>
      </li>
    </ul>
  )
}

/** 0008100009 → 000-81-00009; anything else is printed as it was given. */
