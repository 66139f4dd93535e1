import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import { after } from '#kernel/korean-time.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { testShop } from './database.ts'
import { idOf, knock } from './doors.ts'
import { ownedRow } from './owned-row.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const api = openApi(house, allApi)

type Owned = {
  table: string
  id: string
  row?: Record<string, unknown>
  /** other ids in the address */
  params?: Record<string, string>
  body?: unknown
}

const emptyDoc = {
  v: 1,
  bottle_id: 1,
  cap: 'black',
  liquid: 'clear',
  finish: 'matt',
  shape: 'rect',
  ground: 'white',
  elements: [],
}
const review: Owned = { table: 'review', id: 'is_id' }
const inquiry: Owned = { table: 'personal_inquiry', id: 'qa_id' }
const question: Owned = { table: 'product_inquiry', id: 'iq_id' }
const order: Owned = { table: 'shop_order', id: 'od_id' }
const claim: Owned = { table: 'claim', id: 'claim_id', row: { kind: 'return', state: 'requested' } }
const receiver = {
  od_b_name: '김민지',
  od_b_hp: '010-1234-5678',
  od_b_zip: '04524',
  od_b_addr1: '서울특별시 중구 세종대로 110',
}
const asking = { kind: 'return', reason: 'changed_mind', lines: ['1:1'] }
const note: Owned = { table: 'notification', id: 'id' }
const address: Owned = { table: 'member_address', id: 'ad_id' }
const booking: Owned = { table: 'class_booking', id: 'booking_id' }
const wait: Owned = { table: 'class_wait', id: 'wait_id', row: { state: 'waiting' } }
const quotation: Owned = { table: 'quotation', id: 'token' }
const application: Owned = {
  table: 'application',
  id: 'ap_id',
  row: { kind: 'class', typed: {} },
}
const formula: Owned = { table: 'formula', id: 'formula_id' }
const kit: Owned = { table: 'formula_kit', id: 'kit_id' }
const design: Owned = {
  table: 'bottle_design',
  id: 'design_id',
  row: { doc: emptyDoc },
}
const cartLine: Owned = {
  table: 'cart_line',
  id: 'ct_id',
  row: { cart_key: `mb_${idOf('member')}`, io_no: 1 },
}
const bottleLine: Owned = {
  ...cartLine,
  row: { cart_key: `mb_${idOf('member')}`, set_id: 'none' },
}

