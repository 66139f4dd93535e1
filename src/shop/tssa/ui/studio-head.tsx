import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { StudioMenu } from './studio-menu.tsx'

/** The head of a page of the workshop, with the way to the others. */
export function StudioHead({ title, note }: { title: string; note?: ReactNode }) {
  const t = useT()
  return (
    <>
      <header className="wrap pt-5 desk:pt-7">
        <Breadcrumb
          className="max-desk:hidden"
          crumbs={[
            { label: t('홈'), to: paths.home() },
            { label: 'TSSA', to: paths.tssa.main() },
            { label: title },
          ]}
        />
        <h1 className="type-h1 desk:mt-3">{title}</h1>
        {note && <p className="mt-2 max-w-[40em] text-ink-700">{note}</p>}
      </header>
      <StudioMenu />
    </>
  )
}
