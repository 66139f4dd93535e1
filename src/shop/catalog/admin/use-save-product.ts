import { useQueryClient } from '@tanstack/react-query'
import type { Draft } from '#admin/ui/draft.ts'
import { toldSaved } from '#admin/ui/told-saved.ts'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminProducts, type StaffProduct } from '#shop/catalog/admin-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { useT } from '#ui/language.tsx'
import { formOf, type ProductForm } from './product-draft.ts'
import { standingOfGoods } from './standing.ts'

export function useSaveProduct(draft: Draft<ProductForm>, stored: StaffProduct | null) {
  const t = useT()
  const client = useQueryClient()
  const params = { it_id: stored?.it_id ?? '' }
  return useSaveDraft(draft, stored, {
    create: (body) => call(adminProducts.create, { body }),
    load: () => call(adminProducts.show, { params }),
    save: (form, version) => call(adminProducts.save, { params, body: { ...form, version } }),
    formOf,
    kept: (answer) => {
      client.setQueryData(
        queryOf(adminProducts.show, { params: { it_id: answer.data.it_id } }).queryKey,
        answer,
      )
      for (const { path } of [adminProducts.list, products.show, products.list])
        void client.invalidateQueries({ queryKey: [path] })
    },
    told: (saved, isNew) =>
      toldSaved(
        t,
        isNew ? t('상품을 등록했어요.') : t('상품을 저장했어요.'),
        standingOfGoods(saved),
      ),
  })
}
