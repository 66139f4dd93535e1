import { sql } from 'drizzle-orm'
import type { PersonalTable } from './personal-table.ts'

const ofOrders = (mb_id: string) =>
  sql`od_id in (select od_id from shop_order where mb_id = ${mb_id})`
const ofStoreOrders = (mb_id: string) =>
  sql`so_id in (select so_id from store_order where mb_id = ${mb_id})`

/** An order without its people: the goods and the sums stay for the books. */
export const namelessOrder = sql`mb_id = null, cart_key = 'left_' || od_id, od_name = '', od_email = '', od_hp = '', od_pwd = null, od_b_name = '', od_b_hp = '',
  od_b_zip = '', od_b_addr1 = '', od_b_addr2 = '', od_b_addr3 = '', od_b_city = '', od_b_state = '', od_memo = '', od_deposit_name = '', od_shop_memo = '', od_ip = ''`

/** What was bought and paid: the law keeps it for years. */
export const personalOrders: readonly PersonalTable[] = [
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
    title: '환불',
    hide: ['account_sealed', 'refund_key', 'provider_key', 'error', 'tries', 'tried_at', 'done_by'],
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
  // a paper of the taxes, which stays where it is filed
  {
    table: 'tax_invoice',
    leave: 'stays',
    whose: ofOrders,
    title: '세금계산서',
    hide: ['tax_id', 'done_by'],
  },
  {
    table: 'personal_payment',
    leave: 'set apart',
    title: '개인결제',
    hide: ['mb_id', 'token', 'pay_id', 'created_by', 'version'],
    apart: {
      kind: 'order',
      subject: sql`pp_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: sql`mb_id = null, name = '', email = '', hp = '', deposit_name = ''`,
    },
  },
  {
    table: 'company_entry',
    leave: 'set apart',
    title: '외상 내역',
    hide: ['mb_id', 'en_id', 'rel', 'actor'],
    apart: {
      kind: 'order',
      subject: sql`rel`,
      since: sql`created_at`,
      keep: '5 years',
      after: 'delete',
    },
  },
  { table: 'company', leave: 'with member', title: '우리 회사', hide: ['mb_id', 'version'] },
  {
    table: 'company_colleague',
    leave: 'with member',
    title: '함께 주문하는 회사',
    hide: ['mb_id', 'co_id', 'owner_id', 'token'],
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
]
