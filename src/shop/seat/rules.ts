import { inLang, type Lang } from '#kernel/language.ts'

/** So long the seats of a basket are kept while its order form is open, and again once the payment has started. */
export const holdMinutes = 10

export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000)
}

export const cartOwner = (cart_key: string) => `cart:${cart_key}`
export const orderOwner = (od_id: string) => `order:${od_id}`
/** somebody in line, whom seats are offered to */
export const waitOwner = (wait_id: number) => `wait:${wait_id}`

/** Why seats cannot be had; `CALLED_OFF` has no other date to hope for. */
export type SeatRefusal = 'SEATS_GONE' | 'CALLED_OFF' | 'DATE_MOVED'
export const seatRefusals: Record<SeatRefusal, string> = {
  SEATS_GONE:
    '{name}: 남은 자리가 모자라 예약할 수 없어요. 다른 날짜를 고르거나 대기를 신청해 주세요.',
  DATE_MOVED: '{name}: 그사이 날짜나 장소가 바뀌었어요. 바뀐 날짜를 확인하고 다시 예약해 주세요.',
  CALLED_OFF: '{name}: 공방 사정으로 열리지 않는 날짜예요. 다른 날짜를 골라 주세요.',
}

export function classNameIn(lang: Lang, one: { title: string; title_en: string }): string {
  return inLang(lang, one.title, one.title_en || one.title)
}
