import { addWorkingDays, daysFrom, isWorkingDay } from '#kernel/days.ts'
import { koreanDay, koreanHour } from '#kernel/korean-time.ts'
import type { PublicSettings } from '#shop/setting/contract.ts'

type Dispatch = Pick<PublicSettings['shipping'], 'cut_off_hour' | 'days_on_the_way' | 'holidays'>

/** `arrives` if it is ordered before `cut_off_hour` of `order_by`. Days are Korean ones, YYYY-MM-DD. */
export type DeliveryPromise = {
  arrives: string
  /** the day it goes to the courier, made first where it is made to order */
  leaves: string
  order_by: string
  days_left: number
  cut_off_hour: number
}

/** Working days beside the usual: making it first, and the ship to an island. */
export type Longer = { making?: number; island?: number }

/** The day an order arrives: parcels leave until the cut-off hour of a working day and are on the way on working days. */
export function promiseDelivery(
  now: Date,
  { cut_off_hour, days_on_the_way, holidays }: Dispatch,
  { making = 0, island = 0 }: Longer = {},
): DeliveryPromise {
  const today = koreanDay(now)
  const leavesToday = isWorkingDay(today, holidays) && koreanHour(now) < cut_off_hour
  const order_by = leavesToday ? today : addWorkingDays(today, 1, holidays)
  const leaves = making > 0 ? addWorkingDays(order_by, making, holidays) : order_by
  return {
    arrives: addWorkingDays(leaves, days_on_the_way + island, holidays),
    leaves,
    order_by,
    days_left: daysFrom(today, order_by),
    cut_off_hour,
  }
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
