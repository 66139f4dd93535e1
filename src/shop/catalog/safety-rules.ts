import { addDays } from '#kernel/days.ts'
import type { LegalNotice } from './contract.ts'

/** The kind of notice of candles, diffusers and sprays: goods whose safety number has to stand on the page. */
const guarded = 'household'
/** So long before its number ends a product stands under the tab of what needs a look: a test takes weeks. */
export const warnDays = 60
/** So long before its number ends the staff are told. */
export const tellDays = 30

export type Safety = {
  notice: { gubun: string }
  safety_no: string
  safety_until: string | null
}

export function needsSafety({ notice }: Pick<Safety, 'notice'>): boolean {
  return notice.gubun === guarded
}

/** Why goods may not be sold on this Korean day, and the field that would allow it; null when they may. */
export function whyNotSold(
  item: Safety,
  today: string,
): { field: 'safety_no' | 'safety_until'; phrase: string } | null {
  if (!needsSafety(item)) return null
  if (!item.safety_no)
    return {
      field: 'safety_no',
      phrase: '생활화학제품은 안전기준 확인·신고번호가 있어야 팔 수 있어요.',
    }
  if (!item.safety_until)
    return { field: 'safety_until', phrase: '번호가 언제까지 유효한지 적어 주세요.' }
  if (item.safety_until < today)
    return {
      field: 'safety_until',
      phrase: '번호의 유효 기간이 지났어요. 새 번호를 받아 적어야 팔 수 있어요.',
    }
  return null
}

const label = '안전기준 확인·신고번호'

/** The rows of the notice with the number in its place, whatever was typed there. */
export function withSafety(item: Safety, rows: LegalNotice['rows']): LegalNotice['rows'] {
  if (!needsSafety(item) || !item.safety_no) return rows
  const row = {
    label,
    label_en: 'Safety standard number',
    value: item.safety_no,
    value_en: item.safety_no,
  }
  return rows.some((one) => one.label === label)
    ? rows.map((one) => (one.label === label ? { ...row, label_en: one.label_en } : one))
    : [...rows, row]
}

/** True from `warnDays` before the last day on. */
export function endsSoon(item: Safety, today: string): boolean {
  return (
    needsSafety(item) && item.safety_until !== null && item.safety_until <= addDays(today, warnDays)
  )
}

// what advertising of these goods may not say
const banned =
  /무독성?|무해|친\s?환경|자연\s?친화|인체[에에도]*\s?안전|non-?\s?toxic|harmless|eco-?\s?friendly|environmentally[ -]friendly|safe for (?:humans|people|children|pets)/i

/** The claims a text may not make, each with the sentence it stands in. Tags are no text. */
export function bannedClaims(text: string): { word: string; sentence: string }[] {
  return text
    .replace(/<[^>]*>/g, '\n')
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((part) => {
      const word = banned.exec(part)?.[0]
      return word ? [{ word, sentence: part.trim() }] : []
    })
}
