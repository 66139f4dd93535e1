import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { type LeftOut, manyOrders } from '#shop/order/contract/many.ts'
import { PaperButtons } from '#shop/order/ui/paper-buttons.tsx'
import { PaperSheet } from '#shop/order/ui/paper-sheet.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { LabelSheet } from './label-sheet.tsx'

const kinds = ['packing-slip', 'pick-list', 'labels'] as const
type Kind = (typeof kinds)[number]

/** What is printed for the ticked orders, in one go. */
export default function PrintPage() {
  const t = useT()
  const params = useParams()
  const kind = kinds.find((one) => one === params.kind)
  const ids = useSearchParams()[0].get('ids') ?? ''
  if (!kind || !ids)
    return (
      <EmptyState
        level={1}
        title={t('인쇄할 주문을 골라 주세요')}
        action={<ButtonLink to={adminPaths.orders()}>{t('주문 목록')}</ButtonLink>}
      />
    )
  return kind === 'labels' ? <Labels ids={ids} /> : <Papers key={kind} kind={kind} ids={ids} />
}

function Papers({ kind, ids }: { kind: Exclude<Kind, 'labels'>; ids: string }) {
  const t = useT()
  const ask = { params: { kind }, query: { ids } }
  const { data, isError, refetch } = useQuery({ ...queryOf(manyOrders.text, ask), ...freshOne })
  const papers = data?.data.papers
  return (
    <>
      <Head
        kind={kind}
        count={kind === 'packing-slip' ? papers?.length : undefined}
        left={data?.data.left}
        actions={
          papers?.length ? (
            <PaperButtons pdf={urlOf(manyOrders.pdf.path, { kind }, { ids })} />
          ) : null
        }
      />
      {isError && (
        <ErrorState title={t('서류를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      <div className="grid gap-6 pb-10 print:block print:p-0">
        {papers?.map((paper) => (
          <div key={paper.number} className="break-after-page last:break-after-auto">
            <PaperSheet paper={paper} />
          </div>
        ))}
        {papers?.length === 0 && <EmptyState title={t('인쇄할 상품이 없어요')} />}
        {!data && !isError && <Skeleton className="mx-auto h-160 w-full max-w-[860px]" />}
      </div>
    </>
  )
}

function Labels({ ids }: { ids: string }) {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...queryOf(manyOrders.labels, { query: { ids } }),
    ...freshOne,
  })
  const labels = data?.data.labels
  return (
    <>
      <Head
        kind="labels"
        count={labels?.length}
        left={data?.data.left}
        actions={
          labels?.length ? (
            <Button size={44} onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('인쇄')}
            </Button>
          ) : null
        }
      />
      {isError && (
        <ErrorState title={t('서류를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {labels && labels.length > 0 && <LabelSheet labels={labels} />}
      {labels?.length === 0 && <EmptyState title={t('인쇄할 상품이 없어요')} />}
      {!data && !isError && <Skeleton className="mx-auto h-160 w-full max-w-[860px]" />}
    </>
  )
}

function Head({
  kind,
  count,
  left = [],
  actions,
}: {
  kind: Kind
  count: number | undefined
  left: readonly LeftOut[] | undefined
  actions: React.ReactNode
}) {
  const t = useT()
  const titles: Record<Kind, string> = {
    'packing-slip': t('포장 명세'),
    'pick-list': t('피킹 목록'),
    labels: t('주소 라벨'),
  }
  return (
    <div className="print:hidden">
      <PageHead
        title={titles[kind]}
        beside={
          count === undefined ? undefined : (
            <span className="tabular text-ink-500">{t('{count}장', { count })}</span>
          )
        }
        note={kind === 'labels' ? t('A4 한 장에 8개씩, 99.1 × 67.7 mm 라벨에 맞아요.') : undefined}
        back={{ to: adminPaths.orders(), label: t('주문 목록') }}
        actions={actions}
      />
      {left.length > 0 && (
        <InlineNotice tone="wait" className="mb-5">
          <p className="font-semibold">{t('빠진 주문 {count}건', { count: left.length })}</p>
          <ul className="mt-1 grid gap-0.5">
            {left.slice(0, 10).map(({ od_id, why }) => (
              <li key={od_id}>
                <span className="tabular">{od_id}</span> · {why}
              </li>
            ))}
            {left.length > 10 && <li>…</li>}
          </ul>
        </InlineNotice>
      )}
    </div>
  )
}
