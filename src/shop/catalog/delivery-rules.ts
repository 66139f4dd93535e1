import type { PublicSettings } from '#shop/setting/contract.ts'

type Dispatch = Pick<PublicSettings['shipping'], 'cut_off_hour' | 'days_on_the_way' | 'holidays'>

/** `arrives` if it is ordered before `cut_off_hour` of `order_by`. Days are Korean ones, YYYY-MM-DD. */
export type DeliveryPromise = {
  arrives: string
  order_by: string
  days_left: number
  cut_off_hour: number
}

// Korea keeps UTC+9 all year
const ahead = 9 * 3_600_000
const day = 86_400_000

/** The day an order arrives: parcels leave until the cut-off hour of a working day and are on the way on working days. */
export function promiseDelivery(
  now: Date,
  { cut_off_hour, days_on_the_way, holidays }: Dispatch,
): DeliveryPromise {
  const korean = new Date(now.getTime() + ahead)
  const today = korean.toISOString().slice(0, 10)
  const leavesToday = isWorkingDay(today, holidays) && korean.getUTCHours() < cut_off_hour
  const order_by = leavesToday ? today : nextWorkingDay(today, holidays)
  let arrives = order_by
  for (let left = days_on_the_way; left > 0; left -= 1) arrives = nextWorkingDay(arrives, holidays)
  return {
    arrives,
    order_by,
    days_left: Math.round((Date.parse(order_by) - Date.parse(today)) / day),
    cut_off_hour,
  }
}

function isWorkingDay(date: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date)
}

function nextWorkingDay(date: string, holidays: readonly string[]): string {
  let next = date
  // a year of holidays in a row is a mistake in the settings, not a reason to hang
  for (let tried = 0; tried < 366; tried += 1) {
    next = new Date(Date.parse(`${next}T00:00:00Z`) + day).toISOString().slice(0, 10)
    if (isWorkingDay(next, holidays)) return next
  }
  return next
}

/** The sum in won from which goods travel free, and what they cost at least and at most below it; null when there is no such sum. */
export function freeShipping(
  grades: PublicSettings['shipping']['grades'],
): { from: number; cost: number; most: number } | null {
  const paid = grades.filter((grade) => grade.cost > 0).sort((a, b) => a.below - b.below)
  const last = paid.at(-1)
  return last
    ? {
        from: last.below,
        cost: Math.min(...paid.map(({ cost }) => cost)),
        most: Math.max(...paid.map(({ cost }) => cost)),
      }
    : null
}
