import { Link } from 'react-router'
import { businessNumberText } from '#kernel/business-number.ts'
import { monthWord } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import type { MyCompany } from '#shop/company/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'

/** One paper for every month in which something happened. */
export function Statements({ months }: { months: readonly string[] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className="text-title font-[650]">
        {t('월 거래 명세')}
      </h2>
      {months.length === 0 ? (
        <p className="mt-3 text-plain text-ink-700">
          {t('외상 주문을 하면 달마다 주문과 입금, 남은 금액을 적은 명세가 생겨요.')}
        </p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {months.map((month) => (
            <li key={month}>
              <Link
                to={paths.myPage.companyStatement(month)}
                className="tabular inline-flex min-h-11 items-center border border-paper-200 bg-paper-0 px-4 text-plain hover:border-control"
              >
                {monthWord(month, lang)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What stands on the company's tax invoices, and where it is changed. */
export function RegistrationCard({ company }: { company: MyCompany }) {
  const t = useT()
  const rows: [string, string][] = [
    [t('상호'), company.company],
    [t('사업자등록번호'), businessNumberText(company.business_number)],
    [t('대표자'), company.representative],
    [t('사업장 주소'), company.address],
    [t('업태 / 종목'), [company.business_type, company.business_item].filter(Boolean).join(' / ')],
    [t('세금계산서 받을 메일'), company.tax_email],
  ]
  return (
    <section aria-labelledby="registration">
      <h2 id="registration" className="text-title font-[650]">
        {t('세금계산서 정보')}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2.5 text-plain leading-relaxed card:grid-cols-[160px_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="card:contents">
            <dt className="text-ink-500">{label}</dt>
            <dd data-content className="tabular min-w-0 break-words">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-700">
        {t('주문하면서 이 내용으로 세금계산서를 신청해요.')}{' '}
        <TextLink to={paths.myPage.inquiries()}>{t('바뀐 내용 알리기')}</TextLink>
      </p>
    </section>
  )
}
