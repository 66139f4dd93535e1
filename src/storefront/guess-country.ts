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
