import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { companyDesk } from '#shop/company/desk-contract.ts'
import { PaperButtons } from '#shop/order/ui/paper-buttons.tsx'
import { PaperSheet } from '#shop/order/ui/paper-sheet.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

export default function StatementPage() {
  return (
    <OnlyFor area="orders">
      <MonthlyStatement />
    </OnlyFor>
  )
}

/** The paper of one month, as the company sees it. */
function MonthlyStatement() {
  const t = useT()
  const { memberId: mb_id = '', month = '' } = useParams()
  const params = { mb_id, month }
  const { data, error, refetch } = useQuery({
    ...queryOf(companyDesk.statementText, { params }),
    ...freshOne,
  })
  if (error instanceof Refusal && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        level={1}
        title={t('없는 명세예요')}
        action={<ButtonLink to={adminPaths.companies()}>{t('회사 목록')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('거래 명세를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={t('월 거래 명세')}
          back={{ to: adminPaths.company(mb_id), label: t('회사') }}
          actions={<PaperButtons pdf={urlOf(companyDesk.statement.path, params)} />}
        />
      </div>
      <div className="pb-10 print:p-0">
        {data ? (
          <PaperSheet paper={data.data} />
        ) : (
          <Skeleton className="mx-auto h-160 w-full max-w-[860px]" />
        )}
      </div>
    </>
  )
}
