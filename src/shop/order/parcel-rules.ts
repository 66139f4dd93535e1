import type { PackedUnits } from './contract/fields.ts'
import { isLive, type UnitLine, type Units } from './part-rules.ts'

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
    const unsent = unsentUnits(lines, own)
    const all = lines.filter(isLive).map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty }))
    return { parcel: null, nth: own.length + 1, units: unsent.length ? unsent : all, follows: [] }
  }
  const parcel = parcels.find((one) => one.parcel_id === parcel_id)
  if (!parcel) return null
  if (parcel.kind === 'exchange') return { parcel, nth: 0, units: parcel.lines, follows: [] }
  const nth = own.indexOf(parcel) + 1
  return { parcel, nth, units: parcel.lines, follows: unsentUnits(lines, own.slice(0, nth)) }
}

/** What has not left although other parts have. */
export function unsentUnits(
  lines: readonly UnitLine[],
  parcels: readonly { kind: string; lines: readonly Units[] }[],
): Units[] {
  const sent = parcels.filter(({ kind }) => kind === 'order').flatMap((parcel) => parcel.lines)
  // orders sent before parcels were kept have none
  if (!sent.length) return []
  return lines.filter(isLive).flatMap((line) => {
    const qty =
      line.ct_qty -
      sent
        .filter(({ ct_id }) => ct_id === line.ct_id || ct_id === line.ct_from)
        .reduce((sum, one) => sum + one.qty, 0)
    return qty > 0 ? [{ ct_id: line.ct_id, qty }] : []
  })
}
