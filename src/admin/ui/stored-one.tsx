import type { ReactNode } from 'react'
import { Refusal } from '#kernel/client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import type { Back } from './editor-page.tsx'
import { InlineNotice } from './inline-notice.tsx'
import { PageHead } from './page-head.tsx'

type Props<T> = {
  found: {
    data?: { data: T }
    error: Error | null
    isFetchedAfterMount: boolean
    fetchStatus: 'fetching' | 'paused' | 'idle'
    refetch: () => unknown
  }
  /** what the page is of */
  title: string
  back: Back
  children: (stored: T) => ReactNode
}

/** What an editor shows until the thing of its address is here: read once, so that nothing changes under the hands. */
export function StoredOne<T>({ found, title, back, children }: Props<T>) {
  const t = useT()
  const { data, error, isFetchedAfterMount, fetchStatus } = found
  // what was made a moment ago is known, and nothing is on its way
  if (data && (isFetchedAfterMount || fetchStatus === 'idle')) return <>{children(data.data)}</>
  const missing = error instanceof Refusal && error.status === 404
  return (
    <>
      <PageHead title={title} back={back} />
      {missing ? (
        <EmptyState
          title={t('찾는 것이 없어요')}
          drawing={<BlankStrip />}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        >
          <p>{t('그사이 삭제되었거나 주소가 달라요.')}</p>
        </EmptyState>
      ) : error ? (
        <ErrorState title={t('내용을 불러오지 못했어요')} onRetry={() => void found.refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      )}
    </>
  )
}

/** For whoever may see the list, not change what is in it. */
export function CannotChange({
  title,
  back,
  children,
}: {
  title: string
  back: Back
  children: ReactNode
}) {
  return (
    <>
      <PageHead title={title} back={back} />
      <InlineNotice tone="wait">{children}</InlineNotice>
    </>
  )
}
