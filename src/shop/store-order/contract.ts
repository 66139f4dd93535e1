import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { fileNotes, tableFile } from '#kernel/table-file.ts'
import { linkWays, mostLines } from './rules.ts'

const line = z.object({
  sl_id: z.number(),
  it_id: z.nullable(z.string()),
  sl_name: z.string(),
  sl_name_en: z.string(),
  sl_qty: z.number(),
  sl_price: z.number(),
})

const myRow = z.object({
  so_id: z.number(),
  so_receipt: z.string(),
  so_store: z.string(),
  so_store_en: z.string(),
  so_day: z.string(),
  so_total: z.number(),
  so_point: z.number(),
  /** the first item's name, with how many more there are */
  goods: z.string(),
  goods_en: z.string(),
})
export type MyStoreOrderRow = z.output<typeof myRow>
const myStoreOrder = z.extend(myRow, { so_discount: z.number(), lines: z.array(line) })
export type MyStoreOrder = z.output<typeof myStoreOrder>

const receiptNo = z
  .string('영수증 번호를 적어 주세요.')
  .check(
    z.trim(),
    z.minLength(1, '영수증 번호를 적어 주세요.'),
    z.maxLength(40, '영수증 번호는 40자까지예요.'),
    z.regex(/^[\w\s-]*$/, '영수증 번호는 영문, 숫자, - 로 적어 주세요.'),
  )
const date = (message = '날짜를 2026-03-14처럼 적어 주세요.') => z.iso.date(message)

export const myStoreOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-store-orders',
    who: 'member',
    about: 'What I bought at the offline stores, with what is on my barcode',
    query: z.object(pageQuery(['so_day', 'so_total'], 10)),
    answer: z.extend(paged(myRow), { barcode: z.string() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-store-orders/:so_id',
    params: { so_id: rowId },
    who: 'member',
    about: 'One purchase of mine with its lines',
    answer: one(myStoreOrder),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/v1/my-store-orders',
    who: 'member',
    about: 'Bring a purchase into my account by its receipt number and the phone told at the till',
    body: z.object({
      so_receipt: receiptNo,
      so_hp: z
        .string('휴대폰 번호를 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(1, '휴대폰 번호를 적어 주세요.'),
          z.maxLength(20, '휴대폰 번호를 다시 확인해 주세요.'),
        ),
    }),
    answer: one(z.object({ so_id: z.number(), so_point: z.number() })),
  }),
}

const staffRow = z.extend(myRow, {
  so_hp: z.string(),
  mb_id: z.nullable(z.string()),
  mb_name: z.nullable(z.string()),
  linked_by: z.nullable(z.enum(linkWays)),
  cancelled_at: z.nullable(z.string()),
})
export type StaffStoreOrderRow = z.output<typeof staffRow>
const staffStoreOrder = z.extend(staffRow, {
  so_discount: z.number(),
  lines: z.array(line),
  linked_at: z.nullable(z.string()),
  cancel_reason: z.string(),
  entered_by: z.string(),
  entered_name: z.string(),
  created_at: z.string(),
})
export type StaffStoreOrder = z.output<typeof staffStoreOrder>

const won = (most: number) =>
  z
    .int('원 단위 숫자로 적어 주세요.')
    .check(z.gte(0, '0원 이상이어야 해요.'), z.lte(most, '금액을 다시 확인해 주세요.'))
const plain = (most: number, empty: string) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, empty),
      z.maxLength(most, '조금 짧게 적어 주세요.'),
      z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
    )

export const storeOrderForm = z.object({
  so_receipt: receiptNo,
  so_store: plain(60, '매장을 골라 주세요.'),
  so_day: date(),
  so_hp: z._default(
    z.string().check(z.trim(), z.maxLength(20, '휴대폰 번호를 다시 확인해 주세요.')),
    '',
  ),
  /** from the barcode; empty when the phone is to tell */
  mb_id: z._default(
    z.string().check(z.trim(), z.maxLength(20, '회원 아이디를 다시 확인해 주세요.')),
    '',
  ),
  so_discount: z._default(won(100_000_000), 0),
  lines: z
    .array(
      z.object({
        it_id: z.nullable(z.string().check(z.maxLength(20))),
        sl_name: plain(100, '상품을 적어 주세요.'),
        sl_qty: z
          .int('수량을 적어 주세요.')
          .check(z.gte(1, '수량은 1개부터예요.'), z.lte(9_999, '수량을 다시 확인해 주세요.')),
        sl_price: won(100_000_000),
      }),
    )
    .check(
      z.minLength(1, '산 상품을 한 줄 이상 적어 주세요.'),
      z.maxLength(mostLines, '한 영수증에는 100줄까지예요.'),
    ),
})
export type StoreOrderForm = z.output<typeof storeOrderForm>

