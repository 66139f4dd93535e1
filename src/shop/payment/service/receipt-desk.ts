import { Failure, notFound } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { ReceiptRowView } from '#shop/payment/receipt-contract.ts'
import { numberDays } from '#shop/payment/receipt-rules.ts'
import {
  changeReceipt,
  countReceipts,
  findReceipt,
  forgetNumbers,
  type ListedReceipt,
  listOpenOrders,
  listReceipts,
  type ReceiptAsk,
  type ReceiptRow,
} from '#shop/payment/store/receipts.ts'
import { receiptViewOf } from './receipt.ts'

export async function deskReceipts(ctx: Ctx, ask: ReceiptAsk) {
  const [rows, states] = await Promise.all([listReceipts(ctx, ask), countReceipts(ctx, ask)])
  const all = states.reduce((sum, state) => sum + state.count, 0)
  const counts: Record<string, number> = {
    all,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
  }
  return { ...pageOf(rows.map(rowOf), ask.state ? (counts[ask.state] ?? 0) : all, ask), counts }
}

function rowOf(row: ListedReceipt): ReceiptRowView {
  const { receipt_id, od_id, od_name, tax_free, error, tries, done_by } = row
  return {
    ...receiptViewOf(row),
    receipt_id,
    od_id,
    od_name,
    tax_free,
    error,
    tries,
    done_by,
    asked_at: row.asked_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }
}

export async function anyReceipt(ctx: Ctx, receipt_id: number): Promise<ReceiptRow> {
  const row = await findReceipt(ctx, receipt_id)
  if (!row) throw notFound()
  return row
}

/** A refused one stands in line again; the caller brings it to the sum that counts now. */
export async function reopenReceipt(ctx: Ctx, receipt_id: number): Promise<ReceiptRow> {
  const row = await anyReceipt(ctx, receipt_id)
  if (row.state === 'failed')
    await changeReceipt(ctx, receipt_id, ['failed'], { state: 'asked', tries: 0, tried_at: null })
  else if (!['due', 'unknown', 'cancelling'].includes(row.state))
    throw new Failure('CONFLICT', '다시 보낼 것이 없는 현금영수증이에요.')
  return row
}

/** Staff have issued it at the tax office's own site. */
export async function noteReceipt(
  ctx: Ctx,
  receipt_id: number,
  approval_no: string,
): Promise<ReceiptRow> {
  await anyReceipt(ctx, receipt_id)
  return transact(ctx, async (ctx) => {
    const noted = await changeReceipt(ctx, receipt_id, ['failed'], {
      state: 'issued',
      approval_no,
      issued_at: ctx.now,
      done_by: ctx.visitor.mb_id,
      error: null,
    })
    if (!noted) throw new Failure('CONFLICT', '거절된 현금영수증만 직접 적을 수 있어요.')
    await announce(ctx, 'receipt.issued', noted.od_id, {
      receipt_id,
      amount: noted.amount,
      approval_no,
      by: 'hand',
    })
    return noted
  })
}

export function listOpenReceiptOrders(ctx: Ctx, most: number): Promise<string[]> {
  return listOpenOrders(ctx, most)
}

/** Each night. */
export async function forgetReceiptNumbers(house: Ctx['house']) {
  const ctx = houseCtx(house)
  await forgetNumbers(ctx, before(ctx.now, { days: numberDays }))
}
