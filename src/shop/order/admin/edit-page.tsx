import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { EditForm } from './edit-form.tsx'

/** An order that has not left, or the rest of one, is written anew: receiver, quantities, goods. */
export default function EditOrderPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(adminOrders.show, { params: { od_id: orderId } }),
    ...freshOne,
  })
  const back = { to: adminPaths.order(orderId), label: t('주문 {id}', { id: orderId }) }
  if (error)
    return (
      <ErrorState level={1} title={t('주문을 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton className="h-96" />
  const reason = data.data.actions.find(({ name }) => name === 'edit')?.reason
  return (
    <>
      <PageHead
        title={t('주문 고치기')}
        note={
          data.data.unsent.length
            ? t('보내지 않은 상품과 그 받는 곳만 고쳐요. 배송비는 그대로예요.')
            : t('보내기 전까지 고칠 수 있어요. 저장하면 고객에게 알리고 이력에 남아요.')
        }
        back={back}
      />
      {reason ? (
        <EmptyState
          title={t('지금은 고칠 수 없어요')}
          action={<ButtonLink to={back.to}>{t('주문으로 돌아가기')}</ButtonLink>}
        >
          <p>{reason}</p>
        </EmptyState>
      ) : (
        <EditForm key={orderId} order={data.data} />
      )}
    </>
  )
}
