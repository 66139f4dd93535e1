import type { Lang } from './language.ts'

/** Where the shop stands, and where parcels go unless a visitor says otherwise. */
export const homeCountry = 'KR'

/** The cookie that remembers a visitor's country; only the two letters are ever read from it. */
export const destinationCookie = 'odemoa_to'

/** Two capitals, as in an address; anything else is home. */
export function parseCountry(value: unknown): string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : homeCountry
}

/** Clocks that stand in one country. Many travel, few change their clock: it tells more than a browser's language does. */
const zones: Record<string, string> = {
  'Asia/Seoul': 'KR',
  'Asia/Tokyo': 'JP',
  'Asia/Shanghai': 'CN',
  'Asia/Taipei': 'TW',
  'Asia/Hong_Kong': 'HK',
  'Asia/Singapore': 'SG',
  'Europe/London': 'GB',
  'Europe/Berlin': 'DE',
  'Europe/Paris': 'FR',
  'Pacific/Honolulu': 'US',
}
const regions: [zone: RegExp, country: string][] = [
  [
    /^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana|Kentucky)/,
    'US',
  ],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Montreal|Regina|St_Johns)/, 'CA'],
  [/^Australia\//, 'AU'],
]

/** A clock that shows home's time beside a browser that speaks Korean: told without asking for the clock's place, which takes a phone 60 ms. */
export function seemsHome(minutesBehindUtc: number, languages: readonly string[]): boolean {
  return minutesBehindUtc === -540 && /^ko(?:-|$)/i.test(languages[0] ?? '')
}

/** Where a visitor seems to be: by the clock, else by a language that names its country. Null when neither tells. */
export function guessCountry(timeZone: string, languages: readonly string[]): string | null {
  const byClock = zones[timeZone] ?? regions.find(([zone]) => zone.test(timeZone))?.[1]
  if (byClock) return byClock
  for (const language of languages) {
    const region = /-([A-Z]{2})$/.exec(language)?.[1]
    if (region) return region
  }
  return null
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
