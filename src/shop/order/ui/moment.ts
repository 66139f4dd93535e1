import { dayWord } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'

const ahead = 9 * 3_600_000
const days = ['일', '월', '화', '수', '목', '금', '토']
const englishDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Korean date and time, the same on server and browser: "2026.03.14 (토) 23:59", "Sat 14 Mar 2026, 23:59 KST". */
export function koreanMoment(iso: string, lang: Lang): string {
  const at = new Date(Date.parse(iso) + ahead)
  const [date = '', time = ''] = at.toISOString().slice(0, 16).split('T')
  const day = dayWord(date, lang)
  return lang === 'en'
    ? `${englishDays[at.getUTCDay()]} ${day}, ${time} KST`
    : `${day} (${days[at.getUTCDay()]}) ${time}`
}

/** The Korean day alone: "2026.03.14 (토)", "Sat 14 Mar 2026". */
export function koreanDayWord(iso: string, lang: Lang): string {
  return koreanMoment(iso, lang).replace(lang === 'en' ? /,.*$/ : / \d\d:\d\d$/, '')
}
