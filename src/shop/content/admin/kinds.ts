import { hero, insta, popup, weekPick } from './kinds/home.ts'
import { diy } from './kinds/recipe.ts'
import type { EntryValues, KindSpec } from './kinds/spec.ts'
import { promotion, select, store } from './kinds/stories.ts'

export const kinds: readonly KindSpec[] = [
  hero,
  popup,
  weekPick,
  diy,
  promotion,
  select,
  store,
  insta,
]

export function kindNamed(name: string | undefined): KindSpec | undefined {
  return kinds.find(({ kind }) => kind === name)
}

export function emptyEntry(spec: KindSpec): EntryValues {
  return {
    title: '',
    title_en: '',
    position: 0,
    shown: false,
    opens_at: null,
    closes_at: null,
    ...structuredClone(spec.empty),
  }
}

/** The stored answer as the form holds it: without what the form does not change. */
export function valuesOf(spec: KindSpec, stored: Record<string, unknown>): EntryValues {
  const empty = emptyEntry(spec)
  return Object.fromEntries(
    Object.keys(empty).map((name) => [name, stored[name] ?? empty[name]]),
  ) as EntryValues // the names are those of an empty form
}
