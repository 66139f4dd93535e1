import { test } from 'vitest'
import { desktop, visitor } from './browser.ts'
import { ofTheDesk } from './open-states.ts'
import { walkOpened } from './opened.ts'
import { logInAsOwner } from './steps.ts'

test('axe finds no barrier in what opens over the rest of the desk', async () => {
  const { page } = await visitor(desktop, { reducedMotion: 'reduce' })
  await logInAsOwner(page)
  await walkOpened(page, ofTheDesk)
})
