import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '../../../admin/ui/draft.ts'
import { useAct } from '../../../admin/ui/use-act.ts'
import type { Refusal } from '../../../kernel/client.ts'
import { call, queryOf } from '../../../kernel/queries.ts'
import { useT } from '../../../ui/language.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { adminProducts, type StaffProduct } from '../admin-contract.ts'
import { products } from '../contract.ts'
import { formOf, type ProductForm } from './product-draft.ts'

/** What the save met: parts that somebody else had changed as well; empty when theirs and mine fit together. */
export type Met = (keyof ProductForm & string)[]

export function useSaveProduct(draft: Draft<ProductForm>, stored: StaffProduct | null) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [version, setVersion] = useState(stored?.version ?? 0)
  const [met, setMet] = useState<Met | null>(null)

  function keep(answer: { data: StaffProduct }) {
    client.setQueryData(queryOf(adminProducts.show, { params: { it_id: answer.data.it_id } }).queryKey, answer)
    for (const path of [adminProducts.list.path, products.show.path, products.list.path]) void client.invalidateQueries({ queryKey: [path] })
    draft.saved(formOf(answer.data))
    setVersion(answer.data.version)
    setMet(null)
  }

  // somebody else saved: their parts come in, mine stay, and the next save counts from theirs
  async function meet(it_id: string) {
    const theirs = await act(() => call(adminProducts.show, { params: { it_id } }))
    if (!theirs) return
    setMet(draft.meet(formOf(theirs.data)))
    setVersion(theirs.data.version)
    window.scrollTo({ top: 0 })
  }

  const refused = (refusal: Refusal) => refusal.status === 422 && draft.refuse(refusal.errors)

  return {
    busy,
    met,
    dismiss: () => setMet(null),
    create: async (): Promise<string | null> => {
      const answer = await act(() => call(adminProducts.create, { body: draft.value }), refused)
      if (!answer) return null
      keep(answer)
      toast(t('상품을 등록했어요.'))
      return answer.data.it_id
    },
    save: async () => {
      if (!stored) return
      const { it_id } = stored
      let conflict = false
      const answer = await act(
        () => call(adminProducts.save, { params: { it_id }, body: { ...draft.value, version } }),
        (refusal) => {
          conflict = refusal.status === 409
          return conflict || refused(refusal)
        },
      )
      if (conflict) await meet(it_id)
      if (!answer) return
      keep(answer)
      toast(t('상품을 저장했어요. 가게에 바로 보여요.'))
    },
  }
}
