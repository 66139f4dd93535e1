import { test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { ofThePhone, ofTheWideShop } from './open-states.ts'
import { walkOpened } from './opened.ts'

test('axe finds no barrier in what opens over the shop on a phone', async () => {
  const { page } = await visitor(phone, { reducedMotion: 'reduce' })
  await walkOpened(page, ofThePhone)
})

test('axe finds no barrier in what opens over the shop in a wide window', async () => {
  const { page } = await visitor(desktop, { reducedMotion: 'reduce' })
  await walkOpened(page, ofTheWideShop)
})