/** Every address that carries the id of something that belongs to somebody. */
const owned: Record<string, Owned> = {
  'GET /api/v1/my-review/:is_id': review,
  'PUT /api/v1/my-review/:is_id': {
    ...review,
    body: { is_score: 5, is_content: '향이 오래 남고 은은해서 좋아요.' },
  },
  'DELETE /api/v1/my-review/:is_id': review,
  'GET /api/v1/inquiry/:qa_id': inquiry,
  'PUT /api/v1/inquiry/:qa_id': {
    ...inquiry,
    body: {
      qa_category: 'delivery',
      qa_subject: '언제 오나요?',
      qa_content: '배송이 언제 되는지 궁금해요.',
    },
  },
  'DELETE /api/v1/inquiry/:qa_id': inquiry,
  'GET /api/v1/inquiry/:qa_id/:file_id': { ...inquiry, params: { file_id: '1' } },
  'GET /api/v1/my-product-inquiry/:iq_id': question,
  'PUT /api/v1/product-inquiry/:iq_id': {
    ...question,
    body: { iq_category: 'product', iq_subject: '크기', iq_question: '높이가 어떻게 되나요?' },
  },
  'DELETE /api/v1/product-inquiry/:iq_id': question,
  'DELETE /api/v1/my-wish/:wi_id': { table: 'wish', id: 'wi_id' },
  'PUT /api/v1/cart/lines/:ct_id': { ...cartLine, body: { ct_qty: 2 } },
  'PUT /api/v1/cart/bottles/:ct_id': { ...bottleLine, body: { qty: 2 } },
  'GET /api/v1/cart/bottles/:ct_id': bottleLine,
  'PUT /api/v1/cart/lines/:ct_id/message': { ...cartLine, body: { ct_text: '남의 카드' } },
  'PUT /api/v1/quotations/:token': {
    ...quotation,
    body: { recipient: { company: '도둑' }, lines: [{ io_no: 1, ct_qty: 1 }], revision: 1 },
  },
  'POST /api/v1/quotations/:token/mails': { ...quotation, body: { email: 'thief@mail.example' } },
  'POST /api/v1/quotations/:token/withdrawal': { ...quotation, row: { withdrawn_at: new Date() } },
  'GET /api/v1/orders/:od_id': order,
  'POST /api/v1/orders/:od_id/cancellation': order,
  'PUT /api/v1/orders/:od_id/refund-account': {
    ...order,
    body: { account: { bank: '20', number: '1002123456789', holder: '도둑' } },
  },
  'POST /api/v1/orders/:od_id/cash-receipt': {
    ...order,
    body: { kind: 'income', identity: '010-1234-5678' },
  },
  'GET /api/v1/orders/:od_id/class-tickets': order,
  'GET /api/v1/orders/:od_id/class-bookings': order,
  'GET /api/v1/orders/:od_id/statement': order,
  'GET /api/v1/orders/:od_id/statement/text': order,
  'GET /api/v1/orders/:od_id/tax-invoice': order,
  'POST /api/v1/orders/:od_id/tax-invoice': {
    ...order,
    body: {
      ...{
        business_number: '120-81-47521',
        company: '무지개',
        representative: '김원장',
        address: '서울',
        business_type: '교육',
        business_item: '유치원',
      },
      email: 'tax@mail.example',
    },
  },
  'POST /api/v1/orders/:od_id/completion': order,
  'PUT /api/v1/orders/:od_id/lines/:ct_id/words': {
    ...order,
    params: { ct_id: '1' },
    body: { ct_text: '남의 글자' },
  },
  'POST /api/v1/orders/:od_id/reorder': order,
  'POST /api/v1/orders/:od_id/cancellation/preview': {
    ...order,
    body: { lines: [{ ct_id: 1, qty: 1 }] },
  },
  'POST /api/v1/orders/:od_id/cancellation/part': {
    ...order,
    body: { lines: [{ ct_id: 1, qty: 1 }], amount: 0, version: 1 },
  },
  'POST /api/v1/orders/:od_id/difference-payment': order,
  'POST /api/v1/orders/:od_id/receiver/preview': { ...order, body: { receiver } },
  'PUT /api/v1/orders/:od_id/receiver': {
    ...order,
    body: { receiver, difference: 0, version: 1 },
  },
  'POST /api/v1/my-guest-orders/:od_id/adoption': order,
  'GET /api/v1/orders/:od_id/claims': order,
  'GET /api/v1/orders/:od_id/tracks': order,
  'GET /api/v1/orders/:od_id/lots': order,
  'POST /api/v1/orders/:od_id/claims/preview': { ...order, body: asking },
  'POST /api/v1/orders/:od_id/claims': {
    ...order,
    body: { ...asking, expected_refund: 0, expected_fee: 0 },
  },
  'POST /api/v1/claims/:claim_id/withdrawal': claim,
  'POST /api/v1/claims/:claim_id/fee-payment': { ...claim, body: { way: 'card' } },
  'POST /api/v1/claims/:claim_id/balance-payment': claim,
  'GET /api/v1/claims/:claim_id/photos/:photo': { ...claim, params: { photo: 'x' } },
  'GET /api/v1/notification/:id/read-at': note,
  'PUT /api/v1/notification/:id/read-at': note,
  'PUT /api/v1/notification/:id/restore': { ...note, row: { deleted_at: new Date() } },
  'DELETE /api/v1/notification/:id': note,
  'PUT /api/v1/my-account/:mb_id': { table: 'member', id: 'mb_id', body: { mb_name: '도둑' } },
  'PUT /api/v1/my-address/:ad_id': {
    ...address,
    body: {
      ad_subject: '집',
      ad_name: '김하늘',
      ad_hp: '010-1234-5678',
      ad_zip: '04524',
      ad_addr1: '서울특별시 중구 세종대로 110',
    },
  },
  'DELETE /api/v1/my-address/:ad_id': address,
  'DELETE /api/v1/my-session/:id': {
    table: 'session',
    id: 'sid_hash',
    row: { expires_at: after(new Date(), { days: 1 }) },
  },
  'GET /api/v1/my-applications/:ap_id': application,
  'PUT /api/v1/my-applications/:ap_id': {
    ...application,
    body: { name: '도둑', mobile: '010-1234-5678', email: 'thief@mail.example', privacy: true },
  },
  'POST /api/v1/my-applications/:ap_id/withdrawal': application,
  'GET /api/v1/my-applications/:ap_id/files/:file_id': { ...application, params: { file_id: '1' } },
  'GET /api/v1/my-bottles/:design_id': design,
  'PUT /api/v1/my-bottles/:design_id': {
    ...design,
    body: { title: '도안', doc: emptyDoc, version: 1 },
  },
  'DELETE /api/v1/my-bottles/:design_id': design,
  'GET /api/v1/my-formulas/:formula_id': formula,
  'PUT /api/v1/my-formulas/:formula_id': {
    ...formula,
    body: {
      title: '도둑',
      product: 'candle',
      basis: 'wax',
      load: 10,
      batch: 100,
      units: 1,
      lines: [{ material_id: null, name: '향', amount: 10 }],
      version: 1,
    },
  },
  'POST /api/v1/my-formulas/:formula_id/copies': { ...formula, body: { as: 'copy' } },
  'DELETE /api/v1/my-formulas/:formula_id': formula,
  'PUT /api/v1/my-formulas/:formula_id/share': { ...formula, body: { shared: true } },
  'GET /api/v1/my-formulas/:formula_id/formula.csv': formula,
  'GET /api/v1/my-formulas/:formula_id/formula.pdf': formula,
  'GET /api/v1/my-formulas/:formula_id/photo/:photo': { ...formula, params: { photo: '1' } },
  'POST /api/v1/my-formulas/:formula_id/photo': { ...formula, body: {} },
  'DELETE /api/v1/my-formulas/:formula_id/photo': formula,
  'POST /api/v1/my-formulas/:formula_id/cart': formula,
  'POST /api/v1/my-formulas/:formula_id/trials': {
    ...formula,
    body: { tried_on: '2026-03-14', rating: 3 },
  },
  'DELETE /api/v1/my-formulas/:formula_id/trials/:trial_id': {
    ...formula,
    params: { trial_id: '1' },
  },
  'GET /api/v1/my-kits/:kit_id': kit,
  'PUT /api/v1/my-kits/:kit_id': {
    ...kit,
    body: { title: '도둑', times: 2, lines: [{ formula_id: 1, qty: 1 }], version: 1 },
  },
  'DELETE /api/v1/my-kits/:kit_id': kit,
  'PUT /api/v1/my-kits/:kit_id/share': { ...kit, body: { shared: true } },
  'DELETE /api/v1/my-bench-results/:result_id': { table: 'bench_result', id: 'result_id' },
  'DELETE /api/v1/my-company/colleagues/:co_id': { table: 'company_colleague', id: 'co_id' },
  'GET /api/v1/my-store-orders/:so_id': { table: 'store_order', id: 'so_id' },
  'GET /api/v1/class-bookings/:booking_id': booking,
  'GET /api/v1/class-bookings/:booking_id/sessions': booking,
  'PUT /api/v1/class-bookings/:booking_id/session': { ...booking, body: { session_id: 1 } },
  'POST /api/v1/class-bookings/:booking_id/cancellation': {
    ...booking,
    body: { reason: '', expected_percent: 100 },
  },
  'GET /api/v1/class-bookings/:booking_id/calendar.ics': booking,
  'GET /api/v1/class-bookings/:booking_id/refund': booking,
  'PUT /api/v1/class-bookings/:booking_id/attendees': {
    ...booking,
    body: { attendees: [{ name: '도둑' }] },
  },
  'DELETE /api/v1/my-class-waits/:wait_id': wait,
  'POST /api/v1/my-class-waits/:wait_id/acceptance': wait,
}

