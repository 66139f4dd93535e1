import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, visitor } from './browser.ts'
import { logInAsOwner, open } from './steps.ts'

/** The body of a new notice, with this markup in it and all of it chosen. */
async function bodyWith(page: Page, html: string) {
  await logInAsOwner(page)
  await open(page, '/admin/notices/new')
  const body = page.locator('[contenteditable=true]').first()
  await body.click()
  await body.evaluate((box, inside) => {
    box.innerHTML = inside
    getSelection()?.selectAllChildren(box)
  }, html)
  return body
}

function paste(page: Page, html: string, text = '') {
  return page.evaluate(
    ([markup, words]) => {
      const data = new DataTransfer()
      if (markup) data.setData('text/html', markup)
      if (words) data.setData('text/plain', words)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [html, text] as const,
  )
}

const tagsOf = (page: Page) =>
  page
    .locator('[contenteditable=true]')
    .first()
    .evaluate((box) => [...box.querySelectorAll('*')].map((one) => one.localName))

test('paragraphs and a table over a text that began with a heading are no heading', async () => {
  const { page } = await visitor(desktop)
  await bodyWith(page, '<h3>쉬는 날</h3><p>내일은 쉬어요.</p>')
  await paste(
    page,
    '<p>배송이 하루 늦어요.</p><p>다음 날 보내요.</p><table><tr><td>월</td><td>화</td></tr></table>',
  )
  const tags = await tagsOf(page)
  expect(tags.filter((tag) => /^h\d$/.test(tag))).toEqual([])
  expect(tags.filter((tag) => tag === 'p')).toHaveLength(2)
  expect(tags).toContain('table')
})

test('what is typed after all was taken away is a paragraph', async () => {
  const { page } = await visitor(desktop)
  const body = await bodyWith(page, '<h3>쉬는 날</h3>')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Sent tomorrow')
  await body.blur()
  expect((await tagsOf(page)).filter((tag) => /^h\d$/.test(tag))).toEqual([])
})

test('lists of Word are lists, bold of Google Docs is what was bold, and a lost picture is told of', async () => {
  const { page } = await visitor(desktop)
  const body = await bodyWith(page, '<p>앞</p>')
  const item = (mark: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>`
  await paste(
    page,
    `${item('l', '첫째 항목')}${item('l', '둘째 항목')}<p>사이</p>${item('1.', '하나')}<p><img src="file:///c:/a.png">끝</p>`,
  )
  expect(await body.locator('ul > li').allInnerTexts()).toEqual(['첫째 항목', '둘째 항목'])
  expect(await body.locator('ol > li').allInnerTexts()).toEqual(['하나'])
  await page.getByText('사진은 함께 붙지 않았어요.').waitFor()
  await body.evaluate((box) => getSelection()?.selectAllChildren(box))
  await paste(
    page,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">보통 </span><span style="font-weight:700">굵게</span></p></b>',
  )
  expect(await body.locator('strong').allInnerTexts()).toEqual(['굵게'])
})
