import { after } from '#kernel/korean-time.ts'
import type { HidingReason, ReviewFacets, ReviewKind } from './contract.ts'

/** From the day the order was completed. */
export const reviewDays = 90
export const reviewFrom = 10
export const reviewTo = 2_000
export const mostPhotos = 5
/** So long an unanswered review waits for the shop; an older one is left as it is. */
export const answerDays = 30
export const largestPhoto = 10 * 1024 * 1024

export function reviewUntil(completed: Date): Date {
  return after(completed, { days: reviewDays })
}

/** Why a line cannot be reviewed; null when it can. */
export function whyCannotReview(
  line: { ct_status: string; io_type: number; completed_at: Date | null; is_id: number | null },
  now: Date,
): string | null {
  if (line.io_type !== 0) return '추가상품에는 후기를 남길 수 없어요.'
  if (line.ct_status !== '완료' || !line.completed_at)
    return '배송이 끝난 상품에만 후기를 남길 수 있어요.'
  if (line.is_id !== null) return '이미 후기를 남긴 상품이에요.'
  return reviewUntil(line.completed_at) < now
    ? '후기를 쓸 수 있는 기간(배송 완료 뒤 90일)이 지났어요.'
    : null
}

/** Its writer may change a review as long as it could be written, and take it back always. */
export function whyCannotChange(review: { completed_at: Date | null }, now: Date): string | null {
  if (!review.completed_at) return '고칠 수 없는 후기예요.'
  return reviewUntil(review.completed_at) < now
    ? '후기를 고칠 수 있는 기간(배송 완료 뒤 90일)이 지났어요.'
    : null
}

/** What a review of a product asks beside the stars, by the category at the top. */
export function kindOfCategory(top: number | null): ReviewKind {
  if (top === 1) return 'wear'
  if (top === 2 || top === 3 || top === 4) return 'room'
  return top === 5 || top === 6 ? 'material' : 'plain'
}

export const facetsOfKind: Record<ReviewKind, readonly (keyof ReviewFacets)[]> = {
  wear: ['strength', 'longevity', 'season'],
  room: ['strength', 'longevity', 'season', 'room'],
  material: ['strength', 'wax', 'load'],
  plain: [],
}

/** Only what this kind of product asks, and nothing empty. */
export function fittingFacets(kind: ReviewKind, given: ReviewFacets): ReviewFacets {
  const asked = facetsOfKind[kind]
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        asked.some((one) => one === name) &&
        value !== undefined &&
        value !== null &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}

/** The only grounds for hiding a review. Few stars are none. */
export const hidingWords: Record<HidingReason, string> = {
  abuse: '욕설·비방·차별 표현이 있어요',
  personal: '다른 사람의 개인정보가 들어 있어요',
  offtopic: '상품과 관계없는 내용이에요',
  advert: '광고나 다른 판매처 안내예요',
  rights: '다른 사람의 사진이나 글을 옮겼어요',
}
