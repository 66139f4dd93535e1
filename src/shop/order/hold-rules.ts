import type { PhraseParams } from '#kernel/translate.ts'
import type { Settings } from '#shop/setting/contract.ts'

type Limits = Settings['holds']

/** What one place (an address, a phone number, a cart) holds without having paid, and what the shop has of it. */
export type Held = {
  io_no: number
  /** on the shelf, promised or not */
  on_hand: number
  /** promised to whoever */
  reserved: number
  /** promised to this place and not paid for */
  held: number
}

export type Wanted = { io_no: number; qty: number }

/** How many units of an option one place may hold unpaid; null where there is no limit. */
export function mostHeld(limits: Limits, on_hand: number, isMember: boolean): number | null {
  const percent = isMember ? limits.member_percent : limits.guest_percent
  if (percent === 0) return null
  return Math.max(limits.share_least, Math.floor((on_hand * percent) / 100))
}

export type TooMuch = { io_no: number; phrase: string; params: PhraseParams }

/**
 * The first option of which this place would hold too much. An order that waits for its money counts itself; one that is being paid
 * now is looked at only for what the place holds already.
 */
export function whyTooMuch(
  limits: Limits,
  wanted: readonly Wanted[],
  held: readonly Held[],
  { isMember, isPayingNow }: { isMember: boolean; isPayingNow: boolean },
): TooMuch | null {
  for (const { io_no, qty } of wanted) {
    const found = held.find((one) => one.io_no === io_no)
    const most = found && mostHeld(limits, found.on_hand, isMember)
    if (!found || most === null || most === undefined) continue
    const isOver = isPayingNow ? found.held > 0 && found.held >= most : found.held + qty > most
    if (!isOver) continue
    const left = Math.max(0, most - found.held)
    return {
      io_no,
      phrase: isPayingNow
        ? '{name}: 결제를 마치지 않은 주문이 이미 {held}개를 맡아 두고 있어요. 먼저 입금하거나 취소한 뒤 다시 주문해 주세요.'
        : left > 0
          ? '{name}: 입금 전에 맡아 둘 수 있는 수량은 {left}개까지예요. 수량을 줄이거나 카드로 결제해 주세요. 더 많이 필요하면 견적을 받아 주세요.'
          : '{name}: 입금하지 않은 주문이 이미 {held}개를 맡아 두고 있어요. 먼저 입금하거나 카드로 결제해 주세요.',
      params: { held: found.held, left },
    }
  }
  return null
}

/** Whether so little is left after this order that a guest gets less time to pay. */
export function isLow(limits: Limits, wanted: readonly Wanted[], held: readonly Held[]): boolean {
  return wanted.some(({ io_no, qty }) => {
    const found = held.find((one) => one.io_no === io_no)
    if (!found) return false
    return found.on_hand - found.reserved - qty < (found.on_hand * limits.low_percent) / 100
  })
}
