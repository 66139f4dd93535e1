import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'

/** A page of the customer center about an application. */
export function ApplicationFrame({
  title,
  note,
  up,
  children,
}: {
  title: string
  note?: ReactNode
  /** the page above, when it is not the customer center itself */
  up?: { label: string; to: string }
  children: ReactNode
}) {
  const t = useT()
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t('고객센터'), to: paths.customerCenter() },
          ...(up ? [up] : []),
          { label: title },
        ]}
      />
      <PageTitle className="desk:mt-3" title={title} note={note} />
      {children}
    </div>
  )
}
