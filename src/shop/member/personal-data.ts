import { type SQL, sql } from 'drizzle-orm'
import { memberCartKey } from '#platform/session.ts'
import { personalOrders } from './personal-orders.ts'
import type { PersonalTable } from './personal-table.ts'

const ofPoints = (mb_id: string) => sql`po_id in (select po_id from point where mb_id = ${mb_id})`
const ofCoupons = (mb_id: string) => sql`cp_id in (select cp_id from coupon where mb_id = ${mb_id})`
const ofFormulas = (mb_id: string) =>
  sql`formula_id in (select formula_id from formula where mb_id = ${mb_id})`
const ofBookings = (mb_id: string) =>
  sql`booking_id in (select booking_id from class_booking where mb_id = ${mb_id})`

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
  ...personalOrders,
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
