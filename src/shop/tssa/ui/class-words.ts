import { shortDay } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'
import type {
  ClassCategory,
  ClassKind,
  ClassLevel,
  OpenSession,
  SessionState,
} from '#shop/tssa/class-contract.ts'
import type { Translate } from '#ui/language.tsx'

export const kindWord: Record<ClassKind, string> = {
  oneday: '원데이',
  regular: '정규 과정',
  certificate: '자격 과정',
  online: '온라인',
  group: '단체·출강',
}
export const categoryWord: Record<ClassCategory, string> = {
  perfume: '향수',
  candle: '캔들',
  diffuser: '디퓨저',
  soap: '비누',
}
export const levelWord: Record<ClassLevel, string> = {
  first: '입문',
  beginner: '초급',
  middle: '중급',
  high: '고급',
}

/** "2시간 30분", or for a course "4회, 한 번에 3시간". */
export function lengthOf(
  t: Translate,
  { minutes, meetings }: { minutes: number; meetings?: number },
): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const one =
    hours === 0
      ? t('{minutes}분 수업', { minutes })
      : rest === 0
        ? t('{hours}시간 수업', { hours })
        : t('{hours}시간 {minutes}분 수업', { hours, minutes: rest })
  return meetings && meetings > 1
    ? t('{count}회 · 한 번에 {length}', { count: meetings, length: one })
    : one
}

/** What stands beside a date: seats left, or why there are none. */
export function seatsWord(
  t: Translate,
  lang: Lang,
  session: OpenSession,
  state: SessionState,
): string {
  if (state === 'open')
    return session.left === 1 ? t('한 자리 남음') : t('{count}자리 남음', { count: session.left })
  if (state === 'soon')
    return t('{day}부터 예약', { day: shortDay(koreanDay(session.opens_at), lang) })
  return t(closedWord[state])
}

const closedWord: Record<Exclude<SessionState, 'open' | 'soon'>, string> = {
  full: '만석',
  closed: '예약 마감',
  cancelled: '취소된 날짜',
  finished: '지난 날짜',
}
