import { expect, test } from 'vitest'
import { scannedNumber } from './parcel-rules.ts'

test('a bar code of a waybill is its number; what is none is passed over', () => {
  expect(scannedNumber('640123456789')).toBe('640123456789')
  expect(scannedNumber(' 6401-2345-6789 ')).toBe('640123456789')
  for (const other of ['', '1234567', 'https://shop.example/t/1', 'x'.repeat(31)])
    expect(scannedNumber(other)).toBeNull()
})
