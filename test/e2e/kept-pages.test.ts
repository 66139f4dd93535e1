import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { open } from './steps.ts'

test('back shows the page as it was left: its rows, its place and what was typed', async () => {
  const { page, complaints, context } = await visitor(desktop)
  await open(page, '/shop/category/12')
  await page.getByRole('button', { name: /^더보기/ }).click()
  await page.waitForURL(/page=/)
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length > 15)
  const rows = await page.locator('[data-tile]').count()
  await page.getByRole('textbox', { name: '가격 최소' }).fill('12345')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.locator('[data-tile]').nth(3).getByRole('link').first().click()
  await page.waitForURL(/\/shop\/product\//)
  await expect.poll(() => page.locator('[data-tile]').count()).toBeLessThan(rows)
  expect(await page.locator('h1').count()).toBe(1)

  await page.goBack()
  await expect.poll(() => page.locator('[data-tile]').count()).toBe(rows)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700)
  expect(await page.getByRole('textbox', { name: '가격 최소' }).inputValue()).toBe('12345')
  expect(complaints).toEqual([])
  await context.close()
})

test('a drawer left open is closed when its page comes back', async () => {
  const { page, context } = await visitor(phone)
  await open(page, '/shop/category/12')
  await page.getByRole('button', { name: '필터' }).click()
  await page.getByRole('dialog', { name: '필터' }).waitFor()
  await page.evaluate(() => history.pushState(history.state, '', location.href))
  await page.goBack()
  await page.keyboard.press('Escape')
  await page.locator('[data-tile]').first().getByRole('link').first().click()
  await page.waitForURL(/\/shop\/product\//)
  await page.goBack()
  await page.waitForURL(/\/shop\/category\/12/)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})
