import { after } from '#kernel/korean-time.ts'
import type { PackedUnits } from './contract/fields.ts'
import type { OrderStatus } from './contract/order.ts'
import { isLive, isSent, type UnitLine, type Units } from './part-rules.ts'

export type Parcel = {
  parcel_id: number
  kind: 'order' | 'exchange'
  company: string
  invoice: string
  sent_at: Date
  lines: readonly PackedUnits[]
}
export type Box = {
  parcel: Parcel | null
  /** which of the order's own boxes */
  nth: number
  units: readonly PackedUnits[]
  /** leaves in another */
  follows: readonly Units[]
}

/** What lies in a box: of one that has left, what it took; else what is still to be packed. Null for a parcel that is not the order's. */
export function boxOf(
  lines: readonly UnitLine[],
  parcels: readonly Parcel[],
  parcel_id?: number,
): Box | null {
  const own = parcels.filter(({ kind }) => kind === 'order')
  if (parcel_id === undefined) {
    const unsent = unsentUnits(lines, parcels)
    const all = lines
      .filter((line) => isLive(line) && isSent(line))
      .map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty }))
    return { parcel: null, nth: own.length + 1, units: unsent.length ? unsent : all, follows: [] }
  }
  const parcel = parcels.find((one) => one.parcel_id === parcel_id)
  if (!parcel) return null
  if (parcel.kind === 'exchange') return { parcel, nth: 0, units: parcel.lines, follows: [] }
  const nth = own.indexOf(parcel) + 1
  const upTo = parcels.filter((one) => one.kind === 'exchange' || own.indexOf(one) < nth)
  return { parcel, nth, units: parcel.lines, follows: unsentUnits(lines, upTo) }
}

/** What has not left although other parts have. */
export function unsentUnits(
  lines: readonly UnitLine[],
  parcels: readonly { kind: string; lines: readonly Units[] }[],
): Units[] {
  const own = parcels.filter(({ kind }) => kind === 'order').flatMap((parcel) => parcel.lines)
  // orders sent before parcels were kept have none
  if (!own.length) return []
  // goods that came by an exchange have left in a parcel of their own
  const came = parcels
    .filter(({ kind }) => kind === 'exchange')
    .flatMap((parcel) => parcel.lines)
    .filter(({ ct_id }) => !own.some((one) => one.ct_id === ct_id))
  const sent = [...own, ...came]
  const goods = lines.filter(isSent)
  return [...Map.groupBy(goods, ({ ct_id, ct_from }) => ct_from ?? ct_id).values()].flatMap(
    (family) => {
      const left = sent
        .filter(({ ct_id }) => family.some((line) => line.ct_id === ct_id))
        .reduce((sum, { qty }) => sum + qty, 0)
      // what came back had left
      const back = family
        .filter(({ ct_status }) => ct_status === '반품')
        .reduce((sum, { ct_qty }) => sum + ct_qty, 0)
      let away = Math.max(0, left - back)
      return family.filter(isLive).flatMap(({ ct_id, ct_qty }) => {
        const qty = Math.max(0, ct_qty - away)
        away = Math.max(0, away - ct_qty)
        return qty > 0 ? [{ ct_id, qty }] : []
      })
    },
  )
}

/** A line with as many units as may still leave the order before they leave the shop. */
export function unitsToCut<L extends Pick<UnitLine, 'ct_id' | 'ct_qty' | 'ct_status'>>({
  od_status,
  lines,
  unsent,
}: {
  od_status: OrderStatus
  lines: readonly L[]
  unsent: readonly Units[]
}): (L & { qty: number })[] {
  return lines.filter(isLive).flatMap((line) => {
    const left = unsent.find(({ ct_id }) => ct_id === line.ct_id)?.qty ?? 0
    const qty = od_status === '배송' ? left : line.ct_qty
    return qty > 0 ? [{ ...line, qty }] : []
  })
}

/** Why a parcel's courier and number cannot be put right; null when they can. */
export function whyCannotCorrect({ od_status }: { od_status: OrderStatus }): string | null {
  if (od_status === '배송' || od_status === '완료' || od_status === '반품') return null
  return '보낸 주문의 송장만 고칠 수 있어요.'
}

const hoursToTakeBack = 24

/** Why a parcel can no longer be taken back; null while it may still stand in the shop. */
export function whyCannotTakeBack(
  { od_status }: { od_status: OrderStatus },
  parcel: { kind: string; sent_at: Date },
  now: Date,
): string | null {
  if (od_status !== '배송') return '배송 중인 주문만 되돌릴 수 있어요.'
  if (parcel.kind !== 'order') return '교환 상품은 반품·교환 화면에서 다뤄 주세요.'
  return now > after(parcel.sent_at, { hours: hoursToTakeBack })
    ? '보낸 지 하루가 지나 되돌릴 수 없어요. 번호가 틀렸다면 송장을 고쳐 주세요.'
    : null
}

type Person = { mb_id: string | null; od_b_name: string; od_b_hp: string }

/** Two orders of one person may go in one box, under one number. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.mb_id !== null && one.mb_id === other.mb_id) return true
  return one.od_b_name === other.od_b_name && one.od_b_hp === other.od_b_hp
}

/** The number in a bar code of a waybill; null where there is none. */
export function scannedNumber(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '')
  return /^[A-Za-z0-9]{8,30}$/.test(bare) ? bare : null
}
