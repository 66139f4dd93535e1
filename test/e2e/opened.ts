import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriersOn } from './axe.ts'
import type { OpenState } from './open-states.ts'
import { open } from './steps.ts'

const boxes = '[role=dialog]:visible, [role=alertdialog]:visible'

/** Opens each in turn and lets axe look at it; what does not open is told by the name of its file. */
export async function walkOpened(page: Page, states: readonly OpenState[]) {
  // a box that does not come is not waited for as long as a page
  page.setDefaultTimeout(20_000)
  const found: string[] = []
  for (const [files, path, press] of states) {
    try {
      await open(page, path)
      await press(page)
      await page.locator(boxes).first().waitFor()
    } catch (error) {
      found.push(`${files} did not open on ${path}: ${String(error).split('\n', 1)[0]}`)
      continue
    }
    found.push(...(await barriersOn(page, files)))
  }
  expect(found).toEqual([])
}
