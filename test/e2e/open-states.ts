import type { Page } from 'playwright-core'

type Open = (page: Page) => Promise<unknown>
/** Something that opens over a page: which files below src draw it, where it is, and how it is opened. */
export type OpenState = readonly [files: string, path: string, open: Open]

const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.locator('main, header, nav').getByRole('button', { name }).first().click()
/** Behind the menu of a row, or of the head of a page. */
const choose =
  (name: string | RegExp, item: string): Open =>
  async (page) => {
    await press(name)(page)
    await page.getByRole('menuitem', { name: item }).click()
  }
/** On the page of the first row of a list. */
const inRow =
  (way: string, open: Open): Open =>
  async (page) => {
    const row = page.locator(`main a[href^="${way}"]:visible`).first()
    const path = await row.getAttribute('href')
    await page.goto(path ?? '')
    await open(page)
  }

/** The desk's, of orders and their money: the owner's, in the sample shop. */
export const ofOrders: OpenState[] = [
  ['shop/order/admin/ship-dialog.tsx', '/admin', press(/^송장 입력 \d/)],
  ['admin/ui/list-file.tsx', '/admin/orders', press('파일로 받기')],
  ['shop/order/admin/courier-dialog.tsx', '/admin/orders', press('택배 접수 파일')],
  ['shop/order/admin/deposit-dialog.tsx', '/admin/orders', press(/^입금확인 \d/)],
  [
    'shop/order/admin/part-dialog.tsx',
    '/admin/orders?od_status=입금',
    inRow('/admin/orders/2', press('일부 취소')),
  ],
  [
    'shop/order/admin/sold-out-dialog.tsx',
    '/admin/orders?od_status=입금',
    inRow('/admin/orders/2', press('품절 처리')),
  ],
  [
    'shop/order/admin/receipt-panel.tsx',
    '/admin/orders?od_status=입금',
    inRow('/admin/orders/2', press('현금영수증 발급하기')),
  ],
  [
    'shop/order/admin/cancel-dialog.tsx',
    '/admin/orders?od_status=입금',
    inRow('/admin/orders/2', choose('더 하기', '주문 취소')),
  ],
  ['shop/deposit/admin/match-dialog.tsx', '/admin/deposits', press('주문에 맞추기')],
  ['shop/deposit/admin/undo-dialog.tsx', '/admin/deposits', press('맞춘 것 되돌리기')],
  ['shop/payment/admin/send-dialog.tsx', '/admin/refunds', press('보내기')],
  [
    'shop/tax-invoice/admin/issue-dialog.tsx',
    '/admin/tax-invoices?state=requested',
    press('발급함'),
  ],
  [
    'shop/tax-invoice/admin/refuse-dialog.tsx',
    '/admin/tax-invoices?state=requested',
    choose(/ 더 하기$/, '거절하기'),
  ],
  ['shop/claim/admin/step-dialogs.tsx', '/admin/claims', inRow('/admin/claims/', press('검수'))],
  ['shop/claim/admin/claim-steps.tsx', '/admin/claims', inRow('/admin/claims/', press('거절'))],
  [
    'shop/company/admin/receipt-dialog.tsx',
    '/admin/companies',
    inRow('/admin/companies/', press('입금 적기')),
  ],
  [
    'shop/company/admin/terms-dialog.tsx',
    '/admin/companies',
    inRow('/admin/companies/', press('조건 바꾸기')),
  ],
  [
    'shop/company/admin/entries-panel.tsx',
    '/admin/companies',
    inRow('/admin/companies/', press('되돌리기')),
  ],
]

/** The desk's, of members and benefits, goods, texts and classes. */
export const ofTheDesk: OpenState[] = [
  [
    'shop/member/admin/points-panel.tsx admin/ui/adjust-dialog.tsx',
    '/admin/members/sample1',
    press('포인트 주거나 빼기'),
  ],
  ['shop/member/admin/credit-panel.tsx', '/admin/members/sample1', press('예치금 넣거나 빼기')],
  ['shop/member/admin/coupons-panel.tsx', '/admin/members/sample1', press('쿠폰 주기')],
  ['admin/ui/take-back-dialog.tsx', '/admin/members/sample1', press(/쿠폰 회수$/)],
  ['admin/ui/reveal-button.tsx', '/admin/members/sample1', press('가린 정보 보기')],
  ['shop/member/admin/account-panel.tsx', '/admin/members/sample1', press('등급 바꾸기')],
  [
    'shop/member/admin/staff-page.tsx shop/member/admin/staff-dialogs.tsx',
    '/admin/staff',
    press('직원 추가'),
  ],
  ['shop/point/admin/give-dialog.tsx', '/admin/points', press('포인트 주거나 빼기')],
  ['shop/coupon/admin/issue-dialog.tsx', '/admin/coupons/8', press('회원에게 주기')],
  ['shop/coupon/admin/codes-panel.tsx', '/admin/coupons/8', press('번호 만들기')],
  ['admin/ui/picture-picker.tsx', '/admin/bottles/1', press('빈 병 사진 바꾸기')],
  ['shop/catalog/admin/category-dialog.tsx', '/admin/categories', press('분류 만들기')],
  [
    'shop/catalog/admin/arrival-dialog.tsx',
    '/admin/products/1702000001/stock',
    press('입고 예정 적기'),
  ],
  ['ui/dialog-box.tsx', '/admin/products/1702000001', choose('더 하기', '보관하기')],
  ['shop/lot/admin/recall-section.tsx', '/admin/lots/1', press('로트 회수하기')],
  ['shop/review/admin/review-work.tsx', '/admin/reviews', choose(/ 님의 후기$/, '답변하기')],
  ['shop/support/admin/group-dialog.tsx', '/admin/faq', press('묶음 만들기')],
  ['shop/notification/admin/log-letter.tsx', '/admin/notifications', choose(/할 일$/, '내용 보기')],
  ['shop/inquiry/admin/templates-page.tsx', '/admin/answer-templates', press('서식 만들기')],
  ['shop/search/admin/page-dialog.tsx', '/admin/search', press('페이지 이어 주기')],
  ['shop/search/admin/synonym-dialog.tsx', '/admin/search', press('같은 뜻 더하기')],
  ['shop/translation/admin/term-dialog.tsx', '/admin/translations?state=all', press(/고치기$/)],
  ['shop/tssa/admin/dates-dialog.tsx', '/admin/class-dates', press('날짜 만들기')],
  [
    'shop/tssa/admin/date-dialog.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', press('날짜 바꾸기')),
  ],
  [
    'shop/tssa/admin/call-off-dialog.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', press('이 날짜 취소')),
  ],
  [
    'shop/tssa/admin/book-dialog.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', press('예약 적기')),
  ],
  [
    'shop/tssa/admin/wait-dialogs.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', press('대기 적기')),
  ],
  ['shop/tssa/admin/certificates-page.tsx', '/admin/certificates', choose(/수료증$/, '다시 발급')],
  ['shop/tssa/admin/instructor-dialog.tsx', '/admin/studio', press('강사 더하기')],
  ['shop/tssa/admin/policy-dialog.tsx', '/admin/studio', press(/환불 기준 고치기$/)],
]

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
  ['shop/order/ui/address-finder.tsx', '/shop/order-form', press('주소 찾기')],
  ['shop/tssa/pages/class/book-sheet.tsx', '/tssa/product/1', press('예약하기')],
]

