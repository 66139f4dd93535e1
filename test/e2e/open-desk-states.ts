import { choose, inRow, type OpenState, press, ticked } from './open-states.ts'

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
  ['admin/ui/filter-tabs.tsx', '/admin/orders?od_status=입금', press('보기 저장')],
  ['shop/order/admin/bulk-dialogs.tsx', '/admin/orders?od_status=주문', ticked(/^주문 취소/)],
  ['shop/order/admin/tags-dialog.tsx', '/admin/orders?od_status=준비', ticked(/^태그 붙이고/)],
  ['shop/order/admin/memo-dialog.tsx', '/admin/orders?od_status=준비', ticked(/^메모 남기기/)],
  [
    'shop/order/admin/tag-list-dialog.tsx',
    '/admin/orders',
    async (page) => {
      await press(/^조건 더/)(page)
      await page.getByRole('button', { name: '관리', exact: true }).first().click()
    },
  ],
  [
    'shop/order/admin/waybill-dialog.tsx',
    '/admin/orders?od_status=배송',
    inRow('/admin/orders/2', press('송장 고치기')),
  ],
  [
    'shop/lot/ui/packed-lots.tsx',
    '/admin/orders?od_status=배송',
    inRow('/admin/orders/2', press('로트 고치기')),
  ],
  [
    'shop/cart/admin/quotation-dialogs.tsx',
    '/admin/quotations',
    inRow('/admin/quotations/', press('유효 기간 바꾸기')),
  ],
  [
    'shop/cart/admin/quotation-desk-page.tsx',
    '/admin/quotations',
    inRow('/admin/quotations/', press('거둬들이기')),
  ],
  [
    'shop/order/admin/revive-notice.tsx',
    '/admin/orders?od_status=취소',
    async (page) => {
      // an order that the clock cancelled, among those that somebody did
      const row = page.locator('main tbody a[href^="/admin/orders/2"]')
      await row.first().waitFor()
      const rows = await row.all()
      const paths = await Promise.all(rows.map((row) => row.getAttribute('href')))
      for (const path of new Set(paths)) {
        await page.goto(path ?? '')
        await page.getByRole('heading', { level: 1 }).waitFor()
        const revive = page.getByRole('button', { name: '주문 되살리기' })
        const may = await revive.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        )
        if (may) return revive.click()
      }
    },
  ],
  ['shop/credit/admin/payout-dialog.tsx', '/admin/credits/payouts', press('보내기')],
  [
    'shop/personal-payment/admin/dialogs.tsx',
    '/admin/personal-payments?state=waiting',
    inRow('/admin/personal-payments/', press(/^(다시 보내기|링크 보내기)$/)),
  ],
  [
    'shop/personal-payment/admin/show-page.tsx',
    '/admin/personal-payments?state=waiting',
    inRow('/admin/personal-payments/', press('거둬들이기')),
  ],
  [
    'shop/store-order/admin/show-page.tsx',
    '/admin/store-orders',
    inRow('/admin/store-orders/', press('구매 취소')),
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
  [
    'shop/member/admin/account-panel.tsx shop/member/admin/grade-dialog.tsx',
    '/admin/members/sample1',
    press('등급 바꾸기'),
  ],
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
  ['shop/catalog/admin/products-bulk.tsx', '/admin/products', ticked('알림 수량 정하기')],
  ['shop/coupon/admin/holders-panel.tsx', '/admin/coupons/1', press(/ 회수$/)],
  ['shop/content/admin/publication.tsx', '/admin/cms', inRow('/admin/cms/', press('게시하기'))],
  [
    'shop/document/admin/versions.tsx',
    '/admin/documents',
    inRow('/admin/documents/', press('새 버전 올리기')),
  ],
  [
    'shop/fragrance/admin/quote-dialog.tsx',
    '/admin/fragrance-works',
    inRow('/admin/applications/', press(/견적 (다시 )?보내기/)),
  ],
  [
    'shop/member/admin/person-dialog.tsx',
    '/admin/staff',
    choose(/계정에 할 일$/, '이름과 메일 바꾸기'),
  ],
  ['shop/notification/admin/log-page.tsx', '/admin/notifications', choose(/할 일$/, '다시 보내기')],
  ['shop/setting/admin/samples-panel.tsx', '/admin/settings', press('보기 자료 모두 치우기')],
  [
    'shop/tssa/admin/names-dialog.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', choose(/님의 예약$/, '이름 적기')),
  ],
  [
    'shop/tssa/admin/move-dialog.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', choose(/님의 예약$/, '다른 날짜로 옮기기')),
  ],
  [
    'shop/tssa/admin/cancel-booking-dialog.tsx',
    '/admin/class-dates',
    inRow('/admin/class-dates/', choose(/님의 예약$/, '예약 취소')),
  ],
  [
    'shop/translation/admin/file-tools.tsx',
    '/admin/translations',
    (page) =>
      page
        .locator('main input[type=file]')
        .first()
        .setInputFiles({
          name: 'words.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('phrase,english\n없는 말,word\n'),
        }),
  ],
  ['shop/tssa/admin/rooms-panel.tsx', '/admin/studio', press('방 더하기')],
  ['ui/calendar-popup.tsx', '/admin/coupons/new', press(/달력/)],
]
