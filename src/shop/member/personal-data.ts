import { type SQL, sql } from 'drizzle-orm'
import { memberCartKey } from '#platform/session.ts'

/**
 * Every table that knows a member, in the order in which their rows go when the member leaves:
 * `erase` deletes them; `set apart` moves what the law keeps into kept_record and takes it out of use;
 * `nameless` leaves the row without its owner; `with member` goes along with the member's own row;
 * `stays` is about the shop's staff or about work, and is nobody's personal data.
 */
export type PersonalTable = {
  table: string
  leave: 'erase' | 'set apart' | 'nameless' | 'with member' | 'stays'
  /** the member's rows; those with the member's id unless told */
  whose?: (mb_id: string) => SQL
  /** the heading in the member's own copy; rows without one are not in it */
  title?: string
  /** columns that the copy leaves out: secrets, and what only the shop's machinery needs */
  hide?: string[]
  /** `set apart`: what it is to the law, by what it is found again, from which day it counts, how long it is kept, and what becomes of the row */
  apart?: {
    kind: 'order' | 'complaint' | 'login' | 'class'
    subject: SQL
    since: SQL
    keep: '5 years' | '3 years' | '3 months'
    after: 'delete' | SQL
  }
}

const ofPoints = (mb_id: string) => sql`po_id in (select po_id from point where mb_id = ${mb_id})`
const ofCoupons = (mb_id: string) => sql`cp_id in (select cp_id from coupon where mb_id = ${mb_id})`
const ofOrders = (mb_id: string) =>
  sql`od_id in (select od_id from shop_order where mb_id = ${mb_id})`
const ofStoreOrders = (mb_id: string) =>
  sql`so_id in (select so_id from store_order where mb_id = ${mb_id})`
const ofFormulas = (mb_id: string) =>
  sql`formula_id in (select formula_id from formula where mb_id = ${mb_id})`
const ofBookings = (mb_id: string) =>
  sql`booking_id in (select booking_id from class_booking where mb_id = ${mb_id})`

