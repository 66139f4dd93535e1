import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { cx } from '#ui/class-names.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { useT } from '#ui/language.tsx'
import { BankAccounts, CustomerService, LatestNotices } from './footer-parts.tsx'
import { frameQueries, useMenus, useSettings, useVariant } from './hooks.ts'
import { LegalBlock, LegalLinks } from './legal-block.tsx'
import { Logo } from './logo.tsx'
import { PlainMenuGo, useWord } from './menu-link.tsx'

type Group = { key: string; title: string; lang?: 'ko'; body: ReactNode }

/** Columns on a desk; on a phone accordions, of which the business data stands open. */
export function Footer() {
  const desktop = useVariant() === 'pc'
  const settings = useSettings()
  const notices = useQuery(frameQueries.notices).data?.data
  return (
    <KeptMarkup
      as="footer"
      of={['footer', desktop, settings, notices]}
      className="mt-16 bg-paper-100 pt-10 pb-[calc(var(--bar-h)+40px+env(safe-area-inset-bottom))] text-small text-ink-700 desk:mt-24 desk:pt-14 desk:pb-14"
    >
      <Inside desktop={desktop} />
    </KeptMarkup>
  )
}

// help, bank, none to three groups of links, notices; a window as narrow as a phone's has them until it has woken up, in two columns
const columns = [
  'desk:grid-cols-[3fr_2.4fr_3fr]',
  'desk:grid-cols-[3fr_2.4fr_1.6fr_3fr]',
  'desk:grid-cols-[3fr_2.4fr_1.6fr_1.6fr_3fr]',
  'desk:grid-cols-[2.8fr_2.3fr_1.5fr_1.5fr_1.5fr_2.6fr]',
]

function Inside({ desktop }: { desktop: boolean }) {
  const t = useT()
  const company = useSettings()?.company
  const groups = useGroups()
  return (
    <div className="wrap">
      <Note />
      {desktop ? (
        <div className={cx('grid grid-cols-2 gap-6', columns[groups.length - 2])}>
          <div>
            <Logo className="mb-4 !text-head text-ink-900" />
            <CustomerService />
          </div>
          {groups.map((group) => (
            <section key={group.key}>
              <h2 lang={group.lang} className="mb-3 text-small font-semibold text-ink-900">
                {group.title}
              </h2>
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
              <Accordion
                key={group.key}
                title={<h2 className="text-plain font-semibold text-ink-900">{group.title}</h2>}
                className="border-b border-line"
              >
                <div className="pb-5">{group.body}</div>
              </Accordion>
            ))}
            {company && (
              <Accordion
                open
                title={
                  <h2 className="text-plain font-semibold text-ink-900">{t('사업자 정보')}</h2>
                }
              >
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
  const word = useWord()
  const { footer } = useMenus()
  const hasAccounts = useSettings()?.bank_accounts.some((account) => account.use)
  return [
    ...(hasAccounts ? [{ key: 'bank', title: t('계좌 안내'), body: <BankAccounts /> }] : []),
    ...footer.map((group) => ({
      key: group.id,
      title: word(group.title).text,
      lang: word(group.title).lang,
      body: (
        <ul className="desk:-mt-1.5">
          {group.links.map((link) => (
            <li key={link.id}>
              <PlainMenuGo
                link={link}
                className="inline-flex min-h-9 items-center no-underline hover:text-ink-900 hover:underline hover:underline-offset-4 desk:min-h-8"
              />
            </li>
          ))}
        </ul>
      ),
    })),
    { key: 'notice', title: t('공지'), body: <LatestNotices /> },
  ]
}

/** A line that staff put above the columns, such as closed days. */
function Note() {
  const word = useWord()
  const { note } = useMenus()
  if (!note.show || !note.text.ko) return null
  const { text, lang } = word(note.text)
  return (
    <p className="mb-7 border border-line bg-paper-50 px-4 py-3 text-ink-900" lang={lang}>
      {note.url ? (
        <PlainMenuGo
          link={{ id: 'note', word: note.text, url: note.url, show: true }}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        />
      ) : (
        text
      )}
    </p>
  )
}
