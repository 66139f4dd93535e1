import { englishMonths, type Lang } from '#kernel/language.ts'

const korean = ['일', '월', '화', '수', '목', '금', '토']
const english = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "11/24(화)" or "Tue 24 Nov". */
export function shortDay(date: string, lang: Lang): string {
  const day = new Date(`${date}T00:00:00Z`)
  const [month, number, weekday] = [day.getUTCMonth(), day.getUTCDate(), day.getUTCDay()]
  return lang === 'en'
    ? `${english[weekday]} ${number} ${englishMonths[month]}`
    : `${month + 1}/${number}(${korean[weekday]})`
}