/** The shop's in a wide window. */
export const ofTheWideShop: OpenState[] = [
  ['storefront/wish-button.tsx', '/', press('찜한 상품')],
  ['storefront/destination-button.tsx', '/', press(/배송 나라/)],
]

/** What is not opened here, and why; a new one is walked instead. */
export const left: Record<string, readonly string[]> = {
  'a frame, which others fill': ['admin/ui/action-dialog.tsx'],
  'wants a member of its own': [
    'shop/member/ui/address-book.tsx',
    'shop/notification/ui/bell-sheet.tsx',
    'shop/order/ui/coupon-sheet.tsx',
    'shop/order/ui/words-form.tsx',
    'shop/session/ui/login-again.tsx',
    'shop/wish/pages/pick-sheet.tsx',
  ],
  'wants rows that are ticked': [
    'shop/catalog/admin/products-bulk.tsx',
    'shop/order/admin/bulk-dialogs.tsx',
    'shop/order/admin/tag-list-dialog.tsx',
    'shop/order/admin/tags-dialog.tsx',
  ],
  'the desk on a phone': ['admin/shell.tsx'],
  'axe takes the number of a day and its 일 for one word, and misses the number': [
    'ui/calendar-popup.tsx',
  ],
  'wants what the sample shop has none of: an order, a booking or a paper in one state, which a journey of its area makes':
    [
      'admin/ui/filter-tabs.tsx',
      'shop/application/admin/proposal-dialog.tsx',
      'shop/bottle/pages/editor/request-form.tsx',
      'shop/cart/admin/quotation-desk-page.tsx',
      'shop/cart/admin/quotation-dialogs.tsx',
      'shop/cart/ui/card-sheet.tsx',
      'shop/cart/ui/pieces-sheet.tsx',
      'shop/catalog/admin/came-dialog.tsx',
      'shop/catalog/pages/product/film-dialog.tsx',
      'shop/catalog/pages/product/turn-dialog.tsx',
      'shop/claim/admin/refund-dialog.tsx',
      'shop/content/admin/publication.tsx',
      'shop/content/ui/popup-dialog.tsx',
      'shop/coupon/admin/gifts-page.tsx',
      'shop/coupon/admin/holders-panel.tsx',
      'shop/credit/admin/payout-dialog.tsx',
      'shop/document/admin/versions.tsx',
      'shop/fragrance/admin/quote-dialog.tsx',
      'shop/lot/ui/packed-lots.tsx',
      'shop/member/admin/grade-dialog.tsx',
      'shop/member/admin/person-dialog.tsx',
      'shop/member/admin/staff-factors.tsx',
      'shop/notification/admin/log-page.tsx',
      'shop/order/admin/extra-dialog.tsx',
      'shop/order/admin/memo-dialog.tsx',
      'shop/order/admin/overpaid.tsx',
      'shop/order/admin/phone-sums.tsx',
      'shop/order/admin/revive-notice.tsx',
      'shop/order/admin/sold-out-notice.tsx',
      'shop/order/admin/waybill-dialog.tsx',
      'shop/payment/admin/receipt-dialog.tsx',
      'shop/payment/admin/refund-dialog.tsx',
      'shop/personal-payment/admin/dialogs.tsx',
      'shop/personal-payment/admin/show-page.tsx',
      'shop/setting/admin/samples-panel.tsx',
      'shop/store-order/admin/show-page.tsx',
      'shop/translation/admin/file-tools.tsx',
      'shop/tssa/admin/cancel-booking-dialog.tsx',
      'shop/tssa/admin/move-dialog.tsx',
      'shop/tssa/admin/names-dialog.tsx',
      'shop/tssa/admin/rooms-panel.tsx',
      'shop/tssa/pages/class/wait-sheet.tsx',
      'shop/upkeep/admin/jobs-panel.tsx',
    ],
}
