import type { Lang } from './language.ts'

/** Where the shop stands, and where parcels go unless a visitor says otherwise. */
export const homeCountry = 'KR'

/** The cookie that remembers a visitor's country; only the two letters are ever read from it. */
export const destinationCookie = 'odemoa_to'

/** Two capitals, as in an address; anything else is home. */
export function parseCountry(value: unknown): string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : homeCountry
}

/** A clock that shows home's time beside a browser that speaks Korean: told without asking for the clock's place, which takes a phone 60 ms. */
export function seemsHome(minutesBehindUtc: number, languages: readonly string[]): boolean {
  return minutesBehindUtc === -540 && /^ko(?:-|$)/i.test(languages[0] ?? '')
}

/** What a country is called, where the shop's own table does not say. Home is known by name: a phone takes 60 ms to look one up. */
export function countryName(code: string, lang: Lang): string {
  if (code === homeCountry) return lang === 'kr' ? '대한민국' : 'South Korea'
  return new Intl.DisplayNames(lang === 'kr' ? 'ko' : 'en', { type: 'region' }).of(code) ?? code
}

/** The same inside an English sentence: some are called with their article. */
export function nameInSentence(name: string, lang: Lang): string {
  return lang === 'en' && /^(?:United|Netherlands$|Philippines$|Maldives$|Czech Rep)/.test(name)
    ? `the ${name}`
    : name
}
