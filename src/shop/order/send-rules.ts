import type { QuotedSend, SendPlace } from '#shop/cart/send-contract.ts'
import type { OrderSend } from './contract/sends.ts'
import { isLive, isSent, type UnitLine, type Units } from './part-rules.ts'

type Line = UnitLine & { io_no: number }
type Sent = { parcel_id: number; send_nth: number | null; lines: readonly Units[] }

/** The places of a quotation by the lines of its order. What has left stands where it went; what was cancelled meanwhile is missing at the last of the others. */
export function placesOfOrder(
  quoted: readonly QuotedSend[],
  lines: readonly Line[],
  parcels: readonly Sent[],
): OrderSend[] {
  const left = new Map(
    lines
      .filter((line) => isLive(line) && isSent(line))
      .map(({ ct_id, ct_qty }) => [ct_id, ct_qty]),
  )
  function take(io_no: number, qty: number) {
    let wanted = qty
    return lines.flatMap((line) => {
      const here = line.io_no === io_no ? Math.min(wanted, left.get(line.ct_id) ?? 0) : 0
      if (!here) return []
      wanted -= here
      left.set(line.ct_id, (left.get(line.ct_id) ?? 0) - here)
      return [{ ct_id: line.ct_id, qty: here }]
    })
  }
  const sent = quoted.map((_, at) => parcels.find(({ send_nth }) => send_nth === at + 1))
  for (const { ct_id, qty } of sent.flatMap((one) => one?.lines ?? []))
    left.set(ct_id, Math.max(0, (left.get(ct_id) ?? 0) - qty))
  return quoted.map(({ units, ...to }, at) => ({
    ...to,
    nth: at + 1,
    units: sent[at]
      ? sent[at].lines.map(({ ct_id, qty }) => ({ ct_id, qty }))
      : units.flatMap(({ io_no, qty }) => take(io_no, qty)),
    parcel_id: sent[at]?.parcel_id ?? null,
  }))
}

/** The number by which a courier's file names one place of an order: 20261123154312000123-4. */
export function placeNumber(od_id: string, nth: number): string {
  return `${od_id}-${nth}`
}

/** The order and the place in such a number; null where it is none. */
export function placeIn(typed: string): { od_id: string; send_nth: number } | null {
  const [, od_id, nth] = /^(\d{16,20})-(\d{1,3})$/.exec(typed.replaceAll(' ', '')) ?? []
  return od_id && nth ? { od_id, send_nth: Number(nth) } : null
}

type Receiver = {
  od_b_name: string
  od_b_hp: string
  od_b_zip: string
  od_b_addr1: string
  od_b_addr2: string
  od_b_addr3: string
  od_b_city: string
  od_b_state: string
  od_memo: string
}

/** An order as it stands on the papers of one of its places. */
export function addressedTo<O extends Receiver>(order: O, to: SendPlace): O {
  return {
    ...order,
    ...{ od_b_name: to.name, od_b_hp: to.phone, od_b_zip: to.zip, od_b_addr1: to.address },
    ...{ od_b_addr2: to.address2, od_b_addr3: '', od_b_city: '', od_b_state: '' },
    od_memo: to.memo,
  }
}
