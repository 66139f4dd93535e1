/** What a recipe makes, by its title, and how the goods call that. */
const kinds = ['캔들', '디퓨저', '비누'] as const

/** "캔들 6–8%, 디퓨저 15–20%, 비누 3%": the share of one kind; null where the goods say nothing of it. */
export function limitsFor(told: string, title: string): { least: number; most: number } | null {
  const kind = kinds.find((one) => title.includes(one))
  if (!kind) return null
  const [, least, most = least] =
    new RegExp(`${kind} (\\d+(?:\\.\\d+)?)(?:[–~-](\\d+(?:\\.\\d+)?))?%`).exec(told) ?? []
  return least ? { least: Number(least), most: Number(most) } : null
}

/** Where a recipe takes another share of goods than they allow: what they allow. */
export function whyBeyondLimits({
  title,
  note,
  told,
}: {
  title: string
  /** "14 g, 왁스의 7%" */
  note: string
  /** the text of the goods */
  told: string
}): { least: number; most: number; share: number } | null {
  const [, percent] = /(\d+(?:\.\d+)?) ?%/.exec(note) ?? []
  const limits = limitsFor(told, title)
  if (!percent || !limits) return null
  const share = Number(percent)
  return share < limits.least || share > limits.most ? { ...limits, share } : null
}
