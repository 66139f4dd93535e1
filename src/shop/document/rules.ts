import { isDay } from '#kernel/days.ts'
import type { DocumentKind, DocumentLang } from './contract.ts'

export const mostCas = 40
export const longestTitle = 150

export const kindWords: Record<DocumentKind, string> = {
  sds: '물질안전보건자료 (SDS)',
  ifra: 'IFRA 적합 확인서',
  allergen: '알레르기 유발 성분표',
  coa: '시험 성적서 (COA)',
  test: '안전 기준 시험 보고서',
}
export const langWords: Record<DocumentLang, string> = { ko: '한국어 문서', en: '영어 문서' }

/** The last digit of a CAS number is a sum of the others, counted from behind. */
export function isCas(text: string): boolean {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(text)) return false
  const digits = [...text.replaceAll('-', '')].map(Number)
  const check = digits.pop()
  const sum = digits.toReversed().reduce((all, digit, at) => all + digit * (at + 1), 0)
  return sum % 10 === check
}

/** CAS numbers as staff type them: parted by commas, spaces or lines, each once. */
export function casIn(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
}

/** Why a list of CAS numbers is wrong; null when it is right. */
export function whyBadCas(
  all: readonly string[],
): [string, Record<string, string | number>] | null {
  const wrong = all.find((one) => !isCas(one))
  if (wrong) return ['{number}은 CAS 번호가 아니에요. 78-70-6처럼 적어 주세요.', { number: wrong }]
  return all.length > mostCas
    ? ['CAS 번호는 {count}개까지 적을 수 있어요.', { count: mostCas }]
    : null
}

/** The version after the newest: 3.1 is followed by 4.0. */
export function nextVersion(there: readonly string[]): string {
  const whole = there.map((one) => Number.parseInt(one, 10)).filter((one) => one >= 0 && one < 1e9)
  return `${Math.max(0, ...whole) + 1}.0`
}

export function whyBadIssue(day: string, today: string): string | null {
  if (!isDay(day)) return '문서의 날짜를 2026-03-14처럼 적어 주세요.'
  return day > today ? '오늘이나 그 전의 날을 적어 주세요.' : null
}