/** Ids that belong to nobody, or are themselves the key: goods, texts, secrets. */
const open = new Set([
  'GET /api/v1/member-ids/:mb_id',
  'GET /api/v1/products/:it_id',
  'GET /api/v1/products/:it_id/price-breaks',
  'GET /api/v1/products/:it_id/together',
  'GET /api/v1/products/:it_id/reviews',
  'POST /api/v1/product-review/:is_id/helpful',
  'DELETE /api/v1/product-review/:is_id/helpful',
  'GET /api/v1/notice/:id',
  'GET /api/v1/notice/:id/:file',
  // staff alone take a file off
  'DELETE /api/v1/notice/:id/:file',
  'GET /api/v1/tssa/classes/:class_id',
  // a date is everybody's; the place in its line is one's own
  'POST /api/v1/tssa/sessions/:session_id/waits',
  // papers of goods are every member's
  'GET /api/v1/document/:dc_id',
  'GET /api/v1/lot/:lot_no',
  'GET /api/v1/document/:dc_id/:dv_id',
  'GET /api/v1/products/:it_id/near',
  // the cart is the visitor's own; the id is the item's
  'PUT /api/v1/cart/items/:it_id',
  // a payment's id is a secret of 128 bits that the provider leads back with
  'POST /api/v1/payments/:pay_id/confirmation',
  'GET /api/v1/payments/:pay_id/end',
  'POST /api/v1/payments/:pay_id/leave',
  'POST /api/v1/claim-fees/:pay_id/return',
  'POST /api/v1/personal-payment-returns/:pay_id',
  // the link of a personal payment is its key: whoever was sent it may pay
  'GET /api/v1/personal-payments/:token',
  'POST /api/v1/personal-payments/:token/payment',
  'POST /api/v1/personal-payments/:token/transfer',
  // the link of a quotation is its key: whoever was sent it may read it and order
  'GET /api/v1/quotations/:token',
  'GET /api/v1/quotations/:token/pdf',
  'POST /api/v1/quotations/:token/acceptance',
  'GET /api/v1/unsubscribe/:token',
  'POST /api/v1/unsubscribe/:token',
  // only on a shop of this machine alone
  'GET /api/v1/dev/mailbox/:id',
  'GET /api/cms/published/:name',
  'GET /api/v1/trends/:trendId',
  'GET /api/v1/diy/:id',
  'GET /api/v1/promotion/:id',
  'GET /api/v1/select/:id',
  'GET /api/v1/shipment-costs/zips/:zip',
  // a coupon of the zone is everybody's; what is downloaded is one's own
  'POST /api/v1/coupon-zone/:cz_id/downloads',
  // a ticket's link is its key: whoever was sent it comes with it
  'GET /api/v1/class-tickets/:token',
  'GET /api/v1/class-tickets/:token/calendar.ics',
  'GET /api/v1/class-tickets/:token/certificates/:certificate_no',
  // so is the address of a member's calendar
  'GET /api/v1/class-calendars/:token/bookings.ics',
  // numbers are printed to be looked up; the name is masked
  'GET /api/v1/class-certificates/:certificate_no',
  // the link of a proposal is its key: whoever was sent it may read and take it
  'GET /api/v1/class-proposals/:token',
  'GET /api/v1/class-proposals/:token/pdf',
  'POST /api/v1/class-proposals/:token/acceptance',
  // so is that of a fragrance
  'GET /api/v1/fragrance-works/:token',
  'POST /api/v1/fragrance-works/:token/acceptance',
  'POST /api/v1/fragrance-works/:token/ratings',
  'POST /api/v1/fragrance-works/:token/approval',
  'POST /api/v1/fragrance-works/:token/decline',
  // the link of a design, of a job and the name of a picture are their keys
  'GET /api/v1/bottle-files/:file_id',
  'GET /api/v1/bottle-shares/:token',
  'GET /api/v1/bottle-jobs/:token',
  'POST /api/v1/bottle-jobs/:token/pins',
  'PUT /api/v1/bottle-jobs/:token/design',
  'POST /api/v1/bottle-jobs/:token/approval',
  'POST /api/v1/bottle-jobs/:token/cancellation',
  'GET /api/v1/bottle-jobs/:token/proof.pdf',
  'POST /api/v1/bottle-jobs/:token/again',
  // so is the number of a set of bottles
  'POST /api/v1/cart/bottle-sets/:set_id',
  // a month is everybody's; the statement is that of the company one orders for
  'GET /api/v1/my-company/statements/:month',
  'GET /api/v1/my-company/statements/:month/text',
  // the link of an invitation is its key: whoever was sent it may accept
  'GET /api/v1/company-invitations/:token',
  'POST /api/v1/company-invitations/:token',
  // a material is everybody's; the shelf is that of whoever asks
  'PUT /api/v1/my-shelf/:material_id',
  // the link is the key
  'GET /api/v1/shared-formulas/:token',
  'GET /api/v1/shared-kits/:token',
])

