import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shopPages } from '#kernel/shop-pages.ts'

// pages with a secret or an order in the address, and those that only a provider or an application leads to
const notForMenus = [
  /^\*$/,
  /^admin/,
  /:token|:orderId|:formulaId|:month/,
  /kakao|network-error|payment_confirm|claim-fee|shop\/personal-payment$|reset|mailbox|leave$|\/edit$/,
  /^my-page\/.*:id/,
]

test('menus may lead to every page of the shop that can be opened by itself, and to no other', () => {
  const routes = [...readFileSync('src/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g)].map(
    ([, path]) => path ?? '',
  )
  const open = routes.filter((path) => !notForMenus.some((pattern) => pattern.test(path)))
  expect([...shopPages].sort()).toEqual(
    ['/', ...open.map((path) => `/${path.replace(/:\w+/, ':id')}`)].sort(),
  )
})
