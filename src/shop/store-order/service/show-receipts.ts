import { invalid, notFound } from '#kernel/failure.ts'
import { maskedPhone } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { isCalled } from '#shop/catalog/service/called.ts'
import { memberOf } from '#shop/member/service.ts'
import { goodsIn } from '#shop/order/rules.ts'
import type {
  MyStoreOrder,
  MyStoreOrderRow,
  StaffStoreOrder,
  StaffStoreOrderRow,
} from '#shop/store-order/contract.ts'
import { listNamesOf } from '#shop/store-order/store/buyers.ts'
import { listStores, searchGoods } from '#shop/store-order/store/goods.ts'
import {
  countReceipts,
  findReceipt,
  listReceiptLines,
  listReceiptsForDesk,
  listReceiptsOf,
  type ReceiptLine,
  type ReceiptRow,
  type StaffAsk,
} from '#shop/store-order/store/receipts.ts'
import { linkReceipt } from './link-receipt.ts'

export async function listMyReceipts(ctx: Ctx, ask: Parameters<typeof listReceiptsOf>[2]) {
  const mb_id = memberOf(ctx)
  const { rows, total } = await listReceiptsOf(ctx, mb_id, ask)
  return { ...pageOf(await withGoods(ctx, rows), total, ask), barcode: mb_id }
}

/** Mine alone: a stranger's is simply not found, nor is one that was cancelled. */
export async function showMyReceipt(ctx: Ctx, so_id: number): Promise<MyStoreOrder> {
  const mb_id = memberOf(ctx)
  const receipt = await findReceipt(ctx, so_id)
  if (receipt?.mb_id !== mb_id || receipt.cancelled_at) throw notFound()
  const lines = await listReceiptLines(ctx, [receipt.so_id])
  return { ...rowOf(receipt, lines), so_discount: receipt.so_discount, lines }
}

export async function listReceipts(ctx: Ctx, ask: StaffAsk) {
  if (ask.from && ask.to && ask.from > ask.to)
    throw invalid({ to: ['시작한 날보다 뒤의 날짜를 골라 주세요.'] })
  const { rows, total } = await listReceiptsForDesk(ctx, ask)
  const names = await listNamesOf(
    ctx,
    rows.flatMap(({ mb_id }) => mb_id ?? []),
  )
  const data: StaffStoreOrderRow[] = (await withGoods(ctx, rows)).map((row) => ({
    ...row,
    ...staffPart(row, names),
    so_hp: maskedPhone(row.so_hp),
  }))
  return {
    ...pageOf(data, total, ask),
    counts: await countReceipts(ctx, ask),
    stores: (await listStores(ctx)).map(({ title }) => title),
  }
}

export async function showReceipt(ctx: Ctx, so_id: number): Promise<StaffStoreOrder> {
  const receipt = await findReceipt(ctx, so_id)
  if (!receipt) throw notFound()
  const lines = await listReceiptLines(ctx, [receipt.so_id])
  const names = await listNamesOf(ctx, [
    receipt.entered_by,
    ...(receipt.mb_id ? [receipt.mb_id] : []),
  ])
  return {
    ...receipt,
    ...rowOf(receipt, lines),
    ...staffPart(receipt, names),
    entered_name: names.get(receipt.entered_by) ?? '',
    lines,
    linked_at: receipt.linked_at?.toISOString() ?? null,
    created_at: receipt.created_at.toISOString(),
  }
}

export async function linkAsStaff(
  ctx: Ctx,
  so_id: number,
  mb_id: string,
): Promise<StaffStoreOrder> {
  const receipt = await findReceipt(ctx, so_id)
  if (!receipt) throw notFound()
  await linkReceipt(ctx, receipt, mb_id, 'barcode')
  return showReceipt(ctx, so_id)
}

export async function findGoods(
  ctx: Ctx,
  ask: { keyword: string; page: number; per_page: number },
) {
  const { rows, total } = await searchGoods(ctx, isCalled(ask.keyword), ask)
  return pageOf(rows, total, ask)
}

function staffPart(row: ReceiptRow, names: Map<string, string>) {
  return {
    mb_name: row.mb_id ? (names.get(row.mb_id) ?? null) : null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  }
}

async function withGoods(ctx: Ctx, rows: ReceiptRow[]) {
  const lines = await listReceiptLines(
    ctx,
    rows.map(({ so_id }) => so_id),
  )
  return rows.map((row) => ({
    ...row,
    ...rowOf(
      row,
      lines.filter(({ so_id }) => so_id === row.so_id),
    ),
  }))
}

function rowOf(row: ReceiptRow, lines: ReceiptLine[]): MyStoreOrderRow {
  const { sl_name = '', sl_name_en = '' } = lines[0] ?? {}
  return {
    ...row,
    goods: goodsIn('kr', sl_name, lines.length),
    goods_en: goodsIn('en', sl_name_en || sl_name, lines.length),
  }
}
