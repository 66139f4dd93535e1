import { notFound } from '#kernel/failure.ts'
import { koreanDay, koreanMinute } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatPhone } from '#kernel/phone.ts'
import { type Ctx, say } from '#platform/context.ts'
import { drawPapers } from '#platform/draw-paper.ts'
import type { PaperText } from '#platform/paper.ts'
import type { AddressLabel, LeftOut } from '#shop/order/contract/many.ts'
import { boxOf } from '#shop/order/parcel-rules.ts'
import { isMade, pickList } from '#shop/order/pick-rules.ts'
import { whyCannot } from '#shop/order/rules.ts'
import { addressedTo, placeNumber } from '#shop/order/send-rules.ts'
import { listShelves } from '#shop/order/store/shelves.ts'
import { listByIds, type OrderWithGoods } from '#shop/order/store/to-send.ts'
import { readSettings } from '#shop/setting/service.ts'
import { nameOf } from './paper-goods.ts'
import { textOf } from './papers.ts'
import { sendsOf } from './sends.ts'
import { ordersToSend, toPack } from './to-send.ts'

/** Slips of several orders, or the one list by which their goods are picked. */
export async function manyPapers(
  ctx: Ctx,
  kind: string,
  ids: readonly string[],
): Promise<{ papers: PaperText[]; left: LeftOut[] }> {
  const found = await listByIds(ctx, ids)
  if (kind === 'packing-slip') return slips(ctx, found)
  if (kind === 'pick-list') return picks(ctx, found)
  throw notFound()
}

export async function manyPapersPdf(ctx: Ctx, kind: string, ids: readonly string[]) {
  const { papers } = await manyPapers(ctx, kind, ids)
  const [first] = papers
  if (!first) throw notFound()
  return {
    bytes: await drawPapers(ctx, papers),
    name: `${first.title}-${koreanDay(ctx.now)}.pdf`,
    type: 'application/pdf',
  }
}

async function slips(ctx: Ctx, found: readonly OrderWithGoods[]) {
  const settings = await readSettings(ctx)
  const papers: PaperText[] = []
  const left: LeftOut[] = []
  for (const one of found) {
    const { order, lines, parcels } = one
    const places = await placesLeft(ctx, one)
    for (const to of places)
      papers.push(
        textOf(
          ...([ctx, 'packing-slip', addressedTo(order, to), lines] as const),
          { parcel: null, nth: to.nth, units: to.units, follows: [] },
          settings,
        ),
      )
    if (places.length) continue
    const box = boxOf(lines, parcels)
    if (box?.units.length) papers.push(textOf(ctx, 'packing-slip', order, lines, box, settings))
    else left.push(leftOut(ctx, order.od_id, '남은 상품이 없는 주문이에요.'))
  }
  return { papers, left }
}

const leftOut = (ctx: Ctx, od_id: string, why: string): LeftOut => ({ od_id, why: say(ctx, why) })

async function picks(ctx: Ctx, found: readonly OrderWithGoods[]) {
  const ids = found.map(({ order }) => order.od_id)
  const waiting = new Set(
    (await ordersToSend(ctx, { ids }, ids.length)).map(({ order }) => order.od_id),
  )
  const taken = found.filter(({ order }) => waiting.has(order.od_id))
  const left = found
    .filter(({ order }) => !waiting.has(order.od_id))
    .map(({ order }) =>
      leftOut(ctx, order.od_id, whyCannot('ship', order) ?? '남은 상품이 없는 주문이에요.'),
    )
  const lines = taken.flatMap(toPack)
  const shelves = await listShelves(
    ctx,
    lines.map(({ it_id }) => it_id),
  )
  const picked = pickList(
    lines.map((line) => {
      const shelf = shelves.get(line.it_id)
      return {
        ...line,
        shelf: shelf?.place ?? Number.MAX_SAFE_INTEGER,
        category: shelf ? inLang(ctx.lang, shelf.name, shelf.name_en) : '',
      }
    }),
  )
  if (!picked.length) return { papers: [], left }
  const units = picked.reduce((sum, { qty }) => sum + qty, 0)
  const paper: PaperText = {
    title: say(ctx, '피킹 목록'),
    number: koreanMinute(ctx.now),
    facts: [
      [say(ctx, '주문'), say(ctx, '{count}건', { count: taken.length })],
      [say(ctx, '상품 종류'), say(ctx, '{count}가지', { count: picked.length })],
      [say(ctx, '모두'), say(ctx, '{count}개', { count: units })],
    ],
    parties: [],
    columns: [
      { label: '✓', width: 6, align: 'center' },
      { label: say(ctx, '품명'), width: 44 },
      { label: say(ctx, '분류'), width: 18 },
      { label: say(ctx, '수량'), width: 10, align: 'right' },
      { label: say(ctx, '주문'), width: 32 },
    ],
    rows: picked.map(({ line, qty, orders }) => [
      '□',
      [nameOf(ctx, line), isMade(line) && say(ctx, '주문 제작')].filter(Boolean).join('\n'),
      line.category || '–',
      String(qty),
      orders.map((one) => (one.qty > 1 ? `${one.od_id} × ${one.qty}` : one.od_id)).join('\n'),
    ]),
    sums: [],
    notes: [
      {
        heading: say(ctx, '먼저 만들 상품'),
        lines: picked
          .filter(({ line }) => isMade(line))
          .map(({ line, qty }) => `${nameOf(ctx, line).replaceAll('\n', ', ')} × ${qty}`),
      },
    ],
    foot: say(ctx, '피킹 목록'),
  }
  return { papers: [paper], left }
}

/** The places of an order that nothing has left for yet; none for an order that goes to one. */
async function placesLeft(ctx: Ctx, { order, lines, parcels }: OrderWithGoods) {
  const sends = await sendsOf(ctx, order, lines, parcels)
  return sends.filter(({ parcel_id, units }) => parcel_id === null && units.length > 0)
}

/** An order by the places it still goes to. */
async function addressed(ctx: Ctx, one: OrderWithGoods) {
  const places = await placesLeft(ctx, one)
  return places.length
    ? places.map((to) => ({
        order: addressedTo(one.order, to),
        number: placeNumber(one.order.od_id, to.nth),
      }))
    : [{ order: one.order, number: one.order.od_id }]
}

/** To whom the parcels go. */
export async function addressLabels(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ labels: AddressLabel[]; left: LeftOut[] }> {
  const found = await listByIds(ctx, ids)
  const gone = found.filter((one) => toPack(one).length === 0)
  return {
    labels: (
      await Promise.all(
        found.filter((one) => !gone.includes(one)).map((one) => addressed(ctx, one)),
      )
    )
      .flat()
      .map(({ order, number }) => ({
        od_id: number,
        name: order.od_b_name,
        phone: formatPhone(order.od_b_hp),
        zip: order.od_b_zip,
        address: [
          ...[order.od_b_addr1, order.od_b_addr2, order.od_b_addr3],
          ...[order.od_b_city, order.od_b_state],
          order.country_code === 'KR' ? '' : order.country_code,
        ]
          .filter(Boolean)
          .join(' '),
        memo: order.od_memo,
      })),
    left: gone.map(({ order }) => leftOut(ctx, order.od_id, '남은 상품이 없는 주문이에요.')),
  }
}
