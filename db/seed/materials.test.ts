import { expect, test } from 'vitest'
import { families } from '#shop/catalog/contract.ts'
import { volatilities } from '#shop/custom/formula-contract.ts'
import { ifraCategories } from '#shop/custom/ifra-contract.ts'
import { standardOf } from './ifra.ts'
import { rawMaterials } from './materials.ts'

/** The last digit of a CAS number is the sum of the others, each times its place from the right. */
function isCas(cas: string): boolean {
  const digits = [...cas.replace(/-/g, '')].map(Number)
  const check = digits.pop()
  return check === digits.reverse().reduce((sum, digit, at) => sum + digit * (at + 1), 0) % 10
}

test('there are 120 raw materials and more, each once, with a real CAS number', () => {
  expect(rawMaterials.length).toBeGreaterThanOrEqual(120)
  for (const key of ['name', 'name_en', 'cas'] as const)
    expect(new Set(rawMaterials.map((one) => one[key])).size, key).toBe(rawMaterials.length)
  expect(rawMaterials.filter(({ cas }) => !/^\d{2,7}-\d{2}-\d$/.test(cas) || !isCas(cas)).map(({ name_en, cas }) => `${name_en} ${cas}`)).toEqual([])
})

test('every raw material has a family, a density, a volatility and a usual share', () => {
  for (const one of rawMaterials) {
    expect(families.some((family) => family === one.family), one.name_en).toBe(true)
    expect(one.density, one.name_en).toBeGreaterThan(0.8)
    expect(one.density, one.name_en).toBeLessThan(1.4)
    expect(one.usual[0], one.name_en).toBeLessThan(one.usual[1])
    expect(volatilities, one.name_en).toContain(one.volatility)
  }
})

test('what is gone in hours is no base, and what stays for weeks no top', () => {
  const strange = rawMaterials.filter(({ note, volatility }) => (note === 'base' && (volatility === 'hours' || volatility === 'day')) || (note === 'top' && volatility === 'weeks'))
  expect(strange.map(({ name_en }) => name_en)).toEqual([])
})

test('every single substance has what the 51st amendment says of it, in all categories', () => {
  for (const { cas, name_en, of } of rawMaterials.filter((one) => one.of)) {
    const { source, limits } = standardOf(cas)
    expect(source, name_en).toMatch(/^IFRA Standards Overview, (STD \d{3}|no standard)/)
    expect(Object.keys(limits).length, name_en).toBe(ifraCategories.length)
    for (const limit of Object.values(limits)) expect(limit > 0 && limit <= 100, name_en).toBe(true)
    expect(of, name_en).not.toBeNull()
  }
  // the three that the amendment changed, and two older ones
  expect(standardOf('106-24-1').limits).toMatchObject({ '4': 4.7, '9': 2.8, '10A': 1.1, '10B': 5.3, '12': 100 })
  expect(standardOf('97-53-0').limits).toMatchObject({ '4': 2.5, '9': 4.9, '10A': 4, '10B': 18, '12': 100 })
  expect(standardOf('123-11-5').limits).toMatchObject({ '4': 1.4, '10A': 0.19, '12': 31 })
  expect(standardOf('5392-40-5').limits).toMatchObject({ '1': 0.11, '2': 0.032, '4': 0.6, '11B': 0.051, '12': 100 })
  expect(standardOf('54464-57-2').limits).toMatchObject({ '4': 20, '6': 0.0093 })
  expect(standardOf('24851-98-7')).toMatchObject({ source: expect.stringContaining('no standard'), limits: { '4': 100 } })
})
