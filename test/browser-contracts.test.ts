import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutSchemas } from '../scripts/lib/without-schemas.ts'

const asBrowser = (code: string) =>
  withoutSchemas(`import * as z from 'zod/mini'\n${code}`, 'stand-in')
    .split('\n')
    .slice(1)
    .join('\n')

test('a browser gets of an endpoint only how to call it', () => {
  const given =
    "export const cars = { add: endpoint({ method: 'POST', path: '/cars', who: 'member', about: 'Adds', body: carForm, answer: one(car), form: true }) }"
  expect(asBrowser(given)).toBe(
    "export const cars = { add: ({ method: 'POST', path: '/cars', form: true }) }",
  )
})

test('every schema is the one stand-in, and constants beside it stay', () => {
  expect(
    asBrowser(
      'const car = z.object({ name: z.string().check(z.maxLength(most)) })\nexport const most = 30',
    ),
  ).toBe('const car = z\nexport const most = 30')
})

test('what parses stays, so that parsing in a browser is refused aloud', () => {
  expect(asBrowser('const read = (text: unknown) => z.parse(car, text)')).toContain(
    'z.parse(car, text)',
  )
})

test('types keep their words', () => {
  expect(asBrowser('export type Car = z.output<typeof car>')).toBe(
    'export type Car = z.output<typeof car>',
  )
})

test('no contract of the shop brings a schema along', () => {
  const code = withoutSchemas(readFileSync('src/shop/catalog/contract.ts', 'utf8'), 'stand-in')
  expect(code).toContain("path: '/api/v1/products/:it_id'")
  expect(code).not.toMatch(/z\.(object|string|number|array)\(/)
})

test('what is told to search engines stays on the server', () => {
  expect(
    asBrowser(
      "export const meta = () => [{ title }, { 'script:ld+json': crumbData(view, crumbs) }]",
    ),
  ).toBe('export const meta = () => [{ title }, undefined]')
})
