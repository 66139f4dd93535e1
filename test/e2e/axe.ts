import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { overflow, widest } from './overflow.ts'

/** What another width or theme may change; all else is the same page. */
export const ofLooks = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/** What is being counted anew is dimmed for a moment, and lists come after the page. */
export async function settled(page: Page) {
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
      timeout: 15_000,
    })
    .catch(() => {})
}

/** What axe finds on the page as it stands, one line for each kind: all that is grave, and the good habits of headings and landmarks; or `rules` alone. */
export async function barriersOn(page: Page, path: string, rules?: string[]): Promise<string[]> {
  await settled(page)
  const asked = new AxeBuilder({ page })
    // a page with a frame, such as the preview of a mail, is read without a second window
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? asked.withRules(rules) : asked).analyze()
  return violations
    .filter(
      ({ impact, tags }) =>
        rules || impact === 'serious' || impact === 'critical' || tags.includes('best-practice'),
    )
    .map(
      ({ id, help, nodes }) =>
        `${path}: ${id}, ${help} (${nodes.length}), ${nodes[0]?.target.join(' ')}`,
    )
}

/** Whether the page reaches beyond its window; waits for what fits itself into its new room. */
export async function tooWide(page: Page, where: string): Promise<string[]> {
  let over = await overflow(page)
  for (let waited = 0; over > 0 && waited < 2_000; waited += 100) {
    await page.waitForTimeout(100)
    over = await overflow(page)
  }
  return over > 0 ? [`${where}: too wide by ${over}: ${await widest(page)}`] : []
}

/** The desk's dark theme, as its button sets it; the shop has none. */
export async function wear(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, theme)
}

/** Letters of twice the size. */
export async function enlarge(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}
