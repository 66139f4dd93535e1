import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { logInAsOwner, open } from './steps.ts'

const place = mkdtempSync(join(tmpdir(), 'odemoa-shelf-'))
const inTheWay = join(place, 'file')
let shop: RunningShop
beforeAll(async () => {
  // no folder can be made below a file: every backup fails
  writeFileSync(inTheWay, '')
  shop = await openShop({ BACKUP_DIR: join(inTheWay, 'backups'), LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop.stop()
  rmSync(place, { recursive: true, force: true })
})

async function owner(size: typeof phone) {
  const { page, complaints } = await visitor(size, { baseURL: shop.url })
  await logInAsOwner(page)
  return { page, complaints }
}

type Page = Awaited<ReturnType<typeof owner>>['page']

async function failBackup(page: Page) {
  await open(page, '/admin/work')
  await page.evaluate(() =>
    fetch('/api/v1/admin/backups', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''),
      },
      body: '{}',
    }),
  )
}

async function jobIn(page: Page, name: string) {
  const job = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'ENOTDIR' })
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
        return job.count()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(1)
  return job
}

test('the owner lets go of a job that can never be done, on a phone and in English, and says why', async () => {
  const { page, complaints } = await owner(phone)
  await open(page, '/admin/work')
  await page.getByRole('button', { name: '영어로 보기' }).click()
  await page.getByRole('heading', { name: 'Jobs and faults' }).waitFor()
  await failBackup(page)
  const job = await jobIn(page, 'Backups')
  await expect.poll(() => job.innerText()).toContain('Given up')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(phone.width)
  await job.getByRole('button', { name: 'Delete' }).click()
  const box = page.getByRole('dialog', { name: 'Drop this job?' })
  await box.getByRole('button', { name: 'Delete' }).click()
  await box.getByText('Enter the reason.').waitFor()
  await box.getByLabel('Reason for dropping it').fill('The folder is wrong')
  await box.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No job is stuck.').waitFor()
  await open(page, '/admin/audit')
  await page.getByText('The folder is wrong').filter({ visible: true }).first().waitFor()
  expect(complaints).toEqual([])
})

test('the owner mends what was wrong and tries the job again, which is done', async () => {
  const { page, complaints } = await owner(desktop)
  await failBackup(page)
  const job = await jobIn(page, '백업')
  rmSync(inTheWay)
  await job.getByRole('button', { name: '다시 시작하기' }).click()
  await page.getByText('1개를 다시 시작했어요.').waitFor()
  await open(page, '/admin/backups')
  await page
    .getByText('되살려 확인함')
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 60_000 })
  await open(page, '/admin/work')
  await page.getByText('멈춘 일이 없어요.').waitFor()
  expect(complaints).toEqual([])
})
