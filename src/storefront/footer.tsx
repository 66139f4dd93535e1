import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../kernel/paths.ts'
import { Accordion } from '../ui/accordion.tsx'
import { KeptMarkup } from '../ui/kept-markup.tsx'
import { useLang, useT } from '../ui/language.tsx'
import { BankAccounts, CustomerService, LatestNotices } from './footer-parts.tsx'
import { frameQueries, useCategories, useSettings, useVariant } from './hooks.ts'
import { LegalBlock, LegalLinks } from './legal-block.tsx'
import { Logo } from './logo.tsx'

type Group = { title: string; body: ReactNode }

/** Columns on a desk; on a phone accordions, of which the business data stands open. */
export function Footer() {
  const desktop = useVariant() === 'pc'
  const settings = useSettings()
  const { sale } = useCategories()
  const notices = useQuery(frameQueries.notices).data?.data
  return (
    <KeptMarkup
      as="footer"
      of={['footer', desktop, settings, notices, sale]}
      className="mt-16 bg-paper-100 pt-10 pb-[calc(var(--bar-h)+40px+env(safe-area-inset-bottom))] text-[14px] text-ink-700 desk:mt-24 desk:pt-14 desk:pb-14"
    >
      <Inside desktop={desktop} />
    </KeptMarkup>
  )
}

function Inside({ desktop }: { desktop: boolean }) {
  const t = useT()
  const company = useSettings()?.company
  const groups = useGroups()
  return (
    <div className="wrap">
      {desktop ? (
        <div className="grid grid-cols-[3fr_2.4fr_1.6fr_1.6fr_3fr] gap-6">
          <div>
            <Logo className="mb-4 !text-[20px] text-ink-900" />
            <CustomerService />
          </div>
          {groups.map((group) => (
            <section key={group.title}>
              <h2 className="mb-3 text-[14px] font-semibold text-ink-900">{group.title}</h2>
              {group.body}
            </section>
          ))}
        </div>
      ) : (
        <>
          <Logo className="mb-2 text-ink-900" />
          <CustomerService />
          <div className="mt-7 border-t border-line">
            {groups.map((group) => (
              <Accordion key={group.title} title={<h2 className="text-[15px] font-semibold text-ink-900">{group.title}</h2>} className="border-b border-line">
                <div className="pb-5">{group.body}</div>
              </Accordion>
            ))}
            {company && (
              <Accordion open title={<h2 className="text-[15px] font-semibold text-ink-900">{t('사업자 정보')}</h2>}>
                <LegalBlock company={company} />
              </Accordion>
            )}
          </div>
          <div className="mt-4 border-t border-line pt-2">
            <LegalLinks />
          </div>
        </>
      )}
      {desktop && (
        <div className="mt-11 border-t border-line pt-4">
          <LegalLinks />
        </div>
      )}
      {desktop && company && (
        <div className="pt-2">
          <h2 className="sr-only">{t('사업자 정보')}</h2>
          <LegalBlock company={company} />
        </div>
      )}
    </div>
  )
}

function useGroups(): Group[] {
  const t = useT()
  const { pick } = useLang()
  const { sale } = useCategories()
  const links = (rows: { to: string; word: string }[]) => (
    <ul className="desk:-mt-1.5">
      {rows.map((row) => (
        <li key={row.to}>
          <a href={row.to} className="inline-flex min-h-9 items-center hover:text-ink-900 hover:underline hover:underline-offset-4 desk:min-h-8">
            {row.word}
          </a>
        </li>
      ))}
    </ul>
  )
  return [
    { title: t('계좌 안내'), body: <BankAccounts /> },
    {
      title: t('둘러보기'),
      body: links([
        { to: paths.bestSeller(), word: t('베스트') },
        { to: paths.newItem(), word: t('신상품') },
        ...(sale ? [{ to: paths.category(sale.id), word: pick(sale.name, sale.name_en) }] : []),
        { to: paths.search(), word: t('상품 검색') },
        { to: paths.selects(), word: t('셀렉트') },
        { to: paths.promotions(), word: t('기획전') },
        { to: paths.recipes(), word: t('직접 만들기') },
        { to: paths.stores(), word: t('매장 안내') },
        { to: paths.contents('company'), word: t('회사 소개') },
      ]),
    },
    {
      title: t('주문'),
      body: links([
        { to: paths.cart(), word: t('장바구니') },
        { to: paths.orderLookUp(), word: t('주문 조회') },
        { to: paths.login(), word: t('로그인') },
      ]),
    },
    { title: t('공지'), body: <LatestNotices /> },
  ]
}
