import type { OrderStatus } from '#shop/order/contract/order.ts'
import type { JobState } from './job-contract.ts'

type Standing = { state: JobState; held_state: JobState | null }
type Line = {
  ct_status: OrderStatus
  /** it has left in a parcel */
  is_sent: boolean
}

const making: readonly JobState[] = ['production', 'shipped', 'done']

/** Whether it was begun, so that a change of mind comes too late. */
export function isBegun({ state, held_state }: Standing): boolean {
  return making.includes(state === 'on_hold' ? (held_state ?? state) : state)
}

/** Where a job goes when its line of the order stands there; null when it stays. The order knows of money and parcels, the job of making. */
export function stateInOrder(
  { state, held_state }: Standing,
  { ct_status, is_sent }: Line,
): Standing | null {
  const to = (next: JobState) => (next === state ? null : { state: next, held_state: null })
  // what is held goes on from there
  const from = state === 'on_hold' ? held_state : state
  const onward = (next: JobState) =>
    state === 'on_hold' ? { state, held_state: next } : { state: next, held_state: null }
  switch (ct_status) {
    case '취소':
    case '품절':
      return to('cancelled')
    case '반품':
      return null
    case '완료':
      return to('done')
    case '주문':
      return from === 'paid' || from === 'cancelled' ? onward('approved') : null
    default:
      if (is_sent) return to('shipped')
      if (from === 'shipped') return onward('production')
      return from === 'approved' || from === 'cancelled' ? onward('paid') : null
  }
}

/** What was paid for a set, as the price of one and of setting up: the parts add up to the sum, whatever prices are today. */
export function partsOfSum(
  total: number,
  pieces: number,
  today: { unit: number; setup: number; total: number },
): { unit: number; setup: number; total: number } {
  if (today.total === total) return { unit: today.unit, setup: today.setup, total }
  const unit = Math.floor(total / pieces)
  return { unit, setup: total - unit * pieces, total }
}
