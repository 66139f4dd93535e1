import { type SQL, sql } from 'drizzle-orm'
import { memberCartKey } from '#platform/session.ts'
import { placeless, wordlessBooking } from './class-days.ts'
import { personalBottles } from './personal-bottles.ts'
import { personalBriefs } from './personal-briefs.ts'
import { personalOrders } from './personal-orders.ts'
import type { PersonalTable } from './personal-table.ts'

const ofPoints = (mb_id: string) => sql`po_id in (select po_id from point where mb_id = ${mb_id})`
const ofCoupons = (mb_id: string) => sql`cp_id in (select cp_id from coupon where mb_id = ${mb_id})`
// those of a link alone, too: an order came of them, or a request was answered by them; their list names whom the parcels were for
const ofQuotations = (mb_id: string) => sql`(mb_id = ${mb_id}
  or od_id in (select od_id from shop_order where mb_id = ${mb_id})
  or ap_id in (select ap_id from application where mb_id = ${mb_id}))`
const ofFormulas = (mb_id: string) =>
  sql`formula_id in (select formula_id from formula where mb_id = ${mb_id})`
const ofKits = (mb_id: string) =>
  sql`kit_id in (select kit_id from formula_kit where mb_id = ${mb_id})`
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
  { table: 'member_proof', leave: 'with member', untold: 'secret' },
  { table: 'member_factor', leave: 'with member', untold: 'secret' },
  { table: 'recovery_code', leave: 'with member', untold: 'secret' },
  { table: 'staff_view', leave: 'erase', untold: 'work of staff' },
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
  { table: 'password_reset', leave: 'erase', untold: 'secret' },
  { table: 'social_link', leave: 'erase', title: '연결한 계정', hide: ['mb_id'] },
  { table: 'social_attempt', leave: 'erase', untold: 'secret' },
  {
    table: 'session',
    leave: 'erase',
    title: '로그인한 기기',
    hide: ['mb_id', 'sid_hash', 'od_ids', 'confirmed_at'],
  },
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
    whose: ofQuotations,
    title: '견적서',
    hide: ['mb_id', 'cart_key', 'token', 'qt_id', 'paper'],
  },
  { table: 'order_draft', leave: 'erase', untold: 'under way' },
  // which member of staff looks after an order
  { table: 'order_care', leave: 'erase', untold: 'work of staff' },
  { table: 'wish', leave: 'erase', title: '찜한 상품', hide: ['mb_id'] },
  // whose labels they are is known by the orders, which lose their names next
  ...personalBottles,
  ...personalOrders,
  { table: 'coupon_use', leave: 'erase', whose: ofCoupons, title: '사용한 쿠폰' },
  { table: 'coupon', leave: 'erase', title: '받은 쿠폰', hide: ['mb_id', 'issue_key'] },
  // the sums of these stand in the points themselves
  { table: 'point_use', leave: 'erase', whose: ofPoints, untold: 'told elsewhere' },
  { table: 'point_lot', leave: 'erase', untold: 'told elsewhere' },
  // the log of what staff gave, by number alone
  { table: 'hand_gift', leave: 'erase', untold: 'told elsewhere' },
  {
    table: 'point',
    leave: 'erase',
    title: '적립금',
    hide: ['mb_id', 'rel_table', 'rel_id', 'rel_action', 'po_params'],
  },
  { table: 'review_vote', leave: 'erase', title: '도움이 된 후기', hide: ['mb_id'] },
  {
    table: 'review',
    leave: 'nameless',
    name: 'is_name',
    title: '상품 후기',
    hide: ['mb_id', 'is_hidden_note'],
  },
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
  { table: 'inquiry_note', leave: 'stays', untold: 'work of staff' },
  { table: 'document_download', leave: 'erase', title: '받은 자료', hide: ['mb_id', 'dl_id'] },
  ...personalBriefs,
  {
    table: 'formula_trial',
    leave: 'erase',
    whose: ofFormulas,
    title: '시향 기록',
    hide: ['trial_id'],
  },
  {
    table: 'formula_kit_line',
    leave: 'erase',
    whose: ofKits,
    title: '키트에 담은 것',
    hide: ['position', 'io_no'],
  },
  {
    table: 'formula_kit',
    leave: 'erase',
    title: '내 키트',
    hide: ['mb_id', 'version', 'share_token'],
  },
  {
    table: 'material_shelf',
    leave: 'erase',
    title: '내 선반',
    hide: ['mb_id'],
  },
  { table: 'bench_result', leave: 'erase', title: '계산 결과', hide: ['mb_id', 'result_id'] },
  {
    table: 'formula_line',
    leave: 'erase',
    whose: ofFormulas,
    title: '포뮬러 배합',
    hide: ['position', 'material_id'],
  },
  { table: 'formula', leave: 'erase', title: '내 포뮬러', hide: ['mb_id'] },
  { table: 'notification', leave: 'erase', title: '알림', hide: ['mb_id', 'event_id'] },
  {
    table: 'delivery',
    leave: 'erase',
    title: '받은 메일과 문자',
    hide: [
      'mb_id',
      'event_id',
      'content',
      'provider_id',
      'error',
      'sent_by',
      'reason',
      'resent_of',
    ],
  },
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
  // seats that are offered stay counted until the offer ends
  {
    table: 'class_wait',
    leave: 'nameless',
    name: 'name',
    title: '클래스 대기',
    hide: ['mb_id', 'note'],
  },
  // the place of a class of their own may be somebody's address
  {
    table: 'class_session',
    leave: 'set apart',
    whose: (mb_id) =>
      sql`is_private and session_id in (select session_id from class_booking where mb_id = ${mb_id})`,
    untold: 'told elsewhere',
    apart: {
      kind: 'class',
      subject: sql`'date-' || session_id`,
      since: sql`ends_at`,
      keep: '5 years',
      after: placeless,
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
      after: sql`mb_id = null, ${wordlessBooking}`,
    },
  },
  { table: 'class_calendar', leave: 'erase', untold: 'secret' },
  { table: 'left_member', leave: 'stays', untold: 'under way' },
]

/** The rows of one member. */
export function rowsOf(one: PersonalTable, mb_id: string): SQL {
  return one.whose ? one.whose(mb_id) : sql`mb_id = ${mb_id}`
}
