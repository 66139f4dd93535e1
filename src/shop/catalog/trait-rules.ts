import { inLang, type Lang } from '#kernel/language.ts'
import type { TraitGroup } from '#shop/setting/trait-contract.ts'
import type { Unit } from './unit-contract.ts'

/** The choice of a shopper in one group: any of `chosen`, out of all that stand there. */
export type TraitChoice = { all: readonly string[]; chosen: readonly string[] }

const edges = [50, 100, 250, 500]
const measured = ['ml', 'g'] as const

/** The sizes that a product is sold in, as traits: by what its choices hold, where staff have said so. */
export function sizesOf(unit: Unit, contents: readonly number[]): string[] {
  const measure = measured.find((one) => one === unit)
  if (!measure) return []
  const steps = contents.filter((content) => content > 0).map((content) => stepOf(content))
  return [...new Set(steps)].map((step) => `${measure}.${step}`)
}

// a dot stands in no id that staff can give
const stepOf = (content: number) => edges.find((edge) => content <= edge) ?? 'more'

function sizeName(measure: string, step: number | 'more') {
  const last = edges.at(-1)
  if (step === 'more') return { ko: `${last} ${measure} 초과`, en: `Over ${last} ${measure}` }
  const below = edges[edges.indexOf(step) - 1]
  return below
    ? { ko: `${below + 1}–${step} ${measure}`, en: `${below + 1}–${step} ${measure}` }
    : { ko: `${step} ${measure} 이하`, en: `Up to ${step} ${measure}` }
}

const sizes: TraitGroup = {
  id: 'size',
  name: { ko: '용량', en: 'Volume' },
  values: measured.flatMap((measure) =>
    [...edges, 'more' as const].map((step) => ({
      id: `${measure}.${step}`,
      name: sizeName(measure, step),
    })),
  ),
}

/** What staff tell goods apart by, and their sizes. */
export function allGroups(groups: readonly TraitGroup[]): TraitGroup[] {
  return [...groups, sizes]
}

/** The choices of an address, group by group; what no group knows is none. */
export function choicesOf(
  groups: readonly TraitGroup[],
  asked: readonly string[] = [],
): TraitChoice[] {
  return groups
    .map(({ values }) => {
      const all = values.map(({ id }) => id)
      return { all, chosen: all.filter((id) => asked.includes(id)) }
    })
    .filter(({ chosen }) => chosen.length > 0)
}

type Count = { value: string; count: number }

/** The groups that a list offers, and their traits: those of which it has some goods, or that are chosen. */
export function offeredGroups(
  groups: readonly TraitGroup[],
  counts: readonly Count[],
  chosen: readonly string[],
  lang: Lang,
) {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]))
  const isThere = (id: string) => (countOf.get(id) ?? 0) > 0 || chosen.includes(id)
  return groups
    .map(({ id, name, values }) => ({
      id,
      label: nameIn(lang, name),
      values: values
        .filter((value) => isThere(value.id))
        .map((value) => ({
          value: value.id,
          label: nameIn(lang, value.name),
          count: countOf.get(value.id) ?? 0,
        })),
    }))
    .filter(({ values }) => values.length > 0)
}

/** What a product is said to be, group by group, its sizes left to its options. */
export function traitsTold(groups: readonly TraitGroup[], own: readonly string[], lang: Lang) {
  return groups
    .map(({ id, name, values }) => ({
      id,
      label: nameIn(lang, name),
      values: values
        .filter((value) => own.includes(value.id))
        .map((value) => ({ value: value.id, label: nameIn(lang, value.name) })),
    }))
    .filter(({ values }) => values.length > 0)
}

/** The words that a product is found by, in both languages. */
export function traitWords(groups: readonly TraitGroup[], own: readonly string[]): string[] {
  return groups
    .flatMap(({ values }) => values.filter(({ id }) => own.includes(id)))
    .flatMap(({ name }) => [name.ko, name.en].filter(Boolean))
}

const nameIn = (lang: Lang, { ko, en }: { ko: string; en: string }) => inLang(lang, ko, en || ko)
