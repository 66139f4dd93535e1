import * as z from 'zod/mini'
import { sheetFields, wholeHasReason } from '#kernel/sheet.ts'

/** What a file of orders may hold, in the order of its columns. */
export const orderSheetColumns = [
  'od_id',
  'od_time',
  'od_status',
  'od_name',
  'od_hp',
  'od_email',
  'mb_id',
  'od_b_name',
  'od_b_hp',
  'address',
  'country',
  'goods',
  'option',
  'words',
  'qty',
  'price',
  'line_status',
  'arrives',
  'settle',
  'depositor',
  'currency',
  'goods_price',
  'shipping',
  'discount',
  'points',
  'total',
  'paid',
  'credit',
  'on_account',
  'cancelled',
  'refunded',
  'courier',
  'invoice',
  'sent_at',
  'memo',
  'shop_memo',
  'tags',
  'staff',
  'gift',
] as const
export type OrderSheetColumn = (typeof orderSheetColumns)[number]

/** Of a line, and of nothing else. */
export const lineColumns: readonly OrderSheetColumn[] = [
  'option',
  'words',
  'price',
  'line_status',
  'arrives',
]

/** Only in a file of the whole data. */
export const privateColumns: readonly OrderSheetColumn[] = ['address', 'memo']

export const orderSheetBody = z
  .object({
    ...sheetFields,
    /** a row for each order, or for each of its lines */
    per: z._default(z.enum(['order', 'line'], '고를 수 없는 값이에요.'), 'order'),
    /** all of them when left out */
    columns: z.optional(
      z
        .array(z.enum(orderSheetColumns, '고를 수 없는 값이에요.'))
        .check(z.minLength(1, '담을 칸을 하나 이상 골라 주세요.'), z.maxLength(50)),
    ),
  })
  .check(wholeHasReason)
export type OrderSheetAsk = z.output<typeof orderSheetBody>
