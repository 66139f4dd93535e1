import { queryOf } from '#kernel/queries.ts'
import { type OfflineStore, stores } from '#shop/content/contract.ts'

export const studioQuery = queryOf(stores.list, {})

/** Where classes are held: the first place that staff have marked as a studio. */
export function studioIn(all: readonly OfflineStore[] | undefined): OfflineStore | undefined {
  return all?.find((one) => one.place === 'studio')
}
