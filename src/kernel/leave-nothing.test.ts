import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goingWith } from './leave-nothing.ts'

// case 237
test('after a log-out a browser keeps how the shop looks, and nothing of who used it', () => {
  const about = [
    'odemoa/order-draft',
    'odemoa/joining',
    'odemoa/order-paying',
    'odemoa/typed',
    'odemoa/draft/inquiry',
    'odemoa/bottle-draft',
    'odemoa/bottle-asked',
    'odemoa/viewed',
    'odemoa/searched',
    'odemoa/held',
    'odemoa/cart-seen',
    'odemoa/check-in/roll',
    'odemoa/what-comes-next-year',
  ]
  const looks = [
    'pinia/session/language',
    'odemoa/tiles',
    'odemoa/top-bar',
    'odemoa/popup/quiet-until',
    'odemoa/admin/theme',
    'errorHandler',
  ]
  expect(goingWith([...about, ...looks])).toEqual(about)
})

test('whoever logs out or leaves takes it along', () => {
  const ends = globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.|contract|\/api\.ts/.test(file) &&
      /call\((sessions\.logout|leaving\.leave)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(ends.length).toBe(3)
  for (const file of ends) expect(readFileSync(file, 'utf8'), file).toContain('leaveNothing()')
})
