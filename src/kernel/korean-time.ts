import { englishMonths, type Lang } from './language.ts'

// Korea keeps UTC+9 all year
const ahead = 9 * 3_600_000
const day = 86_400_000

/** The calendar day in Korea: YYYY-MM-DD. */
export function koreanDay(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10)
}

/** The first moment of a Korean day, `later` days on. */
export function startOfKoreanDay(of: string, later = 0): Date {
  return new Date(Date.parse(`${of}T00:00:00Z`) - ahead + later * day)
}

/** 23:59:59 Korean time, `later` days on. */
export function endOfKoreanDay(at: Date, later = 0): Date {
  return new Date(startOfKoreanDay(koreanDay(at), later + 1).getTime() - 1000)
}

/** yymmddHHMMSS in Korean time. */
export function koreanStamp(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().replace(/\D/g, '').slice(2, 14)
}

/** "2025-03-04 23:59" in Korean time, as it is written in a mail. */
export function koreanMinute(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 16).replace('T', ' ')
}

/** A day of the calendar (YYYY-MM-DD) as people read it: "2026.03.04", "4 Mar 2026". */
export function dayWord(day: string, lang: Lang): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return lang === 'en'
    ? `${Number(date)} ${englishMonths[Number(month) - 1] ?? month} ${year}`
    : `${year}.${month}.${date}`
}
