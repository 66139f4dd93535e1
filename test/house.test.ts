import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, serviceOrder, wrongImports } from './house-rules.ts'

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/').replace(/^src\//, ''))

test('every import goes where the house allows', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.flatMap((file) => wrongImports(file, importsOf(file)))).toEqual([])
})

test.each([
  ['kernel/money.ts', "import { sql } from '../platform/database.ts'"],
  ['ui/button.tsx', "import { cart } from '#shop/cart/contract.ts'"],
  ['shop/cart/contract.ts', "import { placeOrder } from '../order/service.ts'"],
  ['shop/cart/service.ts', "import { listTiles } from '../catalog/store.ts'"],
  ['shop/cart/service.ts', "import { placeOrder } from '../order/service/place-order.ts'"],
  ['shop/catalog/pages/product-page.tsx', "import { productDetail } from '../service.ts'"],
  ['shop/catalog/pages/product-page.tsx', "const late = import('../../../platform/database.ts')"],
  ['storefront/frame.tsx', "import { readSettings } from '../shop/setting/service.ts'"],
  ['platform/session.ts', "import { findMember } from '../shop/member/store.ts'"],
])('%s is refused %s', (file, code) => {
  expect(wrongImports(file, importsOf(file, code))).not.toEqual([])
})

test('every domain has its place in the order of services', () => {
  const domains = new Set(files.flatMap((file) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? []))
  expect([...domains].filter((domain) => !serviceOrder.includes(domain))).toEqual([])
})

test('no file has grown past 300 lines', () => {
  const long = files.filter((file) => !/tables|phrases|\.test\./.test(file)).map((file) => ({ file, lines: readFileSync(`src/${file}`, 'utf8').split('\n').length }))
  expect(long.filter(({ lines }) => lines > 300)).toEqual([])
})
