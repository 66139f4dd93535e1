import { invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { SheetFormat } from '#kernel/sheet.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerSheet } from '#platform/sheet-out.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import { placeNumber } from '#shop/order/send-rules.ts'
import { ordersToSend, type PackLine } from '#shop/order/service/to-send.ts'
import { readSettings } from '#shop/setting/service.ts'
import { type CourierForm, type Freight, mostParcels } from '#shop/waybill/courier-contract.ts'
import { generalColumns, type Parcel, type Sender } from '#shop/waybill/courier-rules.ts'
import { courierColumns } from '#shop/waybill/courier-text.ts'

type Asked = {
  courier: CourierForm
  format: SheetFormat
  freight: Freight
  boxes: readonly { od_id: string; count: number }[]
  reason: string
}
type Found = Awaited<ReturnType<typeof ordersToSend>>[number]

/** How many orders of a list would stand in a sheet. */
export async function previewCourierSheet(ctx: Ctx, filters: OrderFilters) {
  const found = await ordersToSend(ctx, filters, mostParcels + 1)
  const abroad = found.filter(({ order }) => order.country_code !== 'KR').length
  return { orders: found.length, abroad, most: mostParcels }
}

/** The orders of a list that wait to be sent, as a courier's program takes them: a row for each box. */
export async function courierSheet(ctx: Ctx, filters: OrderFilters, asked: Asked, reply: Reply) {
  const { courier, format, freight, reason } = asked
  const found = await ordersToSend(ctx, filters, mostParcels + 1)
  const taken = found.filter(({ order }) => courier === 'general' || order.country_code === 'KR')
  if (!taken.length)
    throw invalid({
      courier: [
        found.length
          ? '해외로 가는 주문뿐이에요. 기본 양식을 골라 주세요.'
          : '보낼 차례인 주문이 없어요.',
      ],
    })
  const parcels = taken.flatMap((one) => parcelsOf(one, asked.boxes))
  if (found.length > mostParcels || parcels.length > mostParcels)
    throw invalid({
      courier: [['한 파일에는 {count}줄까지 담아요. 조건을 좁혀 주세요.', { count: mostParcels }]],
    })
  const sender = senderOf((await readSettings(ctx)).company)
  const general = courier === 'general'
  const columns = general ? generalColumns : courierColumns[courier]
  return answerSheet(
    ctx,
    reply,
    { format, whole: true, reason },
    {
      name: `courier-${courier}-${koreanDay(ctx.now)}`,
      // a courier's program reads its own words, whoever works here
      head: columns.map(([head]) => (general ? say(ctx, head) : head)),
      rows: parcels.map((parcel) => columns.map(([, cell]) => cell({ parcel, sender, freight }))),
    },
  )
}

function parcelsOf(found: Found, boxes: Asked['boxes']): Parcel[] {
  const { order, goods } = found
  if (found.sends.length) return placesOf(found)
  const count = boxes.find(({ od_id }) => od_id === order.od_id)?.count ?? 1
  const { od_b_addr1, od_b_addr2, od_b_addr3, od_b_city, od_b_state } = order
  const parcel = {
    od_id: order.od_id,
    name: order.od_b_name,
    phone: order.od_b_hp,
    zip: order.od_b_zip,
    address: od_b_addr1,
    detail: [od_b_addr2, od_b_addr3, od_b_city, od_b_state].filter(Boolean).join(' '),
    country: order.country_code,
    goods: goods.map((line) => ({ name: nameOf(line), qty: line.ct_qty })),
    memo: order.od_memo,
  }
  return Array.from({ length: count }, (_, at) => ({
    ...parcel,
    nth: count > 1 ? `${at + 1}/${count}` : '',
  }))
}

/** Each place that nothing has left for yet, under a number of its own. */
function placesOf({ order, goods, sends }: Found): Parcel[] {
  return sends
    .filter(({ parcel_id, units }) => parcel_id === null && units.length > 0)
    .map(({ nth, name, phone, zip, address, address2, memo, units }) => ({
      od_id: placeNumber(order.od_id, nth),
      nth: '',
      ...{ name, phone, zip, address, detail: address2, country: 'KR', memo },
      goods: units.flatMap(({ ct_id, qty }) => {
        const line = goods.find((one) => one.ct_id === ct_id)
        return line ? [{ name: nameOf(line), qty }] : []
      }),
    }))
}

function nameOf(line: PackLine): string {
  const { title, detail } = lineWords(line, (ko) => ko)
  return [title, detail.replaceAll('|', '/')].filter(Boolean).join(' ')
}

type Company = Awaited<ReturnType<typeof readSettings>>['company']

/** The shop; a postal code is part of its address, when it is there at all. */
function senderOf({ name, phone, address }: Company): Sender {
  const [, zip = '', rest = address.ko] = /^\(?(\d{5})\)?\s+(.*)$/.exec(address.ko) ?? []
  return { name: name.ko, phone, zip, address: rest }
}
