import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { companyAddresses } from '#shop/company/address-contract.ts'
import { useMemberDetails } from '#shop/member/ui/use-member-details.ts'
import { myOrders, type RecentPlace } from '#shop/order/contract/mine.ts'
import { useSession } from '#storefront/session.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
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
  const recent = useQuery({ ...queryOf(myOrders.places, {}), enabled: isMember, staleTime: 60_000 })
  const { values } = fields
  // a colleague sends to the addresses of the company too
  const book = [...own, ...(data?.data ?? [])]
  const places = (recent.data?.data ?? []).filter((one) => !book.some((own) => isSame(own, one)))
  const addresses = [
    ...book.map((one) => ({ ...one, id: String(one.ad_id), told: one.ad_subject || one.ad_name })),
    ...places.map((one, at) => ({
      ...one,
      id: `recent-${at}`,
      told: t('지난 주문: {place}', { place: one.ad_name }),
    })),
  ]
  const [last] = places
  const asked = useRef(false)
  const isEmpty = !values.od_b_name && !values.od_b_addr1 && values.country_code === 'KR'
  // who orders again sends to where it went last, unless something stands there
  useEffect(() => {
    if (asked.current || !last) return
    asked.current = true
    if (isEmpty && own.length === 0) fields.setAll(receiverOf(last))
  }, [last, isEmpty, own.length, fields])
  if (addresses.length === 0) return null
  const chosen = addresses.find((one) => isFilledWith(values, one))
  return (
    <Select
      label={t('주소록에서 고르기')}
      optional
      placeholder={t('새로 적을게요')}
      value={chosen?.id ?? ''}
      onChange={(id) => {
        const one = addresses.find((one) => one.id === id)
        fields.setAll(
          one ? receiverOf(one) : { od_b_zip: '', od_b_addr1: '', od_b_addr2: '', od_b_addr3: '' },
        )
      }}
      choices={addresses.map((one) => ({
        value: one.id,
        label: `${one.told} · ${one.ad_addr1} ${one.ad_addr2}`.trim(),
      }))}
    />
  )
}

/** A tick that keeps what was typed; nothing to keep where it is in the book already. */
export function SaveAddress({ fields }: { fields: Fields<OrderTyped> }) {
  const t = useT()
  const { addresses } = useMemberDetails()
  const { values } = fields
  if (values.country_code !== 'KR' || addresses.some((one) => isFilledWith(values, one)))
    return null
  return <Checkbox {...fields.bindTick('save_address')}>{t('이 주소를 주소록에 저장')}</Checkbox>
}

function isSame(one: RecentPlace, other: RecentPlace): boolean {
  return (
    one.ad_name === other.ad_name &&
    one.ad_zip === other.ad_zip &&
    one.ad_addr1 === other.ad_addr1 &&
    one.ad_addr2 === other.ad_addr2
  )
}

function isFilledWith(values: OrderTyped, one: RecentPlace): boolean {
  return (
    values.od_b_zip === one.ad_zip &&
    values.od_b_addr1 === one.ad_addr1 &&
    values.od_b_addr2 === one.ad_addr2 &&
    values.od_b_name === one.ad_name
  )
}
