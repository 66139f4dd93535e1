import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { after, before } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { reactions } from '#reactions.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { parcelDesk } from '#shop/order/contract/waybills.ts'
import { testShop } from '#test/database.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { placedOrder } from '#test/ordering.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { withTwins } from '#test/twin-server.ts'
import { completeWhenHere, followParcels, followSent } from './service/follow-parcels.ts'
import { type TrackStep, trackDesk, tracks } from './track-contract.ts'
import { isFurther, nextCheck, trackCode } from './track-rules.ts'
import { openTracker } from './tracker.ts'
import { smartParcelTwin } from './twin/smart-parcel.ts'

const plain = (await testShop()).house
const twin = await withTwins(plain, [smartParcelTwin])
const { house } = twin
afterAll(() => twin.close())
const boss = await shopper({ mb_id: 'boss', staff_role: 'owner', house })
beforeEach(async () => {
  twin.answerWith(null)
  // what other tests have sent is not asked for here
  await plain.db.execute(sql`update parcel_track set next_at = null`)
  await plain.db.execute(sql`update shop_order set od_status = '완료' where od_status = '배송'`)
})

let numbers = 0
const number = (begin = '64') => `${begin}${String(7_000_000_000 + numbers++).slice(-10)}`

/** An order that has left in a parcel of its own, with its buyer. */
async function sent(invoice = number(), more: { units?: number } = {}) {
  const { od_id, total, minji } = await placedOrder(more.units ?? 1)
  const params = { od_id }
  const paid = { amount: total, reason: '통장에서 확인' }
  const { data } = await boss.call(adminOrders.confirmDeposit, { params, body: paid })
  const lines = more.units ? [{ ct_id: data.lines[0]?.ct_id ?? 0, qty: 1 }] : undefined
  const body = { company: 'cj', od_invoice: invoice, lines }
  const { data: shipped } = await boss.call(adminOrders.ship, { params, body })
  await follow(od_id)
  return { od_id, invoice, minji, parcel_id: shipped.parcels[0]?.parcel_id ?? 0 }
}
const happened = (subject: string) => ({
  event_id: 1,
  name: 'order.shipped',
  subject,
  actor: 'boss',
  lang: 'kr' as const,
  payload: {},
  created_at: new Date(),
})
const follow = (od_id: string) => followSent(houseCtx(house), happened(od_id))
const due = (parcel_id: number) =>
  house.db.execute(
    sql`update parcel_track set next_at = now() - interval '1 minute' where parcel_id = ${parcel_id}`,
  )
const asked = () => twin.asked.filter((one) => one.includes('trackingInfo')).length
const eventsOf = async (od_id: string) =>
  (
    await house.db.execute<{ name: string }>(
      sql`select name from event where subject = ${od_id} and name in ('order.out_for_delivery', 'order.parcel_delivered', 'order.completed') order by event_id`,
    )
  ).rows.map(({ name }) => name)
const track = async (who: Shopper, od_id: string) =>
  (await who.call(tracks.ofOrder, { params: { od_id } })).data.tracks
const check = (parcel_id: number) => boss.call(trackDesk.check, { params: { parcel_id } })

test('a parcel is followed to its door: told when it comes and when it is there, and the order is done by itself', async () => {
  const { od_id, minji, parcel_id } = await sent()
  expect(await track(minji, od_id)).toMatchObject([{ state: 'waiting', steps: [] }])
  const states: string[] = []
  for (let step = 0; step < 6; step++) {
    await due(parcel_id)
    await followParcels(house)
    states.push((await track(minji, od_id))[0]?.state ?? '')
  }
  expect(states).toEqual(['waiting', 'picked', 'moving', 'near', 'out', 'delivered'])
  const [shown] = await track(minji, od_id)
  expect(shown?.steps[0]).toMatchObject({ words: '배달완료', where: '부산연제' })
  // nobody's name or telephone is kept
  expect(JSON.stringify(shown)).not.toMatch(/홍기사|010-/)
  expect(await eventsOf(od_id)).toEqual(['order.out_for_delivery', 'order.parcel_delivered'])
  await completeWhenHere(houseCtx(house), happened(od_id))
  await completeWhenHere(houseCtx(house), happened(od_id))
  expect((await minji.call(orders.show, { params: { od_id } })).data.od_status).toBe('완료')
  const subjects = (await mailboxOf(od_id)).map(({ subject }) => subject)
  expect(subjects.slice(-2)).toEqual([
    `[오드모아] 오늘 배달해요 (${od_id})`,
    `[오드모아] 배달을 마쳤어요. 잘 받으셨나요? (${od_id})`,
  ])
  expect(subjects.filter((one) => one.includes('배송이 끝났어요'))).toEqual([])
})

