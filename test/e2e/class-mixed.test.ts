import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { classOn, everywhere } from './class-made.ts'
import { makeItem, staff } from './desk.ts'
import { sayIn } from './say.ts'
import { addToCart, fillOrderForm, open, words } from './steps.ts'

test.each(everywhere)(
  'goods and a class are paid by card in one window, and the class goes back alone by its own table (%s, %i)',
  async (lang, _, device) => {
    const [t, say] = [sayIn(lang), words[lang]]
    const call = await staff()
    const { class_id, sessions } = await classOn(4, 10)
    const params = { session_id: sessions[0] ?? 0 }
    const roster = async () => (await call(adminDates.show, { params })).data
    const item = await makeItem({ it_name: '함께 사는 캔들', it_name_en: 'Candle beside' })
    const { page, complaints } = await visitor(device)
    await addToCart(page, item.it_id)
    if (lang === 'en') await speak(page, lang)

    await open(page, `/tssa/product/${class_id}`)
    await page
      .getByRole('button', { name: t('예약하기'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: t('클래스 예약하기') })
    await sheet.getByRole('combobox').selectOption(String(params.session_id))
    await sheet.getByRole('button', { name: t('장바구니'), exact: true }).click()
    await page.getByRole('button', { name: t('장바구니 보기') }).click()
    await page.waitForURL(/\/shop\/cart/)
    await page.getByRole('button', { name: say.checkOut }).first().click()
    await page.waitForURL(/order-form/)
    await page
      .getByText(lang === 'kr' ? /자리를 잡아 두었어요\./ : /Your seats are held\./)
      .waitFor()
    await fillOrderForm(page, say, '수강생', 'look-it-up-9')
    const card = lang === 'kr' ? /^신용/ : /^Credit/
    await page.getByRole('radio', { name: card }).check()
    await page
      .getByRole('button', { name: lang === 'kr' ? /결제하기$/ : /Pay/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL(/\/twin\//)
    await page
      .getByRole('button', { name: /결제|Pay|Approve/i })
      .first()
      .click()
    await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
    const od_id = /order\/(\d+)\/confirm/.exec(page.url())?.[1] ?? ''
    await page.getByText(t('예약이 확정되었어요.')).filter({ visible: true }).first().waitFor()
    expect(await roster()).toMatchObject({ held: 0, booked: 1 })
    const order = async () => (await call(adminOrders.show, { params: { od_id } })).data
    const paid = await order()
    const { ct_price = 0 } = paid.lines.find(({ it_id }) => it_id !== item.it_id) ?? {}

    await open(page, `/shop/my_order_view?od_id=${od_id}`)
    const sums = page.getByText(t('상품·클래스 금액'), { exact: true }).filter({ visible: true })
    await sums.first().waitFor()
    await page.getByRole('button', { name: t('예약 바꾸기·취소') }).click()
    await page.getByRole('button', { name: t('예약 취소'), exact: true }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await dialog.getByText(t('결제한 방법으로 바로 돌려 드려요.')).waitFor()
    await dialog.getByRole('button', { name: t('예약 취소') }).click()
    await page.getByText(t('예약을 취소했어요.')).filter({ visible: true }).first().waitFor()

    // two thirds of the class came back, in whole tens of won or in cents; the goods are still to be sent
    const step = lang === 'kr' ? 10 : 1
    const back = Math.floor((ct_price * 66) / 100 / step) * step
    expect(await roster()).toMatchObject({ held: 0, booked: 0 })
    expect(await order()).toMatchObject({
      ...{ od_status: '입금', od_cancel_price: back, od_receipt_price: paid.od_receipt_price },
    })
    const left = (await order()).lines.filter(({ ct_status }) => ct_status === '입금')
    expect(left.map(({ it_id }) => it_id)).toEqual([item.it_id])
    expect(complaints).toEqual([])
  },
)
