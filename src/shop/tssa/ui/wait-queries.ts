import { queryOf } from '#kernel/queries.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'

/** The lines a member stands in, of one class or of all; never from a kept answer. */
export const waitsQuery = (class_id?: number) => ({
  ...queryOf(myWaits.list, { query: { class_id } }),
  staleTime: 0,
})
