/** The English of the back office: fetched with its first page, so that shoppers never carry it. */
const found = import.meta.glob<{ phrases: Record<string, string> }>(
  ['./**/phrases.ts', '../shop/*/admin/**/phrases.ts'],
  { eager: true },
)

export const phrases: Record<string, string> = Object.assign(
  {},
  ...Object.values(found).map((module) => module.phrases),
)
