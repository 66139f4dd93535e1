import { test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs } from './buyer.ts'
import { ofMembers, ofTheDeskOnAPhone, ofThePhone, ofTheWideShop } from './open-states.ts'
import { walkOpened } from './opened.ts'
import { logInAsOwner } from './steps.ts'

test('axe finds no barrier in what opens over the shop on a phone', async () => {
  const { page } = await visitor(phone, { reducedMotion: 'reduce' })
  await walkOpened(page, ofThePhone)
})

test('axe finds no barrier in what opens over the shop in a wide window', async () => {
  const { page } = await visitor(desktop, { reducedMotion: 'reduce' })
  await walkOpened(page, ofTheWideShop)
})

test('axe finds no barrier in what opens for a member on a phone', async () => {
  const { page } = await visitor(phone, { reducedMotion: 'reduce' })
  await joinAs(page, 'kr')
  await walkOpened(page, ofMembers)
})

test('axe finds no barrier in the menu of the desk on a phone', async () => {
  const { page } = await visitor(phone, { reducedMotion: 'reduce' })
  await logInAsOwner(page)
  await walkOpened(page, ofTheDeskOnAPhone)
})
