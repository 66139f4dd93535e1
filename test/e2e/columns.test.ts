import { expect, test } from 'vitest'
import { desktop, visitor } from './browser.ts'
import { logInAsOwner, open } from './steps.ts'

test('staff leave out a column of a list, and it stays out on this device until they want it back', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/products')
  const columns = page.getByRole('main').getByRole('columnheader')
  await columns.filter({ visible: true }).first().waitFor()
  const all = await columns.allInnerTexts()
  const menu = page.getByRole('button', { name: '보일 열' })
  await menu.click()
  const choice = page.getByRole('menuitemcheckbox').first()
  const name = (await choice.innerText()).trim()
  await choice.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => columns.allInnerTexts()).not.toContain(name)
  await page.reload()
  await columns.filter({ visible: true }).first().waitFor()
  await expect.poll(() => columns.count()).toBe(all.length - 1)
  await menu.click()
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
  await expect.poll(() => columns.allInnerTexts()).toEqual(all)
})
