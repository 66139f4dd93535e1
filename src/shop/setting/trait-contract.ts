import * as z from 'zod/mini'

const name = z.object({
  ko: z.string().check(z.maxLength(30)),
  en: z.string().check(z.maxLength(40)),
})
/** Stays when the name changes: goods and addresses of lists bear it. */
export const traitId = z.string().check(z.regex(/^[a-z0-9-]{1,20}$/))

export const trait = z.object({ id: traitId, name })
export const traitGroup = z.object({
  id: traitId,
  name,
  values: z.array(trait).check(z.maxLength(20, '한 묶음에 20개까지예요.')),
})
export type TraitGroup = z.output<typeof traitGroup>

/** What goods are told apart by besides scent and price: where they are used, what wax they are of. Chosen beside a list. */
export const traits = z._default(
  z.object({ groups: z.array(traitGroup).check(z.maxLength(8, '묶음은 8개까지예요.')) }),
  { groups: [] },
)