/** An order without its people: the goods and the sums stay for the books. */
export const namelessOrder = sql`mb_id = null, cart_key = 'left_' || od_id, od_name = '', od_email = '', od_hp = '', od_pwd = null, od_b_name = '', od_b_hp = '',
  od_b_zip = '', od_b_addr1 = '', od_b_addr2 = '', od_b_addr3 = '', od_memo = '', od_deposit_name = '', od_shop_memo = '', od_ip = ''`

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'member',
    leave: 'with member',
    title: '회원정보',
    hide: ['password_hash', 'mb_leave_date', 'mb_intercept_date'],
  },
  { table: 'member_address', leave: 'with member', title: '주소록', hide: ['mb_id'] },
  { table: 'member_note', leave: 'with member', title: '상담 메모', hide: ['mb_id', 'author'] },
  { table: 'member_proof', leave: 'with member' },
  { table: 'member_factor', leave: 'with member' },
  { table: 'recovery_code', leave: 'with member' },
  { table: 'staff_view', leave: 'erase' },
  { table: 'member_consent', leave: 'erase', title: '동의한 기록', hide: ['mb_id', 'consent_id'] },
  {
    table: 'member_login',
    leave: 'set apart',
    title: '로그인 기록',
    hide: ['mb_id', 'login_id', 'device_hash'],
    apart: {
      kind: 'login',
      subject: sql`mb_id`,
      since: sql`created_at`,
      keep: '3 months',
      after: 'delete',
    },
  },
  { table: 'password_reset', leave: 'erase' },
  { table: 'social_link', leave: 'erase', title: '연결한 계정', hide: ['mb_id'] },
  { table: 'social_attempt', leave: 'erase' },
  { table: 'session', leave: 'erase' },
  {
    table: 'cart_line',
    leave: 'erase',
    whose: (mb_id) => sql`cart_key = ${memberCartKey(mb_id)}`,
    title: '장바구니',
    hide: ['cart_key'],
  },
  {
    table: 'quotation',
    leave: 'erase',
    title: '견적서',
    hide: ['mb_id', 'cart_key', 'token', 'qt_id', 'paper'],
  },
  { table: 'order_draft', leave: 'erase' },
  { table: 'wish', leave: 'erase', title: '찜한 상품', hide: ['mb_id'] },
  {
    table: 'order_line',
    leave: 'stays',
    whose: ofOrders,
    title: '주문한 상품',
    hide: ['thumb_image'],
  },
  {
    table: 'payment',
    leave: 'set apart',
    whose: ofOrders,
    title: '결제',
    hide: ['secret', 'provider_key', 'capture_key', 'redirect_url', 'version', 'detail'],
    apart: {
      kind: 'order',
      subject: sql`od_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: sql`customer = '{"name": "", "email": "", "phone": ""}'::jsonb`,
    },
  },
  {
    table: 'payment_refund',
    leave: 'set apart',
    whose: ofOrders,
    apart: {
      kind: 'order',
      subject: sql`od_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: sql`holder = null, account_masked = null`,
    },
  },
  {
    table: 'cash_receipt',
    leave: 'set apart',
    whose: ofOrders,
    title: '현금영수증',
    hide: ['identity_sealed', 'receipt_key', 'round', 'tries', 'tried_at', 'done_by', 'error'],
    apart: {
      kind: 'order',
      subject: sql`od_id`,
      since: sql`asked_at`,
      keep: '5 years',
      after: sql`identity_sealed = null, identity_masked = ''`,
    },
  },
  {
    table: 'credit_payout',
    leave: 'set apart',
    title: '예치금 출금',
    hide: ['mb_id', 'payout_id', 'account_sealed', 'done_by', 'note'],
    apart: {
      kind: 'order',
      subject: sql`'payout ' || payout_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: 'delete',
    },
  },
  {
    table: 'credit',
    leave: 'set apart',
    title: '예치금 내역',
    hide: ['mb_id', 'cr_id', 'rel_table', 'rel_action'],
    apart: {
      kind: 'order',
      subject: sql`rel_table || ' ' || rel_id`,
      since: sql`cr_datetime`,
      keep: '5 years',
      after: 'delete',
    },
  },
  {
    table: 'shop_order',
    leave: 'set apart',
    title: '주문',
    hide: ['mb_id', 'cart_key', 'od_pwd', 'quote', 'od_shop_memo', 'version', 'od_ip'],
    apart: {
      kind: 'order',
      subject: sql`od_id`,
      since: sql`od_time`,
      keep: '5 years',
      after: namelessOrder,
    },
  },
  {
    table: 'store_order_line',
    leave: 'stays',
    whose: ofStoreOrders,
    title: '매장에서 산 상품',
    hide: ['sl_id'],
  },
  {
    table: 'store_order',
    leave: 'set apart',
    title: '매장 구매',
    hide: ['mb_id', 'entered_by', 'linked_by'],
    apart: {
      kind: 'order',
      subject: sql`'store-' || so_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: sql`mb_id = null, so_hp = ''`,
    },
  },
  {
    table: 'claim',
    leave: 'set apart',
    title: '반품과 교환',
    hide: ['mb_id', 'quote', 'account_sealed', 'version'],
    apart: {
      kind: 'order',
      subject: sql`od_id`,
      since: sql`requested_at`,
      keep: '5 years',
      after: sql`mb_id = null, detail = '', pick_address = null, bank = '', holder = '', account_masked = '', account_sealed = null`,
    },
  },
  { table: 'coupon_use', leave: 'erase', whose: ofCoupons },
  { table: 'coupon', leave: 'erase', title: '받은 쿠폰', hide: ['mb_id', 'issue_key'] },
  { table: 'point_use', leave: 'erase', whose: ofPoints },
  { table: 'point_lot', leave: 'erase' },
  {
    table: 'point',
    leave: 'erase',
    title: '적립금',
    hide: ['mb_id', 'rel_table', 'rel_id', 'rel_action', 'po_params'],
  },
  { table: 'review_vote', leave: 'erase' },
  { table: 'review', leave: 'nameless', title: '상품 후기', hide: ['mb_id', 'is_hidden_note'] },
  {
    table: 'product_inquiry',
    leave: 'set apart',
    title: '상품 문의',
    hide: ['mb_id', 'assigned_to', 'version'],
    apart: {
      kind: 'complaint',
      subject: sql`iq_id::text`,
      since: sql`iq_time`,
      keep: '3 years',
      after: 'delete',
    },
  },
  {
    table: 'personal_inquiry',
    leave: 'set apart',
    title: '1:1 문의',
    hide: ['mb_id', 'assigned_to', 'version'],
    apart: {
      kind: 'complaint',
      subject: sql`qa_id::text`,
      since: sql`qa_time`,
      keep: '3 years',
      after: 'delete',
    },
  },
  { table: 'inquiry_note', leave: 'stays' },
  { table: 'document_download', leave: 'erase', title: '받은 자료', hide: ['mb_id', 'dl_id'] },
  {
    table: 'application',
    leave: 'erase',
    title: '도매·대량 신청',
    hide: ['mb_id', 'ticked', 'decided_by', 'version'],
  },
  {
    table: 'formula_line',
    leave: 'erase',
    whose: ofFormulas,
    title: '포뮬러 배합',
    hide: ['position', 'material_id'],
  },
  { table: 'formula', leave: 'erase', title: '내 포뮬러', hide: ['mb_id'] },
  { table: 'notification', leave: 'erase', title: '알림', hide: ['mb_id', 'event_id'] },
  { table: 'delivery', leave: 'erase' },
  { table: 'restock_bell', leave: 'erase', title: '신청한 재입고 알림', hide: ['mb_id', 'ip'] },
  {
    table: 'class_attendee',
    leave: 'set apart',
    whose: ofBookings,
    title: '클래스에 오는 분',
    apart: {
      kind: 'class',
      subject: sql`booking_id`,
      since: sql`now()`,
      keep: '5 years',
      after: sql`name = '', hp = ''`,
    },
  },
  {
    table: 'class_booking',
    leave: 'set apart',
    title: '클래스 예약',
    hide: ['mb_id'],
    apart: {
      kind: 'class',
      subject: sql`booking_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: sql`mb_id = null, note = ''`,
    },
  },
  { table: 'left_member', leave: 'stays' },
]

/** The rows of one member. */
export function rowsOf(one: PersonalTable, mb_id: string): SQL {
  return one.whose ? one.whose(mb_id) : sql`mb_id = ${mb_id}`
}
