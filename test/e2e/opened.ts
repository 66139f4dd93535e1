import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriersOn, ofLooks } from './axe.ts'
import { desktop, phone } from './browser.ts'
import type { OpenState } from './open-states.ts'
import { open } from './steps.ts'

const boxes = '[role=dialog]:visible, [role=alertdialog]:visible'

/** Opens each in turn and lets axe look at it, in the other width as well; what does not open is told by the name of its file. */
export async function walkOpened(page: Page, states: readonly OpenState[]) {
  const own = page.viewportSize() ?? desktop
  const other = own.width > phone.width ? phone : desktop
  // a box that does not come is not waited for as long as a page
  page.setDefaultTimeout(20_000)
  const found: string[] = []
  for (const [files, path, press] of states) {
    try {
      await page.setViewportSize(own)
      await open(page, path)
      await press(page)
      await page.locator(boxes).first().waitFor()
    } catch (error) {
      found.push(`${files} did not open on ${path}: ${String(error).split('\n', 1)[0]}`)
      continue
    }
    found.push(...(await barriersOn(page, files)))
    await page.setViewportSize(other)
    // what belongs to one width alone is gone in the other
    if (await page.locator(boxes).first().isVisible())
      found.push(...(await barriersOn(page, `${files}, ${other.width} wide`, ofLooks)))
  }
  expect(found).toEqual([])
}

/** Lists too long for one journey, in two. */
export function halves(states: readonly OpenState[]): OpenState[][] {
  const half = Math.ceil(states.length / 2)
  return [states.slice(0, half), states.slice(half)]
}
