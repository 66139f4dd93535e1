import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ofOrders, ofTheDesk } from './e2e/open-desk-states.ts'
import { left, ofMembers, ofTheDeskOnAPhone, ofThePhone, ofTheWideShop } from './e2e/open-states.ts'

const opens =
  /<(?:ActionDialog|ConfirmWithReason|TakeBackDialog|AdjustDialog|Drawer|DarkDialog|ZoomDialog|(?:Dialog|Popover)\.Root)\b|role="(?:alert)?dialog"/

test('what opens over a page is opened before axe, or says why not', () => {
  const drawn = globSync('src/**/*.tsx')
    .filter((file) => opens.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/').slice('src/'.length))
  const walked = [ofOrders, ofTheDesk, ofTheDeskOnAPhone, ofMembers, ofThePhone, ofTheWideShop]
    .flat()
    .flatMap(([files]) => files.split(' '))
  const named = new Set([...walked, ...Object.values(left).flat()])
  expect(drawn.filter((file) => !named.has(file))).toEqual([])
  // nothing is left out that is gone, or that is walked by now
  const drawnNow = new Set(drawn)
  expect([...named].filter((file) => !drawnNow.has(file))).toEqual([])
  expect(
    Object.values(left).flatMap((files) => files.filter((file) => walked.includes(file))),
  ).toEqual([])
})
