import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { lotDesk } from '#shop/lot/contract.ts'
import { useT } from '#ui/language.tsx'
import { LotForm } from './lot-form.tsx'

/** One lot, or a new one. */
export default function LotPage() {
  return (
    <OnlyFor area="products">
      <OneLot />
    </OnlyFor>
  )
}

function OneLot() {
  const t = useT()
  const may = useStaff().changes('products')
  const { lotId } = useParams()
  const found = useQuery({
    ...queryOf(lotDesk.show, { params: { lot_id: rowIdIn(lotId) } }),
    ...freshOne,
    enabled: lotId !== undefined,
  })
  const back = { to: adminPaths.lots(), label: t('로트 목록') }
  if (!may)
    return (
      <CannotChange title={t('로트')} back={back}>
        {t('로트는 상품 담당과 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  if (lotId === undefined) return <LotForm key="new" stored={null} back={back} />
  return (
    <StoredOne found={found} title={t('로트')} back={back}>
      {(one) => <LotForm key={one.lot_id} stored={one} back={back} />}
    </StoredOne>
  )
}
