import type { CallOf } from '#kernel/endpoint.ts'
import { type Family, families } from '#shop/catalog/contract.ts'
import {
  type Mood,
  moods,
  mostFamilies,
  mostNotes,
  type Room,
  rooms,
  type scentFinder,
  type Use,
  uses,
} from '#shop/scent/contract.ts'

/** A taste as the address says it; what makes no sense counts as not there. */
export type Ask = {
  family: Family[]
  note: string[]
  no_family: Family[]
  no_note: string[]
  room: Room | ''
  mood: Mood | ''
  use: Use | ''
  budget: number | null
  page: number
}

const listIn = (search: URLSearchParams, name: string) =>
  (search.get(name) ?? '').split(',').filter(Boolean)
const familiesIn = (search: URLSearchParams, name: string, most: number) =>
  families.filter((family) => listIn(search, name).includes(family)).slice(0, most)
const notesIn = (search: URLSearchParams, name: string) =>
  [...new Set(listIn(search, name).map((word) => word.trim().slice(0, 30)))].slice(0, mostNotes)

export function askIn(search: URLSearchParams): Ask {
  const one = <T extends string>(name: string, all: readonly T[]) =>
    all.find((word) => word === search.get(name)) ?? ('' as const)
  const number = (name: string) => {
    const text = search.get(name) ?? ''
    return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null
  }
  return {
    family: familiesIn(search, 'family', mostFamilies),
    note: notesIn(search, 'note'),
    no_family: familiesIn(search, 'no_family', families.length),
    no_note: notesIn(search, 'no_note'),
    room: one('room', rooms),
    mood: one('mood', moods),
    use: one('use', uses),
    budget: number('budget'),
    page: Math.min(number('page') ?? 1, 10_000),
  }
}

type Query = NonNullable<CallOf<typeof scentFinder.find>['query']>

export function queryOfAsk(ask: Ask): Query {
  const list = (words: readonly string[]) => (words.length ? words.join(',') : undefined)
  return {
    family: list(ask.family),
    note: list(ask.note),
    no_family: list(ask.no_family),
    no_note: list(ask.no_note),
    room: ask.room || undefined,
    mood: ask.mood || undefined,
    use: ask.use || undefined,
    budget: ask.budget ?? undefined,
    page: ask.page > 1 ? ask.page : undefined,
  } as Query // lists are texts on the wire
}

export function addressOf(ask: Ask): Record<string, string> {
  return Object.fromEntries(
    Object.entries(queryOfAsk(ask)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

export const isEmpty = (ask: Ask) => Object.keys(addressOf({ ...ask, page: 1 })).length === 0
