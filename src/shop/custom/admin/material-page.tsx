import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { CannotChange, StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminMaterials } from '#shop/custom/material-contract.ts'
import { useT } from '#ui/language.tsx'
import { MaterialFormPage } from './material-form.tsx'

const fresh = 'new'

/** One material, or a new one. */
export default function MaterialPage() {
  return (
    <OnlyFor area="products">
      <OneMaterial />
    </OnlyFor>
  )
}

function OneMaterial() {
  const t = useT()
  const may = useStaff().changes('materials')
  const { materialId = '' } = useParams()
  const isNew = materialId === fresh
  const found = useQuery({
    ...queryOf(adminMaterials.show, { params: { material_id: rowIdIn(materialId) } }),
    ...freshOne,
    enabled: !isNew,
  })
  const back = { to: adminPaths.materials(), label: t('포뮬러 재료') }
  if (!may)
    return (
      <CannotChange title={t('재료')} back={back}>
        {t('재료는 상품 담당과 운영자만 바꿀 수 있어요.')}
      </CannotChange>
    )
  if (isNew) return <MaterialFormPage key={fresh} stored={null} back={back} />
  return (
    <StoredOne found={found} title={t('재료')} back={back}>
      {(one) => <MaterialFormPage key={one.material_id} stored={one} back={back} />}
    </StoredOne>
  )
}
