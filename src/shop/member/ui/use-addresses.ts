import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#kernel/queries.ts'
import {
  type Address,
  type AddressForm,
  account,
  addresses,
} from '#shop/member/account-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

export const addressQuery = queryOf(addresses.list, {})

/** The member's address book and what can be done with it. A deleted address can be had back. */
export function useAddresses() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const asked = useQuery(addressQuery)

  async function refresh() {
    await client.invalidateQueries({ queryKey: addressQuery.queryKey })
    void client.invalidateQueries({ queryKey: [account.show.path] })
  }

  async function save(form: AddressForm, ad_id: number | null) {
    if (ad_id === null) await call(addresses.add, { body: form })
    else await call(addresses.update, { params: { ad_id }, body: form })
    await refresh()
    toast(t('주소를 저장했어요.'))
  }

  async function makeUsual(row: Address) {
    await call(addresses.update, {
      params: { ad_id: row.ad_id },
      body: { ...row, ad_default: true },
    })
    await refresh()
  }

  async function remove(row: Address) {
    const { message } = await call(addresses.remove, { params: { ad_id: row.ad_id } })
    await refresh()
    toast({
      message,
      action: {
        label: t('되돌리기'),
        run: () => void call(addresses.add, { body: row }).then(refresh),
      },
    })
  }

  return { asked, rows: asked.data?.data ?? [], save, makeUsual, remove }
}
