import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { companyAddresses } from '#shop/company/address-contract.ts'
import type { Address } from '#shop/member/account-contract.ts'
import { useMemberDetails } from '#shop/member/ui/use-member-details.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { type OrderTyped, receiverOf } from './typed-order.ts'

/** The address book of a member, above the fields it fills. */
export function AddressChoice({ fields }: { fields: Fields<OrderTyped> }) {
  const t = useT()
  const { addresses: own } = useMemberDetails()
  const { isMember } = useSession()
  const { data } = useQuery({
    ...queryOf(companyAddresses.list, {}),
    enabled: isMember,
    staleTime: 60_000,
  })
  // a colleague sends to the addresses of the company too
  const addresses = [...own, ...(data?.data ?? [])]
  if (addresses.length === 0) return null
  const { values } = fields
  const chosen = addresses.find((one) => isFilledWith(values, one))
  return (
    <Select
      label={t('주소록에서 고르기')}
      optional
      placeholder={t('새로 적을게요')}
      value={chosen ? String(chosen.ad_id) : ''}
      onChange={(id) => {
        const one = addresses.find(({ ad_id }) => String(ad_id) === id)
        fields.setAll(
          one ? receiverOf(one) : { od_b_zip: '', od_b_addr1: '', od_b_addr2: '', od_b_addr3: '' },
        )
      }}
      choices={addresses.map((one) => ({
        value: String(one.ad_id),
        label: `${one.ad_subject || one.ad_name} · ${one.ad_addr1} ${one.ad_addr2}`.trim(),
      }))}
    />
  )
}

function isFilledWith(values: OrderTyped, one: Address): boolean {
  return (
    values.od_b_zip === one.ad_zip &&
    values.od_b_addr1 === one.ad_addr1 &&
    values.od_b_addr2 === one.ad_addr2 &&
    values.od_b_name === one.ad_name
  )
}
