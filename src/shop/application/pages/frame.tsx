import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import type { ApplicationKind } from '#shop/application/contract.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'

const center = { label: '고객센터', to: paths.customerCenter() }

/** The hall of a kind: custom work has its own. */
export function hallOf(kind: ApplicationKind) {
  return kind === 'fragrance' ? { label: '커스텀 향', to: paths.customLanding() } : center
}

/** A page of the customer center about an application. */
export function ApplicationFrame({
  title,
  note,
  up,
  hall = center,
  children,
}: {
  title: string
  note?: ReactNode
  /** the page above, when it is not the customer center itself */
  up?: { label: string; to: string }
  /** where it belongs; the words are a phrase */
  hall?: { label: string; to: string }
  children: ReactNode
}) {
  const t = useT()
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: t(hall.label), to: hall.to },
          ...(up ? [up] : []),
          { label: title },
        ]}
      />
      <PageTitle className="desk:mt-3" title={title} note={note} />
      {children}
    </div>
  )
}
