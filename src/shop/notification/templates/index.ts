import type { Both, Texts } from '#shop/notification/contract.ts'
import { applicationTemplates } from './application-text.ts'
import { benefitTemplates } from './benefit-text.ts'
import { bottleTemplates } from './bottle-text.ts'
import { claimTemplates } from './claim-text.ts'
import { classOrderTemplates } from './class-order-text.ts'
import { classTemplates } from './class-text.ts'
import { companyTemplates } from './company-text.ts'
import { fragranceTemplates } from './fragrance-text.ts'
import { houseTemplates } from './house-text.ts'
import { inquiryTemplates } from './inquiry-text.ts'
import { lotTemplates } from './lot-text.ts'
import { memberTemplates } from './member-text.ts'
import { moneyTemplates } from './money-text.ts'
import { orderTemplates } from './order-text.ts'
import { parcelTemplates } from './parcel-text.ts'
import { personalTemplates } from './personal-text.ts'
import { safetyTemplates } from './safety-text.ts'
import { taxTemplates } from './tax-text.ts'
import type { Template } from './template.ts'
import { trackTemplates } from './track-text.ts'
import { waitTemplates } from './wait-text.ts'

const all = {
  ...orderTemplates,
  ...classOrderTemplates,
  ...parcelTemplates,
  ...trackTemplates,
  ...lotTemplates,
  ...safetyTemplates,
  ...claimTemplates,
  ...memberTemplates,
  ...benefitTemplates,
  ...classTemplates,
  ...waitTemplates,
  ...moneyTemplates,
  ...taxTemplates,
  ...applicationTemplates,
  ...inquiryTemplates,
  ...personalTemplates,
  ...bottleTemplates,
  ...companyTemplates,
  ...fragranceTemplates,
  ...houseTemplates,
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
