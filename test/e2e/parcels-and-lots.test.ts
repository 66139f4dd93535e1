import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { lotDesk } from '#shop/lot/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, orderAs, payAsStaff } from './buyer.ts'
import { holdBeforeCamera } from './camera.ts'
import { makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const say = {
  kr: {
    ask: '지금 조회',
    out: '오늘 배달해요',
    here: '배달을 마쳤어요',
    done: '배송 완료',
    lot: (lot_no: string) => `로트 ${lot_no}`,
    made: '만든 날',
    number: '로트 번호',
    find: '조회',
    unknown: /로트를 찾지 못했어요/,
    recalled: '회수하는 로트예요. 쓰지 말아 주세요',
    write: '돌려보내기 문의',
  },
  en: {
    ask: 'Ask now',
    out: 'Out for delivery',
    here: 'Delivered',
    done: 'Delivered',
    lot: (lot_no: string) => `Lot ${lot_no}`,
    made: 'Made on',
    number: 'Lot number',
    find: 'Look up',
    unknown: /There is no lot/,
    recalled: 'This lot is recalled. Please do not use it',
    write: 'Return it',
  },
}

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'a parcel is followed to its door, and its lot looked up and recalled (%s)',
  async (lang, size) => {
    const [words, call] = [say[lang], await staff()]
    const item = await makeItem({ it_name: `로트 캔들 ${lang}`, it_name_en: `Lot candle ${lang}` })
    const lot_no = `E2E-${lang}-${Date.now().toString(36)}`.toUpperCase()
    const { data: lot } = await call(lotDesk.create, {
      body: { lot_no, it_id: item.it_id, made_on: koreanToday(-1), expires_on: '', lot_qty: 5 },
    })
    const { page } = await visitor(size)
    await joinAs(page, 'kr')
    const od_id = await orderAs(page, [{ item }])
    await payAsStaff(od_id)
    const od_invoice = `65${String(Date.now()).slice(-10)}`
    await call(adminOrders.ship, { params: { od_id }, body: { company: 'cj', od_invoice } })

    const { page: desk } = await visitor(desktop)
    await logInAsOwner(desk)
    await open(desk, `/admin/orders/${od_id}?lang=${lang}`)
    const ask = desk.getByRole('button', { name: words.ask })
    const steps = desk.getByText(words.out).first()
    for (let asked = 0; asked < 5; asked++) {
      const answer = desk.waitForResponse((one) => /\/tracks\/\d+\/check$/.test(one.url()))
      await ask.click()
      expect((await answer).status()).toBe(200)
    }
    await steps.waitFor()
    await open(page, `/my-page/order/${od_id}?lang=${lang}`)
    await page
      .getByRole('main')
      .getByText(words.out, { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()
    await ask.click()
    await expect
      .poll(async () => (await call(adminOrders.show, { params: { od_id } })).data.od_status)
      .toBe('완료')
    await page.reload()
    await page
      .getByRole('main')
      .getByText(words.here, { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()

    await page.getByRole('link', { name: words.lot(lot_no) }).click()
    await page.waitForURL(new RegExp(`/customer/lot/${lot_no}`))
    await page.getByRole('main').getByText(words.made, { exact: true }).waitFor()
    const field = page.getByRole('textbox', { name: words.number })
    await field.fill('no-such-lot')
    await page.getByRole('main').getByRole('button', { name: words.find, exact: true }).click()
    await page.getByText(words.unknown).waitFor()
    const body = {
      recall_reason: '용기에 금이 갈 수 있어요.',
      recall_reason_en: 'The glass may crack.',
    }
    await call(lotDesk.recall, {
      params: { lot_id: lot.lot_id },
      body: { ...body, version: lot.version },
    })
    await field.fill(` ${lot_no.toLowerCase()} `)
    await field.press('Enter')
    await page.getByRole('heading', { name: words.recalled }).waitFor()
    await page.getByText(lang === 'kr' ? body.recall_reason : body.recall_reason_en).waitFor()
    await expect
      .poll(async () => (await call(lotDesk.show, { params: { lot_id: lot.lot_id } })).data.told)
      .toBe(1)

    const write = (page: Page) => page.getByRole('link', { name: words.write }).getAttribute('href')
    expect(await write(page)).toMatch(new RegExp(`^/my-page/inquiry/write\\?about=.+${lot_no}$`))
    const { page: guest } = await visitor(size)
    await open(guest, `/customer/lot/${lot_no}?lang=${lang}`)
    await expect
      .poll(() => write(guest))
      .toMatch(new RegExp(`^mailto:[^?]+@[^?]+\\?subject=.+${lot_no}$`))
  },
)

test('staff make a lot, see it on its label, and upload its certificate from there (en)', async () => {
  const { page } = await visitor(desktop)
  const item = await makeItem({ it_name: '라벨 캔들', it_name_en: 'Label candle' })
  await logInAsOwner(page)
  await open(page, '/admin/lots/new?lang=en')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter the lot number.').filter({ visible: true }).first().waitFor()
  const lot_no = `L-${Date.now().toString(36)}`.toUpperCase()
  await page.getByRole('textbox', { name: 'Lot number' }).fill(lot_no)
  await page.getByRole('textbox', { name: 'Units made' }).fill('12')
  await page.getByRole('textbox', { name: 'Made on' }).fill(koreanToday(-1))
  const finder = page.getByRole('searchbox', { name: /product/i })
  await finder.fill('Label candle')
  await finder.press('Enter')
  await page.getByRole('button', { name: 'Label candle' }).last().click()
  await page.getByText(item.it_id, { exact: true }).filter({ visible: true }).first().waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/admin\/lots\/\d+$/)
  const lot_path = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Print labels' }).click()
  await page.waitForURL(/\/labels$/)
  await page
    .getByRole('img', { name: `Code of lot ${lot_no}` })
    .first()
    .waitFor()
  await open(page, `${lot_path}?lang=en`)
  await page.getByRole('link', { name: 'Upload a certificate' }).click()
  await page.waitForURL(/\/admin\/documents\/new/)
  expect(await page.getByRole('textbox', { name: /^Lot/ }).inputValue()).toBe(lot_no)
})

test.each([true, false])(
  'a label is read by the camera, which the shop lets its own pages use (the browser reads codes itself: %s)',
  async (readsItself) => {
    const item = await makeItem({ it_name: '카메라 캔들' })
    const lot_no = `CAM-${Date.now().toString(36)}`.toUpperCase()
    await (await staff())(lotDesk.create, {
      body: { lot_no, it_id: item.it_id, made_on: koreanToday(-1), expires_on: '', lot_qty: 5 },
    })
    const { page } = await visitor(phone)
    await holdBeforeCamera(page, `http://localhost/customer/lot/${lot_no}`, { readsItself })
    await open(page, '/customer/lot')
    await page.getByRole('button', { name: 'QR 찍기' }).click()
    await page.waitForURL(new RegExp(`/customer/lot/${lot_no}$`))
    await page.getByRole('main').getByText('만든 날', { exact: true }).waitFor()
  },
)
