import { expect, test } from 'vitest'
import { lyePerGram, oilsIn, oilsText, soapOf } from './soap-rules.ts'

const plain = { lye: 'naoh' as const, superfat: 0, purity: 100, water: 2, load: 0 }

test('lye by hand: 1,000 g of olive oil takes 135.5 g of NaOH, or 190 g of KOH', () => {
  const oils = [{ oil: 'olive' as const, grams: 1000 }]
  expect(soapOf({ ...plain, oils }).lye).toBeCloseTo(135.45, 2)
  expect(soapOf({ ...plain, oils, lye: 'koh' }).lye).toBeCloseTo(190, 9)
})

test('superfat takes lye away, impure lye takes more of it', () => {
  const oils = [
    { oil: 'olive' as const, grams: 600 },
    { oil: 'coconut' as const, grams: 400 },
  ]
  const whole = 600 * lyePerGram('olive', 'naoh') + 400 * lyePerGram('coconut', 'naoh')
  expect(soapOf({ ...plain, oils, superfat: 5 }).lye).toBeCloseTo(whole * 0.95, 9)
  expect(soapOf({ ...plain, oils, superfat: 5, purity: 95 }).lye).toBeCloseTo(whole, 9)
})

test('a batch is its oils, lye, water and scent', () => {
  const soap = soapOf({ ...plain, oils: [{ oil: 'shea', grams: 500 }], superfat: 8, load: 3 })
  expect(soap.scent).toBe(15)
  expect(soap.water).toBeCloseTo(soap.lye * 2, 9)
  expect(soap.total).toBeCloseTo(500 + soap.lye * 3 + 15, 9)
})

test('the oils of an address are read back as they are written; strangers fall out', () => {
  const oils = oilsIn('olive:400,coconut:200,motor:1,olive')
  expect(oilsText(oils)).toBe('olive:400,coconut:200,olive:')
  expect(oilsIn('')).toEqual([])
})
