import type { Page } from 'playwright-core'

/** How far the page reaches beyond the window, were it allowed to. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.body.style.overflowX = 'visible'
    const { documentElement: root } = document
    return new Promise((done) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => done(root.scrollWidth - root.clientWidth)),
      ),
    )
  })
}

/** What reaches furthest beyond the window: its words tell where to look. */
export function widest(page: Page): Promise<string> {
  return page.evaluate(() => {
    const right = (one: Element) => one.getBoundingClientRect().right
    // what scrolls within its own box reaches nowhere, and what is fixed is as wide as the page has become
    const boxed = (one: Element | null): boolean =>
      !!one &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || boxed(one.parentElement))
    const all = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.getClientRects().length &&
        !boxed(one.parentElement) &&
        !one.closest('nav, [class*=layer-toast]'),
    )
    const far = all.reduce((most, one) => (right(one) >= right(most) ? one : most))
    return `${far.tagName} "${far.textContent?.trim().slice(0, 40)}"`
  })
}

/** What can be pressed in the rows of a list and stands beyond the edge of its box, where one would have to scroll for it. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [data-row] :is(a, button)')]
      .filter((one) => {
        const box = one.closest('[role=table]')?.parentElement
        const { width, right } = one.getBoundingClientRect()
        return box && width > 0 && right > box.getBoundingClientRect().right + 1
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )
}

/** Lists of a page that have to be scrolled sideways, and by how much. */
export function sidewaysLists(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const box = table.parentElement
      // a table for the ear alone has no box that scrolls
      const scrolls = box && /auto|scroll/.test(getComputedStyle(box).overflowX)
      const over = scrolls ? box.scrollWidth - box.clientWidth : 0
      return over > 0
        ? [`${table.getAttribute('aria-label') ?? table.textContent?.slice(0, 20)} by ${over}`]
        : []
    }),
  )
}
