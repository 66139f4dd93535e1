import { inLang, type Lang } from '#kernel/language.ts'
import { chooseParticles } from '#kernel/translate.ts'

/** A line in both languages. `{phone}` and the like stand for what the owner wrote in the settings. */
export type Both = { ko: string; en: string }
export type Facts = Record<string, string>
export type LegalTable = { head: readonly Both[]; rows: readonly (readonly Both[])[] }
export type Block = { text: Both } | { list: readonly Both[] } | { table: LegalTable }
/** `id` is the anchor: it stays when the title changes. */
export type LegalSection = { id: string; title: Both; blocks: readonly Block[] }
export type LegalText = {
  version: string
  lead: readonly Both[]
  sections: readonly LegalSection[]
}

export const both = (ko: string, en: string): Both => ({ ko, en })

const place = /\{(\w+)\}/g

export function sayLine(lang: Lang, line: Both, facts: Facts): string {
  const filled = inLang(lang, line.ko, line.en).replace(
    place,
    (whole, name: string) => facts[name] ?? whole,
  )
  return lang === 'kr' ? chooseParticles(filled) : filled
}

/** A line that needs a fact the owner has not filled in is left out. */
export function isKnown(line: Both, facts: Facts): boolean {
  return factsIn(line.ko).every((name) => facts[name])
}

export function factsIn(text: string): string[] {
  return [...text.matchAll(place)].map((found) => found[1] ?? '')
}

/** A version is the month it came into force: "2026-01" is from 1 January 2026. */
export function inForceSince(version: string): string {
  return `${version}-01`
}
