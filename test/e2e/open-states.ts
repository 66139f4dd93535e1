import type { Page } from 'playwright-core'

type Open = (page: Page) => Promise<unknown>
/** Something that opens over a page: which files below src draw it, where it is, and how it is opened. */
export type OpenState = readonly [files: string, path: string, open: Open]

export const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.locator('main, header, nav').getByRole('button', { name }).first().click()
/** Behind the menu of a row, or of the head of a page. */
export const choose =
  (name: string | RegExp, item: string): Open =>
  async (page) => {
    await press(name)(page)
    await page.getByRole('menuitem', { name: item }).click()
  }
/** On the page of the first row of a list. */
export const inRow =
  (way: string, open: Open): Open =>
  async (page) => {
    const row = page.locator(`main tbody a[href^="${way}"]:visible`).first()
    const path = await row.getAttribute('href')
    await page.goto(path ?? '')
    await open(page)
  }
/** With the first row of a list ticked: a verb of the bar that comes, or one behind its 더 하기. */
export const ticked =
  (verb: string | RegExp): Open =>
  async (page) => {
    await page.locator('main tbody input[type=checkbox]').first().click()
    if (typeof verb === 'string') return press(verb)(page)
    await page.getByRole('button', { name: '더 하기', exact: true }).last().click()
    await page.getByRole('menuitem', { name: verb }).click()
  }

/** The shop's on a phone, one after another: what is put in the cart at one is there at the next. */
export const ofThePhone: OpenState[] = [
  ['storefront/mobile-header.tsx ui/drawer-panel.tsx', '/', press('메뉴')],
  ['storefront/bottom-bar.tsx', '/', press('상담')],
  ['shop/catalog/ui/list/filter-sheet.tsx', '/shop/category/2', press('필터')],
  ['shop/catalog/ui/quick-add/sheet.tsx', '/shop/category/2', press(/ 바로 담기$/)],
  [
    'shop/catalog/pages/product/gallery.tsx ui/zoom-dialog.tsx ui/dark-dialog.tsx',
    '/shop/product/1702000001',
    press('사진 크게 보기'),
  ],
  ['shop/review/ui/review-photos.tsx', '/shop/product/1702000001', press(/후기 사진 1 크게 보기$/)],
  [
    'shop/catalog/pages/product/added-panel.tsx',
    '/shop/product/1702000001',
    async (page) => {
      for (const name of ['220 g', '뚜껑 없음', '장바구니 담기'])
        await page.getByRole('button', { name, exact: true }).click()
    },
  ],
  ['shop/cart/ui/option-sheet.tsx', '/shop/cart', press(/옵션 바꾸기/)],
  [
    'shop/order/ui/address-finder.tsx',
    '/shop/order-form',
    async (page) => {
      // without the finder's script the box gives way to plain fields at once
      await page.route('https://t1.daumcdn.net/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.kakao = { Postcode: class { embed() {} } }',
        }),
      )
      await press('주소 찾기')(page)
    },
  ],
  ['shop/tssa/pages/class/book-sheet.tsx', '/tssa/product/1', press('예약하기')],
]

/** A candle in the cart, ready to be ordered. */
const orderOne: Open = async (page) => {
  for (const name of ['220 g', '뚜껑 없음', '장바구니 담기'])
    await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('link', { name: '장바구니 보기' }).waitFor()
  await page.goto('/shop/order-form')
}

/** A member's of the shop, on a phone; the last one ends the session. */
export const ofMembers: OpenState[] = [
  ['shop/member/ui/address-book.tsx', '/my-page/account', press('주소 추가')],
  ['shop/notification/ui/bell-sheet.tsx', '/shop/product/1701000003', press(/재입고 알림 신청$/)],
  [
    'shop/order/ui/coupon-sheet.tsx',
    '/shop/product/1702000001',
    async (page) => {
      await orderOne(page)
      await press('쿠폰 고르기')(page)
    },
  ],
  [
    'shop/session/ui/login-again.tsx',
    '/my-page/inquiry/write?it_id=1702000001',
    async (page) => {
      await page.locator('[name=qa_subject]').fill('큰 캔들 심지')
      await page.locator('[name=qa_content]').fill('한 시간쯤 켜 두면 심지가 한쪽으로 기울어요.')
      for (const { name, httpOnly } of await page.context().cookies())
        if (httpOnly) await page.context().clearCookies({ name })
      await press('문의 남기기')(page)
    },
  ],
]

/** The owner's at the desk, on a phone. */
export const ofTheDeskOnAPhone: OpenState[] = [['admin/shell.tsx', '/admin', press('메뉴')]]

/** The shop's in a wide window. */
export const ofTheWideShop: OpenState[] = [
  ['shop/bottle/pages/editor/request-form.tsx', '/custom/bottle', press('시안부터 받아 보기')],
  ['storefront/wish-button.tsx', '/', press('찜한 상품')],
  ['storefront/destination-button.tsx', '/', press(/배송 나라/)],
]

/** What is not opened here, and why; a new one is walked instead. */
export const left: Record<string, readonly string[]> = {
  'a frame, which others fill': ['admin/ui/action-dialog.tsx'],
  'wants a member of its own': ['shop/order/ui/words-form.tsx', 'shop/wish/pages/pick-sheet.tsx'],
  'wants what the sample shop has none of: an order, a booking or a paper in one state, which a journey of its area makes':
    [
      'shop/application/admin/proposal-dialog.tsx',
      'shop/cart/ui/card-sheet.tsx',
      'shop/cart/ui/pieces-sheet.tsx',
      'shop/catalog/admin/came-dialog.tsx',
      'shop/catalog/pages/product/film-dialog.tsx',
      'shop/catalog/pages/product/turn-dialog.tsx',
      'shop/claim/admin/refund-dialog.tsx',
      'shop/content/ui/popup-dialog.tsx',
      'shop/coupon/admin/gifts-page.tsx',
      'shop/member/admin/staff-factors.tsx',
      'shop/order/admin/extra-dialog.tsx',
      'shop/order/admin/overpaid.tsx',
      'shop/order/admin/phone-sums.tsx',
      'shop/order/admin/sold-out-notice.tsx',
      'shop/payment/admin/receipt-dialog.tsx',
      'shop/payment/admin/refund-dialog.tsx',
      'shop/tssa/pages/class/wait-sheet.tsx',
      'shop/upkeep/admin/jobs-panel.tsx',
    ],
}