test('several boxes each go their own way; the order is done with the last of them, and never before all has left', async () => {
  const one = await sent(number(), { units: 2 })
  const params = { od_id: one.od_id }
  const arrive = async (parcel_id: number) => {
    for (let step = 0; step < 6; step++) await check(parcel_id)
    await completeWhenHere(houseCtx(house), happened(one.od_id))
    return (await boss.call(adminOrders.show, { params })).data
  }
  // the rest of the goods has not left
  expect((await arrive(one.parcel_id)).od_status).toBe('배송')
  const body = { company: 'cj', od_invoice: number('51') }
  const { data } = await boss.call(adminParts.parcel, { params, body })
  await follow(one.od_id)
  const second = data.parcels[1]?.parcel_id ?? 0
  expect((await track(one.minji, one.od_id)).map(({ state }) => state)).toEqual([
    'delivered',
    'waiting',
  ])
  expect((await arrive(second)).od_status).toBe('완료')
  expect(
    (await eventsOf(one.od_id)).filter((name) => name === 'order.parcel_delivered'),
  ).toHaveLength(2)
})

test('two processes ask for each parcel once, and tell of it once', async () => {
  const parcels = [await sent(), await sent(), await sent()]
  for (const { parcel_id } of parcels) for (let step = 0; step < 4; step++) await check(parcel_id)
  for (const { parcel_id } of parcels) await due(parcel_id)
  const first = asked()
  await Promise.all([followParcels(house), followParcels(house), followParcels(house)])
  expect(asked() - first).toBe(3)
  // the desk and the clock at one moment: both ask, one is heard
  for (const { parcel_id } of parcels) {
    await due(parcel_id)
    await Promise.all([check(parcel_id), followParcels(house), check(parcel_id)])
  }
  for (const { od_id } of parcels)
    expect(
      (await eventsOf(od_id)).filter((name) => name === 'order.out_for_delivery'),
    ).toHaveLength(1)
})

test('a corrected number begins anew, and a parcel taken back is followed no more', async () => {
  const { od_id, minji, parcel_id, invoice } = await sent()
  await check(parcel_id)
  await check(parcel_id)
  const to = number()
  await boss.call(parcelDesk.correct, {
    params: { od_id, parcel_id },
    body: { company: 'cj', od_invoice: to, was: invoice },
  })
  // what was told of another's parcel is not shown
  expect(await track(minji, od_id)).toEqual([])
  await follow(od_id)
  expect(await track(minji, od_id)).toMatchObject([{ state: 'waiting', steps: [] }])
  await boss.call(parcelDesk.takeBack, { params: { od_id, parcel_id } })
  expect((await boss.refused(trackDesk.check, { params: { parcel_id } })).status).toBe(404)
})

test.each([
  ['996', 'limit'],
  ['997', 'away'],
  ['998', 'away'],
])(
  'a number that begins with %s stands at the desk as %s, and is asked for later and later',
  async (begin, trouble) => {
    const { parcel_id, od_id } = await sent(number(begin))
    const { data } = await check(parcel_id)
    expect(data).toMatchObject({ trouble, failures: 1, state: 'waiting' })
    const again = (await check(parcel_id)).data
    const wait = (one: typeof data) =>
      new Date(one.next_at ?? 0).getTime() - new Date(one.checked_at ?? 0).getTime()
    expect(wait(again)).toBe(2 * wait(data))
    const list = await boss.call(trackDesk.list, { query: { state: 'trouble', keyword: od_id } })
    expect(list).toMatchObject({ total: 1, counts: { trouble: 1 }, data: [{ parcel_id }] })
  },
)

