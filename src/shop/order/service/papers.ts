import { notFound, refuse } from '#kernel/failure.ts'
import { koreanDay, koreanMinute } from '#kernel/korean-time.ts'
import { formatPhone } from '#kernel/phone.ts'
import { type Ctx, say } from '#platform/context.ts'
import { drawPaper } from '#platform/draw-paper.ts'
import type { PaperText } from '#platform/paper.ts'
import { type PaperKind, paperKinds } from '#shop/order/contract/papers.ts'
import { type Box, boxOf } from '#shop/order/parcel-rules.ts'
import { whyNoStatement } from '#shop/order/rules.ts'
import { addressedTo } from '#shop/order/send-rules.ts'
import { type LineRow, listLines, type OrderRow } from '#shop/order/store/orders.ts'
import { listParcels } from '#shop/order/store/parcels.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { supplierOf } from '#shop/setting/service/supplier.ts'
import { readSettings } from '#shop/setting/service.ts'
import { packed, priced } from './paper-goods.ts'
import { placeOfParcel } from './sends.ts'
import { anyOrder, ownOrder } from './show-order.ts'

export async function paperText(
  ctx: Ctx,
  od_id: string,
  given: string,
  parcel_id?: number,
): Promise<PaperText> {
  const kind = paperKinds.find((one) => one === given)
  if (!kind) throw notFound()
  const order = await anyOrder(ctx, od_id)
  const lines = await listLines(ctx, od_id)
  const box = boxOf(lines, await listParcels(ctx, od_id), parcel_id)
  if (!box) throw notFound()
  const place = await placeOfParcel(ctx, order, parcel_id)
  const addressed = place ? addressedTo(order, place) : order
  return textOf(ctx, kind, addressed, lines, box, await readSettings(ctx))
}

export async function orderPaper(
  ctx: Ctx,
  od_id: string,
  given: string,
  parcel_id?: number,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const text = await paperText(ctx, od_id, given, parcel_id)
  return {
    bytes: await drawPaper(ctx, text),
    name: `${text.title}-${od_id}${parcel_id ? `-${parcel_id}` : ''}.pdf`,
    type: 'application/pdf',
  }
}

/** The buyer's own copy of the statement, once the order is a sale. */
export async function ownStatement(ctx: Ctx, od_id: string) {
  await refuseStatement(ctx, od_id)
  return orderPaper(ctx, od_id, 'statement')
}

export async function ownStatementText(ctx: Ctx, od_id: string): Promise<PaperText> {
  await refuseStatement(ctx, od_id)
  return paperText(ctx, od_id, 'statement')
}

async function refuseStatement(ctx: Ctx, od_id: string) {
  const order = await ownOrder(ctx, od_id)
  refuse(whyNoStatement(order), 'CONFLICT', { od_status: order.od_status })
}

export function textOf(
  ctx: Ctx,
  kind: PaperKind,
  order: OrderRow,
  lines: readonly LineRow[],
  box: Box,
  settings: Settings,
): PaperText {
  const supplier = supplierOf(ctx, settings)
  const title = say(
    ctx,
    { 'order-sheet': '주문서', 'packing-slip': '포장 명세', statement: '거래명세서' }[kind],
  )
  const base = {
    title,
    number: order.od_id,
    facts: [
      [say(ctx, '주문한 때'), koreanMinute(order.od_time)] as const,
      ...(kind === 'statement' ? [[say(ctx, '작성일'), koreanDay(ctx.now)] as const] : []),
    ],
    foot: supplier.rows
      .map(([, value]) => value)
      .slice(0, 1)
      .concat(supplier.rows.at(-1)?.[1] ?? '')
      .join('  '),
  }
  const receiver = {
    heading: say(ctx, '받는 분'),
    rows: [
      [say(ctx, '이름'), order.od_b_name],
      [say(ctx, '전화'), formatPhone(order.od_b_hp)],
      [
        say(ctx, '주소'),
        `(${order.od_b_zip}) ${[order.od_b_addr1, order.od_b_addr2, order.od_b_addr3, order.od_b_city, order.od_b_state].filter(Boolean).join(' ')}`,
      ],
    ] as const,
  }
  const buyer = {
    heading: say(ctx, '공급받는 분'),
    rows: [
      [say(ctx, '이름'), order.od_name],
      [say(ctx, '전화'), formatPhone(order.od_hp)],
      [say(ctx, '메일'), order.od_email],
    ] as const,
  }
  const memo = { heading: say(ctx, '배송 메모'), lines: [order.od_memo] }
  if (kind === 'packing-slip') {
    const staffMemo = { heading: say(ctx, '직원 메모'), lines: [order.od_shop_memo] }
    const { facts, notes, ...goods } = packed(ctx, lines, box, settings, order)
    return {
      ...base,
      facts: [...base.facts, ...facts],
      parties: [receiver],
      ...goods,
      sums: [],
      notes: [...notes, memo, staffMemo],
    }
  }
  const parties =
    kind === 'statement'
      ? [buyer, supplier]
      : [{ ...buyer, heading: say(ctx, '주문한 분') }, receiver]
  const { notes, ...goods } = priced(ctx, order, lines)
  return {
    ...base,
    parties,
    ...goods,
    notes: kind === 'statement' ? notes : [...notes, memo],
  }
}
