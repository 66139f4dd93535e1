import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the page as it stands, one line for each kind: all that is grave, and the good habits of headings and landmarks. */
export async function barriersOn(page: Page, path: string): Promise<string[]> {
  // what is being counted anew is dimmed for a moment
  await page
    .waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), undefined, {
      timeout: 15_000,
    })
    .catch(() => {})
  const { violations } = await new AxeBuilder({ page })
    // a page with a frame, such as the preview of a mail, is read without a second window
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.includes('best-practice'),
    )
    .map(
      ({ id, help, nodes }) =>
        `${path}: ${id}, ${help} (${nodes.length}), ${nodes[0]?.target.join(' ')}`,
    )
}
