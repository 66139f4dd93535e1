import type { Asks } from './asks-contract.ts'
import type { NoReturn } from './contract.ts'

/** An engraved option is made to order whatever its item is; an add-on is not bound by the item it goes with. */
export function noReturnOf(
  { it_no_return }: { it_no_return: NoReturn },
  { io_type, io_made }: { io_type: number; io_made: boolean },
): NoReturn {
  if (io_made) return 'custom'
  return io_type === 0 ? it_no_return : ''
}

type Written = { io_text_max: number; io_asks: Asks | null; io_lead_days: number }

/** What an option takes of the buyer's words, how long making it takes, and whether it may come back. */
export function termsOf(
  item: Parameters<typeof noReturnOf>[0],
  option: Parameters<typeof noReturnOf>[1] & Written,
): Written & { no_return: NoReturn } {
  const { io_text_max, io_asks, io_lead_days } = option
  return { no_return: noReturnOf(item, option), io_text_max, io_asks, io_lead_days }
}

/** The name of the kind, in lists. */
export const noReturnName: Record<Exclude<NoReturn, ''>, string> = {
  custom: '주문 제작',
  hygiene: '위생 밀봉',
}

/** Why a change of mind cannot bring goods back. Defects always can, as the law has it. */
export const noReturnWhy: Record<Exclude<NoReturn, ''>, string> = {
  custom:
    '주문을 받아 따로 만드는 상품이라, 만들기 시작하면 단순 변심으로는 취소·반품·교환할 수 없어요.',
  hygiene: '위생을 위해 밀봉한 상품이라, 단순 변심으로는 반품·교환할 수 없어요.',
}
