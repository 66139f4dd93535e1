import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import type { Claimable, ClaimKind } from '#shop/claim/contract.ts'
import { adminClaims } from '#shop/claim/desk-contract.ts'
import { ClaimForm } from '#shop/claim/pages/claim-form.tsx'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'

/** A return or an exchange that staff write down for a buyer who telephones. */
export default function OpenClaimPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const kind: ClaimKind = search.get('kind') === 'exchange' ? 'exchange' : 'return'
  const params = { od_id: orderId }
  const order = useQuery({ ...queryOf(adminOrders.show, { params }), ...freshOne })
  const able = useQuery({ ...queryOf(adminClaims.ofOrder, { params }), ...freshOne })
  const back = { to: adminPaths.order(orderId), label: t('주문 {id}', { id: orderId }) }
  const title = kind === 'return' ? t('반품 열기') : t('교환 열기')
  if (order.isError || able.isError)
    return (
      <ErrorState
        level={1}
        title={t('주문을 불러오지 못했어요')}
        onRetry={() => void Promise.all([order.refetch(), able.refetch()])}
      />
    )
  if (!order.data || !able.data) return <Skeleton className="h-96" />
  const reason = able.data.data.actions.find(({ name }) => name === kind)?.reason
  return (
    <>
      <PageHead
        title={title}
        note={t('{name} 님의 말을 듣고 적어요. 저장하면 고객에게 알려요.', {
          name: order.data.data.od_name,
        })}
        back={back}
      />
      {reason ? (
        <EmptyState
          title={t('지금은 열 수 없어요')}
          action={<ButtonLink to={back.to}>{t('주문으로 돌아가기')}</ButtonLink>}
        >
          <p>{reason}</p>
        </EmptyState>
      ) : (
        <div className="max-w-[760px] pb-10">
          <StaffClaimForm key={kind} kind={kind} order={order.data.data} able={able.data.data} />
        </div>
      )}
    </>
  )
}

function StaffClaimForm({
  kind,
  order,
  able,
}: {
  kind: ClaimKind
  order: StaffOrder
  able: Claimable
}) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { od_id: order.od_id }
  return (
    <ClaimForm
      kind={kind}
      order={order}
      able={able}
      desk={{
        isStaff: true,
        preview: (body) => call(adminClaims.preview, { params, body }),
        ask: async (body) => {
          const { data } = await call(adminClaims.open, { params, body })
          void client.invalidateQueries({ queryKey: [adminClaims.ofOrder.path] })
          void client.invalidateQueries({ queryKey: [adminClaims.list.path] })
          toast(t('신청을 적었어요. 고객에게 알렸어요.'))
          await navigate(adminPaths.claim(data.claim_id), { replace: true })
        },
      }}
    />
  )
}
