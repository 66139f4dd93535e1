import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { adminProducts, type StaffProductRow } from '#shop/catalog/admin-contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export type Quick = Partial<
  Pick<StaffProductRow, 'it_price' | 'discount_rate' | 'it_use' | 'it_soldout'>
>
type List = AnswerOf<typeof adminProducts.list>

/** A price or a switch from the list row: shown at once, undone for ten seconds, and refused when somebody else was quicker. */
export function useQuickChange(): (row: StaffProductRow, change: Quick) => Promise<void> {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { send } = useSend()

  function show(row: StaffProductRow) {
    client.setQueriesData<List>(
      { queryKey: [adminProducts.list.path] },
      (list) =>
        list && { ...list, data: list.data.map((one) => (one.it_id === row.it_id ? row : one)) },
    )
  }

  async function reload(message: string) {
    if (
      await dialog.confirm(message, {
        title: t('새로 불러오기'),
        yes: t('새로 불러오기'),
        no: t('닫기'),
      })
    )
      await client.invalidateQueries({ queryKey: [adminProducts.list.path] })
  }

  function said(row: StaffProductRow, change: Quick): string {
    const name = pick(row.it_name, row.it_name_en)
    if (change.it_price !== undefined)
      return t('{name}: 판매가 {price}', { name, price: money(change.it_price, 'krw') })
    if (change.discount_rate !== undefined)
      return t('{name}: 할인율 {rate}%', { name, rate: change.discount_rate })
    if (change.it_soldout !== undefined)
      return change.it_soldout
        ? t('{name}: 품절로 표시했어요.', { name })
        : t('{name}: 품절 표시를 풀었어요.', { name })
    return change.it_use
      ? t('{name}: 판매를 시작했어요.', { name })
      : t('{name}: 숨겼어요.', { name })
  }

  return async function quick(row, change) {
    show({ ...row, ...change })
    const answer = await send(
      () =>
        call(adminProducts.quick, {
          params: { it_id: row.it_id },
          body: { version: row.version, ...change },
        }),
      (refusal) => {
        if (refusal.status !== 409) return false
        void reload(refusal.message)
        return true
      },
    )
    if (!answer) return show(row)
    show(answer.data)
    void client.invalidateQueries({ queryKey: [adminProducts.show.path] })
    const before: Quick = Object.fromEntries(
      // the names are those of Quick
      Object.keys(change).map((name) => [name, row[name as keyof Quick]]),
    )
    toast({
      message: said(answer.data, change),
      action: { label: t('되돌리기'), run: () => void quick(answer.data, before) },
    })
  }
}
