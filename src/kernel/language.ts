/** The shop speaks Korean (kr) and English (en); each has one currency. */
export type Lang = 'kr' | 'en'
export type Currency = 'krw' | 'usd'

/** Accepts the spellings kr, ko, KR (and en, EN); anything else is null. */
export function parseLang(value: unknown): Lang | null {
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  if (word === 'kr' || word === 'ko') return 'kr'
  return word === 'en' ? 'en' : null
}

/** Accepts krw, KRW, usd, USD; anything else is null. */
export function parseCurrency(value: unknown): Currency | null {
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  return word === 'krw' || word === 'usd' ? word : null
}

export function currencyOf(lang: Lang): Currency {
  return lang === 'en' ? 'usd' : 'krw'
}

export function htmlLang(lang: Lang): 'ko' | 'en' {
  return lang === 'en' ? 'en' : 'ko'
}

/** Marks a text that people wrote in Korean, so that it is read aloud and broken as Korean on an English page. */
export function writtenIn(text: string | null | undefined): 'ko' | undefined {
  return /[가-힣]/.test(text ?? '') ? 'ko' : undefined
}

/** Picks the text of the language; missing English falls back to Korean. */
export function inLang(lang: Lang, korean: string, english: string | null | undefined): string {
  return lang === 'en' && english ? english : korean
}

/** The language of a whole text that people wrote, whatever the page around it speaks. */
export function spokenIn(text: string): 'ko' | 'en' | undefined {
  return writtenIn(text) ?? (/[a-z]/i.test(text) ? 'en' : undefined)
}
