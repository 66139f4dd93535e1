import * as z from 'zod/mini'

/** What staff keep of the allergens of a product; none of it says that nobody has looked. */
export const allergenForm = z.object({
  /** CAS numbers of the list that regulations name one by one */
  listed: z
    .array(z.string().check(z.regex(/^\d{2,7}-\d{2}-\d$/, '고를 수 없는 값이에요.')))
    .check(z.maxLength(40)),
  /** others, divided by commas, in both languages in the same order */
  more: z.string().check(z.trim(), z.maxLength(1_000)),
  more_en: z.string().check(z.trim(), z.maxLength(1_000)),
})
export type Allergens = z.output<typeof allergenForm>

export const allergenTold = z.object({
  /** '' for those that staff named */
  cas: z.string(),
  name: z.string(),
  name_en: z.string(),
})
export type AllergenTold = z.output<typeof allergenTold>
