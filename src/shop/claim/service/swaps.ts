import type { Swap } from '#shop/order/swap-rules.ts'

/** A line of a claim as it is written. */
export type AskedLine = {
  ct_id: number
  qty: number
  to_io_no?: number | null
  to_option?: string
  to_option_en?: string
  to_extra?: number
}

/** Units that become others in the books; who gets the same option again changes nothing there. */
export function swapsOf(
  lines: readonly { ct_id: number; io_no: number }[],
  asked: readonly AskedLine[],
): Swap[] {
  return asked.flatMap(
    ({ ct_id, qty, to_io_no, to_option = '', to_option_en = '', to_extra = 0 }) =>
      to_io_no && to_io_no !== lines.find((one) => one.ct_id === ct_id)?.io_no
        ? [
            {
              ct_id,
              qty,
              io_no: to_io_no,
              option: to_option,
              option_en: to_option_en,
              extra: to_extra,
            },
          ]
        : [],
  )
}
