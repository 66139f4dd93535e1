import type { ApplicationKind, ApplicationTyped } from './contract.ts'
import { groupGroups } from './group-rules.ts'
import type { ApplicationField, FieldGroup } from './piece-rules.ts'
import { tradeGroups } from './trade-rules.ts'

const groups: Record<ApplicationKind, readonly FieldGroup[]> = { ...tradeGroups, ...groupGroups }

/** The fields of one kind, in the order in which they stand on its form. */
export function groupsOf(kind: ApplicationKind): readonly FieldGroup[] {
  return groups[kind]
}

export function fieldsOf(kind: ApplicationKind): ApplicationField[] {
  return groups[kind].flatMap((group) => group.fields)
}

/** A form nobody has typed in. */
export function emptyTyped(): ApplicationTyped {
  const names = Object.values(groups).flatMap((all) => all.flatMap(({ fields }) => fields))
  return Object.fromEntries(names.map(({ name }) => [name, ''])) as ApplicationTyped // every name is a field of some kind
}

/** The word of a chosen value; anything else as it was typed. */
export function shownValue(field: ApplicationField, value: string): string {
  return field.choices?.find((one) => one.value === value)?.word ?? value
}
