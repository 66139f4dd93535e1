import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminMaterials } from '#shop/custom/material-contract.ts'
import { areaOf, areas } from './area-of.ts'
import { mayChange, maySee, opens } from './ui/staff.ts'

test('every page of the back office says what one must work on to open it', () => {
  const pages = [...readFileSync('src/routes.ts', 'utf8').matchAll(/route\('admin\/([\w-]+)/g)]
  expect(pages.length).toBeGreaterThan(40)
  const unknown = pages.map(([, first = '']) => first).filter((first) => !(first in areas))
  expect(unknown).toEqual([])
})

test('a page below another belongs to the same work', () => {
  expect(areaOf('/admin/orders/2611/edit')).toBe('orders')
  expect(areaOf('/admin')).toBeNull()
  expect(areaOf('/admin/')).toBeNull()
  expect(areaOf('/admin/no-such-page')).toBeNull()
  expect(areaOf('/admin/notifications/')).toBe('orders')
  expect(areaOf('/admin/notifications/restock')).toBe('notifications')
})

test('materials of formulas are offered to whom their list answers', () => {
  const area = areaOf('/admin/materials')
  if (!area) throw new Error('materials belong to no work')
  const roles = ['product', 'order', 'finance', 'content', 'class', 'accountant'] as const
  expect(roles.filter((role) => maySee(role, area))).toEqual(adminMaterials.list.who)
})

test('a page on which there is nothing to read is offered to those who may write there', () => {
  const roles = ['owner', 'order', 'finance', 'product', 'content', 'class', 'accountant'] as const
  const offered = (writes?: true) =>
    roles.filter((role) =>
      opens(
        {
          ...{ mb_id: role, name: role, role },
          sees: (area) => maySee(role, area),
          changes: (area) => mayChange(role, area),
        },
        { area: 'orders', writes },
      ),
    )
  expect(offered()).toEqual(['owner', 'order', 'finance', 'accountant'])
  expect(offered(true)).toEqual(['owner', 'order', 'finance'])
})
