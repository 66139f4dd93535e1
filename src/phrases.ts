/** The English of every phrase a shopper may meet: each folder keeps its own, this merges them. The back office brings its own (admin/words). */
const found = import.meta.glob<{ phrases: Record<string, string> }>(
  ['./*/**/phrases.ts', '!./admin/**', '!./shop/*/admin/**'],
  { eager: true },
)

export const phrases: Record<string, string> = Object.assign(
  {},
  ...Object.values(found).map((module) => module.phrases),
)