test('an unknown number is trouble after a day, a lost parcel after two weeks, and neither is asked for ever', async () => {
  const { parcel_id } = await sent(number('999'))
  expect((await check(parcel_id)).data).toMatchObject({ trouble: '', failures: 1 })
  const sentAgo = (days: number) =>
    house.db.execute(
      sql`update parcel set sent_at = now() - make_interval(days => ${days}) where parcel_id = ${parcel_id}`,
    )
  await sentAgo(2)
  expect((await check(parcel_id)).data).toMatchObject({ trouble: 'unknown', failures: 2 })
  await sentAgo(20)
  expect((await check(parcel_id)).data).toMatchObject({ trouble: 'lost', next_at: null })
})

test('what a courier tells is bounded, and takes nothing back', async () => {
  const { parcel_id } = await sent()
  const detail = (level: number, hour: number, words: string) => ({
    time: Date.parse('2026-11-20T00:00:00Z') + hour * 60_000,
    level,
    where: words,
    kind: words,
  })
  const long = Array.from({ length: 200 }, (_, at) => detail(3, at, `간선 ${'가'.repeat(200)}`))
  twin.answerWith(() => Response.json({ level: 99, complete: null, trackingDetails: long }))
  const odd = (await check(parcel_id)).data
  expect(odd.steps).toHaveLength(60)
  expect(odd.steps[0]?.words.length).toBe(80)
  twin.answerWith(() => Response.json({ level: 2, trackingDetails: [detail(2, 1, '집화')] }))
  const less = (await check(parcel_id)).data
  expect(less).toMatchObject({ state: 'delivered', trouble: '' })
  const other = await sent()
  for (const junk of ['<html>', '[]', '{"level":"x"}', 'null']) {
    twin.answerWith(() => new Response(junk))
    expect((await check(other.parcel_id)).data.trouble).toBe('away')
  }
})

test('parcels are shown to their buyer and to order staff alone', async () => {
  const { od_id, parcel_id } = await sent()
  const stranger = await shopper({ mb_id: 'track_stranger', house })
  expect((await stranger.refused(tracks.ofOrder, { params: { od_id } })).status).toBe(404)
  expect((await stranger.refused(trackDesk.check, { params: { parcel_id } })).status).toBe(403)
  const writer = await shopper({ mb_id: 'track_writer', staff_role: 'content', house })
  expect((await writer.refused(trackDesk.list, { query: {} })).status).toBe(403)
})

test('without a key and without twins nobody is asked', async () => {
  expect(openTracker({ TWINS: null })).toBeNull()
  expect(openTracker({ TWINS: null, SMART_PARCEL_KEY: 'a-real-key-1' })).not.toBeNull()
  const { parcel_id } = await sent()
  const plainBoss = await shopper({ mb_id: 'boss', staff_role: 'owner', house: plain })
  expect((await plainBoss.refused(trackDesk.check, { params: { parcel_id } })).status).toBe(409)
})

test('the rules of asking', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  const sent_at = before(now, { days: 1 })
  const next = (state: 'moving' | 'out' | 'delivered', failures = 0) =>
    nextCheck({ state, failures, sent_at }, now)
  expect(next('out')).toEqual(after(now, { hours: 1 }))
  expect(next('moving')).toEqual(after(now, { hours: 4 }))
  expect(next('delivered')).toBeNull()
  expect(next('moving', 9)).toEqual(after(now, { hours: 12 }))
  expect(
    nextCheck({ state: 'moving', failures: 0, sent_at: before(now, { days: 15 }) }, now),
  ).toBeNull()
  const step: TrackStep = { at: '', state: 'moving', where: '', words: '' }
  expect(isFurther({ state: 'picked', steps: [] }, { state: 'moving', steps: [step] })).toBe(false)
  expect(isFurther({ state: 'out', steps: [] }, { state: 'moving', steps: [step] })).toBe(true)
  expect(trackCode({ code: 'mine', track: '99' })).toBe('99')
  expect([trackCode({ code: 'cj' }), trackCode({ code: 'own' })]).toEqual(['04', null])
  expect(reactions.some(({ follow }) => follow === followSent)).toBe(true)
})
