import { test } from 'vitest'
import { desktop, visitor } from './browser.ts'
import { ofOrders } from './open-desk-states.ts'
import { halves, walkOpened } from './opened.ts'
import { logInAsOwner } from './steps.ts'

test.each(halves(ofOrders).map((states, at) => [at + 1, states] as const))(
  'axe finds no barrier in what opens over orders and their money (%i of 2)',
  async (_, states) => {
    const { page } = await visitor(desktop, { reducedMotion: 'reduce' })
    await logInAsOwner(page)
    await walkOpened(page, states)
  },
)
