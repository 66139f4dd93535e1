import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Applied } from '#admin/ui/filter-bar.tsx'
import type { Filters, ListAddress } from '#admin/ui/list-address.ts'
import { countryName, homeCountry } from '#kernel/destination.ts'
import { queryOf } from '#kernel/queries.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { settleCases } from '#shop/order/contract/order.ts'
import { longestTag } from '#shop/order/contract/tags.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { type Translate, useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CareFilters, useStaffWord } from './care-filters.tsx'

const ticks = ['partly', 'memo', 'claim', 'gift'] as const
/** The filters of the address behind "more conditions". */
export const moreNames = [
  'settle',
  'currency',
  'country',
  'buyer',
  ...ticks,
  'it_id',
  'tag',
  'staff',
] as const
const currencies = ['krw', 'usd'] as const
const buyers = ['member', 'guest'] as const

const oneOf = <W extends string>(words: readonly W[], given: string | undefined) =>
  words.find((one) => one === given)

/** What they ask of the endpoints; a word that is none asks nothing. */
export function moreOf(filters: Filters) {
  return {
    settle: oneOf(settleCases, filters.settle),
    currency: oneOf(currencies, filters.currency),
    country: /^[A-Z]{2}$/.test(filters.country ?? '') ? filters.country : undefined,
    buyer: oneOf(buyers, filters.buyer),
    partly: filters.partly ? ('1' as const) : undefined,
    memo: filters.memo ? ('1' as const) : undefined,
    claim: filters.claim ? ('1' as const) : undefined,
    gift: filters.gift ? ('1' as const) : undefined,
    tag: filters.tag?.trim().slice(0, longestTag) || undefined,
    staff: /^[\w.@-]{1,30}$/.test(filters.staff ?? '') ? filters.staff : undefined,
    it_id: /^[\w-]{1,40}$/.test(filters.it_id ?? '') ? filters.it_id : undefined,
  }
}

function tickWord(t: Translate, name: (typeof ticks)[number]): string {
  const words = {
    partly: t('일부만 입금'),
    memo: t('메모 있음'),
    claim: t('반품·교환 있음'),
    gift: t('선물'),
  }
  return words[name]
}
const buyerWord = (t: Translate, buyer: (typeof buyers)[number]) =>
  buyer === 'member' ? t('회원 주문') : t('비회원 주문')
const currencyWord = (t: Translate, currency: (typeof currencies)[number]) =>
  currency === 'krw' ? t('원화') : t('달러')

/** The same as chips. */
export function useMoreApplied(filters: Filters): Applied[] {
  const t = useT()
  const { lang, pick } = useLang()
  const { settle, currency, country, buyer, it_id, tag, staff } = moreOf(filters)
  const staffWord = useStaffWord()
  const item = useQuery({
    ...queryOf(adminProducts.show, { params: { it_id: it_id ?? '' } }),
    enabled: !!it_id,
  }).data?.data
  const chips: (Applied | false)[] = [
    !!settle && { name: 'settle', label: t(settle) },
    !!currency && { name: 'currency', label: currencyWord(t, currency) },
    !!country && { name: 'country', label: countryName(country, lang) },
    !!buyer && { name: 'buyer', label: buyerWord(t, buyer) },
    ...ticks.map((name) => !!filters[name] && { name, label: tickWord(t, name) }),
    !!tag && { name: 'tag', label: t('태그: {name}', { name: tag }) },
    !!staff && { name: 'staff', label: staffWord(staff) },
    !!it_id && {
      name: 'it_id',
      label: t('상품: {name}', { name: item ? pick(item.it_name, item.it_name_en) : it_id }),
    },
  ]
  return chips.flatMap((chip) => (chip ? [chip] : []))
}

