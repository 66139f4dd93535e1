type Same = (name: string, one: unknown, other: unknown) => boolean

export const sameJson: Same = (_, one, other) => JSON.stringify(one) === JSON.stringify(other)

/** For forms with rich text in `parts`: the browser and the server write the same markup in two ways, which is no change. */
export const sameMarkup =
  (parts: readonly string[]): Same =>
  (name, one, other) =>
    sameJson(name, one, other) ||
    (parts.includes(name) &&
      typeof one === 'string' &&
      typeof other === 'string' &&
      plain(one) === plain(other))

function plain(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('&quot;', '"').replaceAll('&nbsp;', '\u00a0')
}

/** The names of the parts in which two forms differ. */
export function changedParts<T extends object>(
  base: T,
  value: T,
  same: Same = sameJson,
): (keyof T & string)[] {
  const names = Object.keys(value) as (keyof T & string)[] // a form's own keys
  return names.filter((name) => !same(name, base[name], value[name]))
}

/**
 * What I typed over `base`, laid over what somebody else saved meanwhile: parts I left alone take theirs, parts I changed keep mine.
 * `both` names the parts that both of us changed, to different ends.
 */
export function mergeDraft<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  same: Same = sameJson,
): { value: T; both: (keyof T & string)[] } {
  const changed = changedParts(base, mine, same)
  const value = { ...theirs }
  for (const name of changed) value[name] = mine[name]
  return {
    value,
    both: changed.filter(
      (name) => !same(name, base[name], theirs[name]) && !same(name, mine[name], theirs[name]),
    ),
  }
}
