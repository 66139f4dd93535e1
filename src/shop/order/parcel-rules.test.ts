import { expect, test } from 'vitest'
import { boxOf, type Parcel, scannedNumber } from './parcel-rules.ts'

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
