import { weekdayOf } from './days.ts'
import { koreanClock, koreanDay, koreanMinute } from './korean-time.ts'
import type { Lang } from './language.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const koreanWeekdays = ['일', '월', '화', '수', '목', '금', '토']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const partsOf = (day: string) => day.split('-').map(Number)

/** 2026-03-04 as it stands in lists: "2026.03.04". */
export function dotted(day: string): string {
  return day.replaceAll('-', '.')
}

/** A month's own name: "3월", "Mar". */
export function monthName(month: number, lang: Lang): string {
  return lang === 'en' ? (months[month - 1] ?? '').slice(0, 3) : `${month}월`
}

/** "토", "Sat". */
export function weekdayName(day: string, lang: Lang): string {
  const at = weekdayOf(day)
  return (lang === 'en' ? weekdays[at]?.slice(0, 3) : koreanWeekdays[at]) ?? ''
}

/** "2026.03.04", "4 Mar 2026". */
export function dayWord(day: string, lang: Lang): string {
  const [year, month = 1, date] = partsOf(day)
  return lang === 'en' ? `${date} ${monthName(month, lang)} ${year}` : dotted(day)
}

/** "2026.03.14 (토)", "Sat 14 Mar 2026". */
export function dayWithWeekday(day: string, lang: Lang): string {
  const [word, weekday] = [dayWord(day, lang), weekdayName(day, lang)]
  return lang === 'en' ? `${weekday} ${word}` : `${word} (${weekday})`
}

/** "12월 5일 (토)", "Sat 5 Dec". */
export function shortDay(day: string, lang: Lang): string {
  const [, month = 1, date] = partsOf(day)
  const weekday = weekdayName(day, lang)
  return lang === 'en'
    ? `${weekday} ${date} ${monthName(month, lang)}`
    : `${month}월 ${date}일 (${weekday})`
}

/** "11/24(화)", "Tue 24 Nov": where there is room for little. */
export function tightDay(day: string, lang: Lang): string {
  const [, month, date] = partsOf(day)
  return lang === 'en' ? shortDay(day, lang) : `${month}/${date}(${weekdayName(day, lang)})`
}

/** "2026년 11월 22일", "22 November 2026". */
export function longDay(day: string, lang: Lang): string {
  const [year, month = 1, date] = partsOf(day)
  return lang === 'en' ? `${date} ${months[month - 1]} ${year}` : `${year}년 ${month}월 ${date}일`
}

/** "11월 22일 일요일", "Sunday 22 November". */
export function spokenDay(day: string, lang: Lang): string {
  const [, month = 1, date] = partsOf(day)
  const at = weekdayOf(day)
  return lang === 'en'
    ? `${weekdays[at]} ${date} ${months[month - 1]}`
    : `${month}월 ${date}일 ${koreanWeekdays[at]}요일`
}

/** "2026년 11월", "November 2026". */
export function monthWord(month: string, lang: Lang): string {
  const [year, at = 1] = partsOf(month)
  return lang === 'en' ? `${months[at - 1]} ${year}` : `${year}년 ${at}월`
}

/** A moment in Korea: "2026.03.14 (토) 23:59", "Sat 14 Mar 2026, 23:59 KST". */
export function momentWord(at: string, lang: Lang): string {
  const [day, time] = [dayWithWeekday(koreanDay(at), lang), koreanClock(at)]
  return lang === 'en' ? `${day}, ${time} KST` : `${day} ${time}`
}

/** A moment as one says it: "2026년 12월 5일(토) 오후 2:00", "Sat 5 Dec 2026, 2:00 PM KST". */
export function spokenMoment(at: string, lang: Lang): string {
  const day = koreanDay(at)
  const [hour = 0, minute = 0] = koreanClock(at).split(':').map(Number)
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  return lang === 'en'
    ? `${dayWithWeekday(day, lang)}, ${clock} ${hour < 12 ? 'AM' : 'PM'} KST`
    : `${longDay(day, lang)}(${weekdayName(day, lang)}) ${hour < 12 ? '오전' : '오후'} ${clock}`
}

/** A moment for staff, who all think in Korean time: "2026.03.14 14:05". */
export function stamp(at: string): string {
  return dotted(koreanMinute(at))
}

/** "03.14 14:05", for rows. */
export function shortStamp(at: string): string {
  return stamp(at).slice(5)
}
