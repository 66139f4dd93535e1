import { expect, test } from 'vitest'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { makeItem, staff } from './desk.ts'
import { fillOrderForm, logInAsOwner, open, words } from './steps.ts'

/** As Excel saves it in Korea: the older code page, without a mark. */
const korean = Buffer.from(
  'ud60wiC60CzA/MitLL/sxu25+MijLMHWvNIsu/O8vMHWvNIsu/PHsCy89reuLLnovNsguN648A0KsejHz7TDLDAxMC0xMjM0LTU2NzgsMDQ1MjQsvK2/78avurC9wyDB37G4ILy8wb6067fOIDExMCwzw/4sw6K4syDEtbXpLDIsua4gvtW/oSCz9b7GIMHWvLy/5A0KwMy52bTZLDAxMC01NTU1LTY2NjYsNjMwMDIswabB1savurDA2sShtbUgwabB1r3DIMO3tNy3ziAyNDIsLMOiuLMgxLW16SwzLA0K',
  'base64',
)
const english = Buffer.from(
  '\ufeffRecipient,Phone,Postcode,Address,Detail,Goods,Quantity,Memo\r\nHaneul Kim,010-1234-5678,04524,"110 Sejong-daero, Seoul",3F,Jubilee candle,2,\r\nBada Lee,010-5555-6666,63002,"242 Cheomdan-ro, Jeju",,Jubilee candle,3,\r\n',
)

const say = {
  kr: {
    sheet: korean,
    bad: '받는 분,전화,우편번호,주소,상품,수량\n김하늘,010-1234-5678,1,서울,창립 캔들,2',
    wrong: '우편번호 다섯 자리를 적어 주세요.',
    goods: '창립 캔들',
    read: '2곳으로 보내요',
    name: '담당자 이름',
    mobile: '휴대폰 번호',
    mail: '메일',
    agree: /개인정보 수집·이용에 동의/,
    send: '대량 주문 문의하기',
    taken: '잘 받았어요',
    write: '견적서 쓰기',
    company: '상호나 이름',
    more: '더할 상품',
    item: '상품',
    option: '옵션',
    add: '견적에 더하기',
    make: '견적서 만들기',
    order: '이 견적으로 주문하기',
    divided: /2곳으로 나누어 보내요/,
    places: '받는 곳 2곳',
    who: ['김하늘', '이바다'],
  },
  en: {
    sheet: english,
    bad: 'Recipient,Phone,Postcode,Address,Goods,Quantity\nHaneul,010-1234-5678,1,Seoul,Jubilee candle,2',
    wrong: 'Enter the five digits of the postcode.',
    goods: 'Jubilee candle',
    read: 'To 2 addresses',
    name: 'Name of the contact',
    mobile: 'Phone number',
    mail: 'Email',
    agree: /use of my personal data/,
    send: 'Ask for a large order',
    taken: 'We have received it',
    write: 'Write a quotation',
    company: 'Company or name',
    more: 'Add an item',
    item: 'Products',
    option: 'Option',
    add: 'Add to quotation',
    make: 'Make a quotation',
    order: 'Order at these prices',
    divided: /go to the 2 addresses/,
    places: '2 addresses',
    who: ['Haneul Kim', 'Bada Lee'],
  },
}

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'a request by sheet becomes a quotation, and an order with a parcel for each place (%s)',
  async (lang, size) => {
    const word = say[lang]
    const item = await makeItem({
      it_name: `${word.goods} ${lang}`,
      it_name_en: `${word.goods} ${lang}`,
    })
    const { page, complaints } = await visitor(size)
    await open(page, '/customer/center')
    await speak(page, lang)
    await open(page, '/customer/bulk-request')
    const form = page.getByRole('main')
    const sheet = form.locator('[data-field=sends] input[type=file]')
    await sheet.setInputFiles({
      name: 'bad.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(word.bad),
    })
    await form.getByRole('alert').getByText(word.wrong).waitFor()
    await sheet.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: word.sheet })
    await form.getByText(word.read).waitFor()
    await form.getByRole('textbox', { name: word.name }).fill(word.who[0] ?? '')
    await form.getByRole('textbox', { name: word.mobile }).fill('010-2222-3333')
    await form.getByRole('textbox', { name: word.mail, exact: true }).fill('gift@mail.example')
    await form.getByRole('checkbox', { name: word.agree }).check()
    await form.getByRole('button', { name: word.send }).click()
    await page.getByRole('heading', { level: 1, name: word.taken }).waitFor()
    const [ap_id = ''] = /\d+/.exec(await form.innerText()) ?? []

    const { page: desk } = await visitor(desktop)
    await logInAsOwner(desk)
    await open(desk, `/admin/applications/${ap_id}?lang=${lang}`)
    await desk.getByText(word.read).waitFor()
    await desk.getByRole('link', { name: word.write, exact: true }).click()
    await desk.getByRole('textbox', { name: word.company, exact: true }).fill('새벽출판사')
    await desk.getByRole('textbox', { name: word.more }).fill(item.name)
    await desk.getByRole('combobox', { name: word.item, exact: true }).selectOption(item.it_id)
    await desk
      .getByRole('combobox', { name: word.option, exact: true })
      .selectOption(String(item.io_nos[0]))
    await desk.getByRole('button', { name: word.add }).click()
    await desk
      .getByRole('combobox', { name: `${word.goods} × 5` })
      .selectOption(String(item.io_nos[0]))
    await desk.getByRole('button', { name: word.make }).click()
    await desk.waitForURL(/\/admin\/quotations\/\d+/)
    for (const one of word.who)
      await desk.getByText(one).filter({ visible: true }).first().waitFor()
    const qt_id = Number(/quotations\/(\d+)/.exec(desk.url())?.[1])
    const call = await staff()
    const { data } = await call(adminQuotations.send, {
      params: { qt_id },
      body: { email: 'gift@mail.example' },
    })

    await open(page, `/shop/quotation?token=${data.token}`)
    await page.getByRole('heading', { name: word.places }).waitFor()
    await page.getByRole('button', { name: word.order }).click()
    await page.getByText(word.divided).waitFor()
    await fillOrderForm(page, words[lang], word.who[0] ?? '', 'look-it-up-1')
    await page.getByRole('button', { name: words[lang].place }).click()
    await page.waitForURL(/\/shop\/order\/\d+\/confirm/)
    const od_id = /order\/(\d+)\//.exec(page.url())?.[1] ?? ''
    await open(page, `/shop/my_order_view?od_id=${od_id}`)
    const places = page.getByRole('region', { name: word.places })
    for (const one of word.who) await places.getByText(one).waitFor()
    await open(desk, `/admin/orders/${od_id}`)
    await desk
      .getByText(word.who[1] ?? '')
      .filter({ visible: true })
      .first()
      .waitFor()
    await expect
      .poll(async () => {
        await desk.goto(`/admin/applications/${ap_id}`)
        return desk.getByText(lang === 'kr' ? '주문함' : 'Ordered').count()
      })
      .toBeGreaterThan(0)
    expect(complaints).toEqual([])
  },
)