export const fileReceipt = z.object({
  /** of its first line in the file */
  row: z.number(),
  so_receipt: z.string(),
  so_store: z.string(),
  so_day: z.string(),
  so_total: z.number(),
  lines: z.number(),
  /** the member it becomes the purchase of; null when nobody has the phone */
  mb_id: z.nullable(z.string()),
  errors: z.array(z.object({ row: z.number(), message: z.string() })),
})
export type FileReceipt = z.output<typeof fileReceipt>
const large = '파일이 너무 커요. 500줄씩 나누어 주세요.'
const { text: csv, xlsx } = tableFile({ most: 600_000, large })
export const receiptsFile = z.object({ csv, xlsx })
export type ReceiptsFile = z.output<typeof receiptsFile>

export const receiptSorts = ['so_day', 'so_total', 'created_at'] as const
export const receiptStates = ['linked', 'unlinked', 'cancelled'] as const
const path = '/api/v1/admin/store-orders'
const place = `${path}/:so_id` as const
const who = ['order'] as const

export const adminStoreOrders = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about:
      'Purchases at the stores by one search box (receipt number, phone, member), store, days and state; phones are masked',
    query: z.object({
      ...pageQuery(receiptSorts, 20),
      keyword: z.optional(searchWord),
      so_store: z.optional(z.string().check(z.maxLength(60))),
      from: z.optional(date()),
      to: z.optional(date()),
      state: z.optional(z.enum(receiptStates, '고를 수 없는 값이에요.')),
    }),
    answer: z.extend(paged(staffRow), {
      counts: z.record(z.string(), z.number()),
      stores: z.array(z.string()),
    }),
  }),
  goods: endpoint({
    method: 'GET',
    path: '/api/v1/admin/store-order-goods',
    who,
    about: 'Goods for a line of a receipt, by code or name',
    query: z.object({
      ...pageQuery(['it_name'], 8),
      keyword: plain(50, '상품 이름이나 코드를 적어 주세요.'),
    }),
    answer: paged(
      z.object({
        it_id: z.string(),
        it_name: z.string(),
        it_name_en: z.string(),
        it_price: z.number(),
      }),
    ),
  }),
  show: endpoint({
    method: 'GET',
    path: place,
    params: { so_id: rowId },
    who,
    about: 'One purchase at a store with its lines',
    answer: one(staffStoreOrder),
  }),
  enter: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about:
      'Enter a receipt: it becomes the purchase of the member of the barcode, else of the one member with its phone',
    body: storeOrderForm,
    answer: one(staffStoreOrder),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/admin/store-order-files/check',
    who,
    limit: 1024 * 1024,
    about:
      'Read a file of receipts (CSV as text, or the file as base64) without entering anything: every receipt with its errors by row',
    body: receiptsFile,
    answer: z.extend(one(z.array(fileReceipt)), { notes: fileNotes }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/admin/store-order-files',
    who,
    status: 201,
    limit: 1024 * 1024,
    about: 'Enter the receipts of a file that have no error; the others are answered with theirs',
    body: receiptsFile,
    answer: one(z.object({ entered: z.number(), linked: z.number(), left: z.array(fileReceipt) })),
  }),
  link: endpoint({
    method: 'POST',
    path: `${place}/member`,
    params: { so_id: rowId },
    who,
    about: 'Make it the purchase of a member; points are given once',
    body: z.object({
      mb_id: z
        .string('회원 아이디를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '회원 아이디를 적어 주세요.'), z.maxLength(20)),
    }),
    answer: one(staffStoreOrder),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${place}/cancellation`,
    params: { so_id: rowId },
    who,
    about:
      'Cancel a purchase that was returned or entered wrongly; its points are taken back as far as they are there',
    body: z.object({ reason: plain(200, '이유를 적어 주세요.') }),
    answer: one(staffStoreOrder),
  }),
}
