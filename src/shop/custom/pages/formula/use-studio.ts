import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wonToCents } from '#kernel/money.ts'
import { queryOf } from '#kernel/queries.ts'
import { costInCents } from '#shop/custom/batch-rules.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import { type ProductCategories, usualCategories } from '#shop/custom/ifra-contract.ts'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useMoney } from '#ui/language.tsx'

export const materialsQuery = queryOf(materialPacks.materials, {})
export const categoriesQuery = queryOf(materialPacks.categories, {})

const nothing: readonly Material[] = []

/** The library in the order in which this visitor reads its names. */
export function useLibrary(): readonly Material[] {
  const { lang } = useLang()
  const found = useQuery(materialsQuery).data?.data ?? nothing
  return useMemo(
    () =>
      lang === 'en' ? [...found].sort((a, b) => a.name_en.localeCompare(b.name_en, 'en')) : found,
    [found, lang],
  )
}

export function useCategories(): ProductCategories {
  // every page of formulas loads the real ones first
  return useQuery(categoriesQuery).data?.data ?? usualCategories
}

/** Won as this visitor reads money: what materials cost, and what a piece might be sold for. */
export function useWon() {
  const { currency } = useLang()
  const money = useMoney()
  const rate = useSettings()?.payment.usd_rate ?? 0
  const dollars = currency === 'usd' && rate > 0
  return {
    rate: dollars ? rate : null,
    cost: (won: number) =>
      dollars ? money(costInCents(won, rate), 'usd') : money(Math.round(won), 'krw'),
    price: (won: number) => (dollars ? money(wonToCents(won, rate), 'usd') : money(won, 'krw')),
  }
}
