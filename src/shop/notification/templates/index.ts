import type { Both, Texts } from '#shop/notification/contract.ts'
import { applicationTemplates } from './application-text.ts'
import { memberTemplates } from './member-text.ts'
import { moneyTemplates } from './money-text.ts'
import { orderTemplates } from './order-text.ts'
import { personalTemplates } from './personal-text.ts'
import type { Template } from './template.ts'

const all = {
  ...orderTemplates,
  ...memberTemplates,
  ...moneyTemplates,
  ...applicationTemplates,
  ...personalTemplates,
}
export type Kind = keyof typeof all

/** Every notification of the shop: one entry says who hears of what, how, and in which words. */
export const templates: Record<Kind, Template> = all
export const kinds = Object.keys(all) as Kind[] // the keys of a literal

export function isKind(word: string): word is Kind {
  return Object.hasOwn(templates, word)
}

export function kindsOf(event: string): Kind[] {
  return kinds.filter((kind) => templates[kind].event === event)
}

export const notifiedEvents = [...new Set(kinds.map((kind) => templates[kind].event))]

/** What a template says before staff change a word. */
export function ownTexts(kind: Kind): Texts {
  return templates[kind].texts
}

/** The words of a preview. */
export function sampleWords(kind: Kind): Record<string, Both> {
  return Object.fromEntries(
    Object.entries(templates[kind].words).map(([name, word]) => [name, word.sample]),
  )
}
