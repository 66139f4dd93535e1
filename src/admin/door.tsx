import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { LanguageToggle } from '#storefront/language-toggle.tsx'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Wordmark } from '#ui/wordmark.tsx'

/** What stands before the back office: the bench at the left, the words at the right. */
export function Door({
  title,
  note,
  children,
}: {
  title: string
  note: string
  children: ReactNode
}) {
  const t = useT()
  return (
    <div className="grid min-h-dvh bg-paper-50 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="relative hidden overflow-hidden bg-[#151311] desk:block">
        <Picture
          name="scene-workshop-tall"
          alt=""
          sizes="46vw"
          ratio="4:5"
          eager
          className="absolute inset-0 opacity-80"
        />
      </div>
      <main id="main" className="flex flex-col px-5 py-6 desk:px-12">
        <div className="flex items-center justify-between">
          <span className="flex items-center gap-2.5 text-head leading-none">
            <BlotterStrip
              notes={['citrus', 'floral', 'spice']}
              className="h-5 w-[5px] self-center"
            />
            <Wordmark />
            <span className="sr-only">ODEMOA</span>
          </span>
          <LanguageToggle />
        </div>
        <div className="m-auto w-full max-w-[400px] py-12">
          <h1 className="type-h2">{title}</h1>
          <p className="mt-2 mb-8 text-plain text-ink-700">{note}</p>
          {children}
        </div>
        <a
          href={paths.home()}
          className="tap self-start text-small text-ink-500 underline decoration-line underline-offset-4 hover:text-ink-900"
        >
          {t('가게로 가기')}
        </a>
      </main>
    </div>
  )
}
