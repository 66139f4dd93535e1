import type { Lang } from '#kernel/language.ts'
import { parseLang } from '#kernel/language.ts'

export const mostTerms = 50
export const longestTerm = 500
/** more than these wait for nobody: the queue stays readable */
export const mostPending = 5_000
/** a term nobody met again is forgotten */
export const pendingDays = 90
/** asked of a translator at once */
export const mostProposed = 20

export const locales = ['kr', 'ko', 'en'] as const

export function localeLang(locale: (typeof locales)[number]): Lang {
  return parseLang(locale) ?? 'kr'
}

/** The phrases of a request that are worth a look: blank values and texts that no screen shows are dropped. */
export function termsOf(terms: Record<string, string>): string[] {
  const phrases = Object.entries(terms).flatMap(([phrase, value]) =>
    phrase.trim() && value.trim() ? [phrase] : [],
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no phrase of a screen holds them
  return phrases.filter((phrase) => !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(phrase))
}

export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
}

/** Why a translation cannot stand for its phrase; null when it can. */
export function whyBadTranslation(phrase: string, translation: string): string | null {
  if (!translation.trim()) return '번역을 적어 주세요.'
  if (translation.length > longestTerm) return '번역은 500자까지예요.'
  if (placeholdersOf(phrase).join() !== placeholdersOf(translation).join())
    return '중괄호 자리({ })는 원문과 똑같이 남겨 주세요.'
  return null
}
