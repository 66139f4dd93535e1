import type { ReactNode } from 'react'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import type { SectionId } from './section-nav.tsx'

/** A part of the page below the fold; a hash stops under the header and the tabs. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id: SectionId
  title: string
  /** stands under the name */
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="far scroll-mt-11 pt-12 desk:grid desk:grid-cols-[240px_minmax(0,1fr)] desk:gap-x-10 desk:pt-16 wide:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div className="mb-5 desk:mb-0">
        <h2 id={`${id}-title`} className="type-h2">
          {title}
        </h2>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

export function Story({ item }: { item: ProductDetail }) {
  const t = useT()
  const { pick, lang } = useLang()
  const second = item.images.at(1)
  const html = pick(item.it_explan, item.it_explan_en)
  return (
    <Section id="story" title={t('설명')}>
      <div className="grid gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,300px)] desk:gap-12">
        <RichText html={html} lang={lang === 'en' && !item.it_explan_en ? 'ko' : undefined} />
        {second && (
          <div className="aspect-4/5 max-desk:order-first max-desk:hidden">
            <Picture name={second} alt="" sizes="300px" />
          </div>
        )}
      </div>
    </Section>
  )
}
