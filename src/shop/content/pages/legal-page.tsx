import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { useVariant } from '#storefront/hooks.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import {
  type Block,
  type Facts,
  isKnown,
  type LegalSection,
  type LegalText,
  sayLine,
} from './legal.ts'
import { LegalTable } from './legal-table.tsx'
import { LinkedText } from './linked-text.tsx'
import { useFacts } from './use-facts.ts'

type Props = {
  title: string
  text: LegalText
  /** how the heading of a section is numbered */
  numbered: (at: number, title: string) => string
  more: ReactNode
}

/** A text of law: numbered sections with anchors, their list beside them, fit to be printed. */
export function LegalPage({ title, text, numbered, more }: Props) {
  const t = useT()
  const { lang } = useLang()
  const facts = useFacts(text.version)
  const desktop = useVariant() === 'pc'
  if (!facts) return null
  const sections = text.sections.map((section, at) => ({
    ...section,
    heading: numbered(at + 1, sayLine(lang, section.title, facts)),
  }))
  const contents = <Contents sections={sections} />
  return (
    <article className="wrap max-w-[1080px]! pt-5 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden print:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: title }]}
      />
      <header className="border-b border-ink-900 pb-5 desk:mt-3 desk:pb-7">
        <h1 className="type-h1">{title}</h1>
        <p className="tabular mt-2.5 text-small text-ink-500">
          {t('{since} 시행 · {version} 판', { since: facts.since ?? '', version: text.version })}
        </p>
      </header>
      <div className="items-start gap-14 desk:grid desk:grid-cols-[260px_minmax(0,1fr)] print:block">
        <nav
          aria-label={t('차례')}
          className="border-b border-line desk:sticky desk:top-[calc(var(--header-h)+24px)] desk:border-0 desk:pt-9 print:hidden"
        >
          {desktop ? (
            <div className="max-h-[calc(100dvh-var(--header-h)-84px)] overflow-y-auto">
              <h2 className="mb-2 text-small font-semibold">{t('차례')}</h2>
              {contents}
            </div>
          ) : (
            <Accordion title={<h2 className="text-plain font-semibold">{t('차례')}</h2>}>
              <div className="pb-4">{contents}</div>
            </Accordion>
          )}
        </nav>
        <div className="min-w-0 pt-7 desk:pt-9">
          <div className="grid gap-3">
            {text.lead.map((line) => (
              <p key={line.ko} className={measure}>
                {sayLine(lang, line, facts)}
              </p>
            ))}
          </div>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-11">
              <h2
                id={section.id}
                className="type-h3 mb-3.5 scroll-mt-3 break-after-avoid text-balance"
              >
                {section.heading}
              </h2>
              <div className="grid gap-4">
                {section.blocks.map((block, at) => (
                  <Part key={at} block={block} facts={facts} />
                ))}
              </div>
            </section>
          ))}
          <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6 print:hidden">
            {more}
            <Button look="outline" size={44} onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('인쇄하기')}
            </Button>
          </div>
        </div>
      </div>
    </article>
  )
}

// about 40 syllables a line
const measure = 'max-w-[35em] leading-[1.75] text-ink-700 print:max-w-none'

function Contents({ sections }: { sections: readonly (LegalSection & { heading: string })[] }) {
  return (
    <ol className="text-small leading-snug text-ink-700">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className="flex min-h-11 items-center py-1 hover:text-ink-900 hover:underline hover:underline-offset-4 desk:min-h-8"
          >
            {section.heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Part({ block, facts }: { block: Block; facts: Facts }) {
  const { lang } = useLang()
  if ('table' in block) return <LegalTable table={block.table} facts={facts} />
  if ('text' in block) {
    return isKnown(block.text, facts) ? (
      <p className={measure}>
        <LinkedText text={sayLine(lang, block.text, facts)} />
      </p>
    ) : null
  }
  return (
    <ul className={`grid list-disc gap-2 pl-5 marker:text-control ${measure}`}>
      {block.list
        .filter((line) => isKnown(line, facts))
        .map((line) => (
          <li key={line.ko}>
            <LinkedText text={sayLine(lang, line, facts)} />
          </li>
        ))}
    </ul>
  )
}
