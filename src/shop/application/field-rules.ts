import type { ApplicationKind, ApplicationTyped } from './contract.ts'
import { fragranceGroups } from './fragrance-rules.ts'
import { groupGroups } from './group-rules.ts'
import type { ApplicationField, FieldGroup } from './piece-rules.ts'
import { tradeGroups } from './trade-rules.ts'

const groups: Record<ApplicationKind, readonly FieldGroup[]> = {
  ...tradeGroups,
  ...groupGroups,
  ...fragranceGroups,
}

/** The fields of one kind, in the order in which they stand on its form. */
export function groupsOf(kind: ApplicationKind): readonly FieldGroup[] {
  return groups[kind]
}

export function fieldsOf(kind: ApplicationKind): ApplicationField[] {
  return groups[kind].flatMap((group) => group.fields)
}

/** Does the form ask for it, as it is filled in? */
export function isAsked({ when }: ApplicationField, typed: ApplicationTyped): boolean {
  return !when || when.slice(1).includes(typed[when[0]])
}

/** A form nobody has typed in. */
export function emptyTyped(): ApplicationTyped {
  const names = Object.values(groups).flatMap((all) => all.flatMap(({ fields }) => fields))
  return Object.fromEntries(names.map(({ name }) => [name, ''])) as ApplicationTyped // every name is a field of some kind
}

/** The words of what was chosen; anything else as it was typed. */
export function shownValues(field: ApplicationField, value: string): string[] {
  const wordOf = (one: string) => field.choices?.find((choice) => choice.value === one)?.word ?? one
  return (field.type === 'chips' ? value.split(',') : [value]).map(wordOf)
}