/** What is asked for less often than state, period and word. */
export function MoreFilters({ address }: { address: ListAddress }) {
  const t = useT()
  const { lang } = useLang()
  const { filters, set } = address
  const now = moreOf(filters)
  const any = { value: '', label: t('모두') }
  const sent = useQuery(queryOf(shipmentCosts.table, {})).data?.data.countries ?? []
  const countries = [
    ...new Set([
      homeCountry,
      ...sent.map(({ code }) => code),
      ...(now.country ? [now.country] : []),
    ]),
  ]
  return (
    <section
      aria-label={t('더 많은 조건')}
      className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-paper-100 px-4.5 py-3 desk:grid-cols-4"
    >
      <Select
        label={t('결제 방법')}
        small
        value={now.settle ?? ''}
        onChange={(settle) => set({ settle })}
        choices={[any, ...settleCases.map((value) => ({ value, label: t(value) }))]}
      />
      <Select
        label={t('통화')}
        small
        value={now.currency ?? ''}
        onChange={(currency) => set({ currency })}
        choices={[any, ...currencies.map((value) => ({ value, label: currencyWord(t, value) }))]}
      />
      <Select
        label={t('받는 나라')}
        small
        value={now.country ?? ''}
        onChange={(country) => set({ country })}
        choices={[any, ...countries.map((value) => ({ value, label: countryName(value, lang) }))]}
      />
      <Select
        label={t('주문한 사람')}
        small
        value={now.buyer ?? ''}
        onChange={(buyer) => set({ buyer })}
        choices={[any, ...buyers.map((value) => ({ value, label: buyerWord(t, value) }))]}
      />
      <CareFilters address={address} />
      <ProductFilter onPick={(it_id) => set({ it_id })} />
      <fieldset className="flex flex-wrap items-end gap-x-5 col-span-2 desk:col-span-4">
        <legend className="sr-only">{t('더 많은 조건')}</legend>
        {ticks.map((name) => (
          <Checkbox
            key={name}
            checked={!!filters[name]}
            onChange={(on) => set({ [name]: on ? '1' : '' })}
          >
            {tickWord(t, name)}
          </Checkbox>
        ))}
      </fieldset>
    </section>
  )
}

/** Of the word, those in the shop before those that were put away: orders name both. */
function useFoundGoods(keyword: string) {
  const ask = (state?: 'archived') => ({
    ...queryOf(adminProducts.list, { query: { keyword, state, per_page: 8 } }),
    enabled: keyword.length > 0,
  })
  const here = useQuery(ask()).data?.data
  const away = useQuery(ask('archived')).data?.data
  return here && away && [...here, ...away]
}

/** Goods by their name, then the one that is meant. */
function ProductFilter({ onPick }: { onPick: (it_id: string) => void }) {
  const t = useT()
  const { pick } = useLang()
  const [typed, setTyped] = useState('')
  const word = typed.trim()
  const found = useFoundGoods(word)
  return (
    <div className="relative col-span-2 desk:col-span-1">
      <TextField
        label={t('담긴 상품')}
        name="product"
        value={typed}
        onChange={setTyped}
        maxLength={50}
        autoComplete="off"
        placeholder={t('상품 이름으로 찾기')}
        className="[&_input]:min-h-11 [&_input]:text-plain"
      />
      {word && found && (
        <ul className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card border border-paper-200 bg-paper-0 py-1 shadow-high">
          {found.map((item) => (
            <li key={item.it_id}>
              <button
                type="button"
                onClick={() => {
                  setTyped('')
                  onPick(item.it_id)
                }}
                className="flex min-h-11 w-full items-center justify-between gap-3 px-3.5 text-left text-small hover:bg-paper-100"
              >
                {pick(item.it_name, item.it_name_en)}
                {item.archived && (
                  <span className="shrink-0 text-caption text-ink-500">{t('보관')}</span>
                )}
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li className="px-3.5 py-2.5 text-small text-ink-500">{t('찾는 상품이 없어요.')}</li>
          )}
        </ul>
      )}
    </div>
  )
}