const line = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('every endpoint with an id says whether the id has an owner', () => {
  const lines = allApi
    .map(({ endpoint }) => line(endpoint))
    .filter((one) => one.includes(':') && !one.includes('/api/v1/admin/'))
  const known = [...Object.keys(owned), ...open]
  expect(lines.filter((one) => !known.includes(one))).toEqual([])
  expect(known.filter((one) => !lines.includes(one))).toEqual([])
})

test.each(Object.entries(owned))(
  '%s: what belongs to somebody else is not there',
  async (name, { table, id, row, params, body }) => {
    const found = allApi.find(({ endpoint }) => line(endpoint) === name)
    if (!found) throw new Error(`${name} is gone`)
    const key =
      table === 'member'
        ? idOf('member')
        : await ownedRow(db, table, id, { mb_id: idOf('member'), ...row })
    const count = async () =>
      (
        await db.execute(
          sql`select t::text as whole from ${sql.identifier(table)} t where ${sql.identifier(id)}::text = ${key}`,
        )
      ).rows
    // makes the owner, and shows that the body is one the door takes
    expect([404, 403, 409, 410, 200]).toContain(
      (await knock(api, 'member', found.endpoint, { ...params }, body)).status,
    )
    const before = await count()
    expect(before).toHaveLength(1)
    const own = /:(\w+)/.exec(found.endpoint.path)?.[1] ?? id
    const ask = { ...params, [own]: key }
    for (const stranger of [
      'other member',
      ...(found.endpoint.who === 'anyone' ? (['guest'] as const) : []),
    ] as const) {
      expect([stranger, (await knock(api, stranger, found.endpoint, ask, body)).status]).toEqual([
        stranger,
        404,
      ])
    }
    expect(await count()).toEqual(before)
    // filled to be there, not to be read: other lists of this database would stumble over it
    if (table !== 'member')
      await db.execute(
        sql`delete from ${sql.identifier(table)} where ${sql.identifier(id)}::text = ${key}`,
      )
  },
)
