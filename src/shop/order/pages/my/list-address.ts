import { addDays, isDay } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { MyOrderAsk } from '#shop/order/contract/mine.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import { whyBadPeriod } from '#shop/order/rules.ts'

export const periods = { '1w': 7, '1m': 30, '3m': 91, '6m': 182 } as const
export type Period = keyof typeof periods
const usual: Period = '3m'

/** The list as its address says it. */
export type Shown = {
  period?: Period
  from?: string
  to?: string
  od_status?: string
  page?: string
}

/** The chips of the list: an empty one is every state. */
export const chips: readonly { word: string; of: readonly OrderStatus[] }[] = [
  { word: '전체', of: [] },
  { word: '입금 대기', of: ['주문'] },
  { word: '상품 준비', of: ['입금', '준비'] },
  { word: '배송 중', of: ['배송'] },
  { word: '배송 완료', of: ['완료'] },
  { word: '취소·반품', of: ['취소', '반품', '품절'] },
]

/** Reads an address; what nobody could mean falls out. */
export function shownIn(search: URLSearchParams): Shown {
  const [period, from, to, od_status, page] = ['period', 'from', 'to', 'od_status', 'page'].map(
    (name) => search.get(name),
  )
  const span =
    isDay(from ?? '') && isDay(to ?? '') && !whyBadPeriod({ from: from ?? '', to: to ?? '' })
      ? { from: from ?? '', to: to ?? '' }
      : {}
  return {
    ...span,
    ...(period && Object.hasOwn(periods, period) ? { period: period as Period } : {}), // one of the keys, as just looked up
    ...(od_status && chips.some(({ of }) => of.join() === od_status)
      ? { od_status: od_status ?? undefined }
      : {}),
    ...(/^[1-9]\d{0,4}$/.test(page ?? '') ? { page: page ?? undefined } : {}),
  }
}

/** A span ends today, whenever it is looked at. */
export function daysOf(shown: Shown, now = new Date()): { from: string; to: string } {
  if (shown.from && shown.to) return { from: shown.from, to: shown.to }
  return {
    from: addDays(koreanDay(now), -periods[shown.period ?? usual]),
    to: koreanDay(now),
  }
}

export function periodOf(shown: Shown): Period | 'dates' {
  return shown.from && shown.to ? 'dates' : (shown.period ?? usual)
}

export function askOf(shown: Shown): MyOrderAsk {
  return { page: Number(shown.page) || 1, od_status: shown.od_status, ...daysOf(shown) }
}
