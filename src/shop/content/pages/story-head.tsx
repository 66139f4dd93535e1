import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import type { Card } from '#shop/content/ui/card-list.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  card: Card
  up: { label: string; to: string }
  above?: ReactNode
  below?: ReactNode
  dim?: boolean
}

/** A story begins with its picture and its name, side by side on a desk. */
export function StoryHead({ card, up, above, below, dim = false }: Props) {
  const t = useT()
  const { pick, lang } = useLang()
  const title = pick(card.title, card.title_en)
  return (
    <header className="wrap pt-5 desk:pt-7">
      <Breadcrumb
        className="mb-4 max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, up, { label: title }]}
      />
      <div className="grid gap-6 desk:grid-cols-[7fr_5fr] desk:items-end desk:gap-10">
        <div
          className={cx(
            'aspect-4/3 overflow-hidden bg-paper-200 max-desk:-mx-4 desk:aspect-3/2',
            dim && 'opacity-60 grayscale',
          )}
        >
          <Picture
            name={card.image}
            alt=""
            ratio="4:3"
            sizes="(width > 1360px) 730px, (width > 1000px) 56vw, 100vw"
            eager
          />
        </div>
        <div className="desk:pb-4">
          {above}
          <h1 className="type-h1 mt-2" lang={lang === 'en' && !card.title_en ? 'ko' : undefined}>
            {title}
          </h1>
          <p className="mt-3 max-w-[34em] text-pretty text-ink-700">
            {pick(card.summary, card.summary_en)}
          </p>
          {below}
        </div>
      </div>
    </header>
  )
}
