import { expect, test } from 'vitest'
import { boxOf, type Parcel, scannedNumber, unsentUnits } from './parcel-rules.ts'
import { placesOfOrder } from './send-rules.ts'

test('a bar code of a waybill is its number; what is none is passed over', () => {
  expect(scannedNumber('640123456789')).toBe('640123456789')
  expect(scannedNumber(' 6401-2345-6789 ')).toBe('640123456789')
  for (const other of ['', '1234567', 'https://shop.example/t/1', 'x'.repeat(31)])
    expect(scannedNumber(other)).toBeNull()
})

test('a packing slip after an exchange names no goods that have left already', () => {
  const line = (ct_id: number, ct_qty: number, ct_from: number | null = null) => ({
    ...{ ct_id, ct_from, ct_qty },
    ct_status: '완료' as const,
  })
  const parcel = (parcel_id: number, kind: Parcel['kind'], ct_id: number, qty: number): Parcel => ({
    ...{ parcel_id, kind, company: 'cj', invoice: '640123456789', sent_at: new Date(0) },
    lines: [{ ct_id, qty }],
  })
  // of three candles one came back, and another size went out for it
  const lines = [line(1, 2), { ...line(2, 1, 1), ct_status: '반품' as const }, line(3, 1)]
  const parcels = [parcel(1, 'order', 1, 3), parcel(2, 'exchange', 3, 1)]
  expect(boxOf(lines, parcels)?.units).toEqual([
    { ct_id: 1, qty: 2 },
    { ct_id: 3, qty: 1 },
  ])
  expect(boxOf(lines, parcels, 1)?.follows).toEqual([])
})

test('what came back had left: it takes nothing from what is still to be sent', () => {
  const line = { ct_from: null, ct_status: '배송' as const }
  const back = { ct_id: 2, ct_from: 1, ct_qty: 2, ct_status: '반품' as const }
  const parcels = [{ kind: 'order', lines: [{ ct_id: 1, qty: 2 }] }]
  expect(unsentUnits([{ ...line, ct_id: 1, ct_qty: 1 }, back], parcels)).toEqual([
    { ct_id: 1, qty: 1 },
  ])
  // of four one was cancelled, of the two that left one came back
  const cut = { ct_id: 3, ct_from: 1, ct_qty: 1, ct_status: '취소' as const }
  const lines = [{ ...line, ct_id: 1, ct_qty: 2 }, { ...back, ct_qty: 1 }, cut]
  expect(unsentUnits(lines, parcels)).toEqual([{ ct_id: 1, qty: 1 }])
})

test('of several places what has left stands where it went, and the others share what is still to leave', () => {
  const place = { name: '', phone: '', zip: '', address: '', address2: '', memo: '' }
  const quoted = [1, 2, 3].map(() => ({ ...place, units: [{ io_no: 7, qty: 1 }] }))
  const lines = [{ ct_id: 1, ct_from: null, ct_qty: 2, ct_status: '배송' as const, io_no: 7 }]
  const parcels = [{ parcel_id: 9, send_nth: 3, lines: [{ ct_id: 1, qty: 1 }] }]
  const places = placesOfOrder(quoted, lines, parcels)
  expect(places.map(({ units }) => units.reduce((sum, { qty }) => sum + qty, 0))).toEqual([1, 0, 1])
})
