import { hourMs } from '#kernel/korean-time.ts'
import type { PersonalCategory, ProductCategory } from './contract.ts'

export const mostFiles = 2
/** What the chooser of the system offers; the bytes are judged again. */
export const acceptedFiles = 'image/jpeg,image/png,image/gif,image/webp,image/bmp,application/pdf'
export const largestFile = 10 * 1024 * 1024

/** A question can be changed and deleted until it is answered: the answer stands under what was asked. */
export function whyCannotChange(inquiry: { answered_at: Date | string | null }): string | null {
  return inquiry.answered_at === null
    ? null
    : '답변이 달린 문의는 고치거나 지울 수 없어요. 더 궁금한 점은 새 문의로 남겨 주세요.'
}

export const personalWords: Record<PersonalCategory, string> = {
  order: '주문·결제',
  delivery: '배송 일정',
  claim: '취소·교환·반품',
  product: '상품 정보',
  class: 'TSSA 클래스',
  custom: '맞춤 제작',
  member: '회원·쿠폰·포인트',
  etc: '그 밖에',
}

export const productWords: Record<ProductCategory, string> = {
  product: '상품 정보',
  stock: '재고·재입고',
  use: '사용법·안전',
  delivery: '배송 일정',
  etc: '그 밖에',
}

/** Fills the places of a ready answer; a place nobody knows stays, so that staff see it. */
export function fillTemplate(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] || place)
}

/** The places of an answer that nobody filled, as they stand in it: such an answer is not sent. */
export function unfilledIn(text: string): string[] {
  return [...new Set(text.match(/\{[A-Za-z_가-힣]{1,30}\}/g) ?? [])]
}

/** Why such an answer is not sent; null when it may be. */
export function whyUnfilled(text: string): [phrase: string, values: { places: string }] | null {
  const places = unfilledIn(text)
  return places.length
    ? ['{places} 자리가 비어 있어요. 채우거나 지우고 보내 주세요.', { places: places.join(', ') }]
    : null
}

/** The goods a ready answer speaks of: those named, else those of the order. */
export function productWord(
  named: string | null,
  ofOrder: readonly string[],
  andMore: (name: string, count: number) => string,
): string {
  if (named) return named
  const [first = '', ...others] = ofOrder
  return others.length ? andMore(first, others.length) : first
}

/** How long somebody has waited, in whole hours below two days, then in days. */
export function waitingOf(since: Date, now: Date): { unit: 'hour' | 'day'; count: number } {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / hourMs))
  return hours < 48
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.floor(hours / 24) }
}

/** The name of a file as it may stand in a list and in a header: no folders, no signs that steer. */
export function fileNameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g, '')
    .trim()
  return [...plain].slice(-80).join('') || 'file'
}
