import {
  type ClassCategory,
  type ClassKind,
  type ClassLevel,
  classCategories,
  classesPerPage,
  classKinds,
  classLevels,
} from '#shop/tssa/class-contract.ts'

export const orders = ['recommended', 'soonest', 'cheapest'] as const
export type Order = (typeof orders)[number]
export type Shown = {
  kind?: ClassKind
  category?: ClassCategory
  level?: ClassLevel
  sort: Order
  page: number
}

/** What an address chooses; what it cannot choose is left out. */
export function shownIn(search: URLSearchParams): Shown {
  const word = <W extends string>(of: readonly W[], name: string) =>
    of.find((one) => one === search.get(name))
  const page = search.get('page') ?? ''
  return {
    kind: word(classKinds, 'kind'),
    category: word(classCategories, 'category'),
    level: word(classLevels, 'level'),
    sort: word(orders, 'sort') ?? 'recommended',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a list; what stands by itself is not written. */
export function addressOf({
  sort,
  page,
  ...chosen
}: Shown): Record<string, string | number | undefined> {
  return {
    ...chosen,
    sort: sort === 'recommended' ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
}

const sorts = { recommended: 'class_order', soonest: 'starts_at', cheapest: 'price' } as const

export function questionOf({ sort, page, ...chosen }: Shown) {
  return { ...chosen, page, per_page: classesPerPage, sort: sorts[sort] }
}
