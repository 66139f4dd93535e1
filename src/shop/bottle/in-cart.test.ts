import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { after } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { mergeCarts } from '#shop/cart/service.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { orderForm } from '#shop/order/sample.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { choose, comeBack, follow, payingShop } from '#test/paying.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { bottleCarts } from './cart-contract.ts'
import type { DesignDoc } from './design-contract.ts'
import { bottleDesk } from './desk-contract.ts'
import { bottleJobs } from './job-contract.ts'
import { priceOf } from './price-rules.ts'
import { sweepBottles } from './service/files.ts'
import { bottleKit, bottleModel } from './tables.ts'

const { house, base } = await payingShop()
const ctx = houseCtx(house)
const [first, model] = [templates[1], bottles[1]]
if (!first || !model) throw new Error('no sample')
const [made] = await house.db.insert(bottleModel).values(model).returning()
house.kept.drop(['*'])
const bottle_id = made?.bottle_id ?? 0
await house.db.insert(bottleKit).values({ kit_id: 1, parts, templates: [] }).onConflictDoNothing()
const doc: DesignDoc = { ...first.doc, bottle_id }
const priced = (qty: number) => priceOf(model, parts, doc, qty, 'krw')
const set = (given: object = {}) => ({
  ...{ title: '답례품', doc, qty: 10, rights: true, expected: priced(10).total },
  ...given,
})
const put = async (who: Shopper, given: object = {}) =>
  (await who.call(bottleCarts.put, { body: set(given) })).data
const agreed = { agree_no_return: true }
async function place(who: Shopper, given: Partial<OrderFormTyped> = {}) {
  const { totals } = (await who.call(carts.show, {})).data
  const body = orderForm({ ...agreed, expected_total: totals.total, ...given })
  const { od_id, window } = (await who.call(orders.place, { body })).data
  await follow(od_id)
  return { od_id, window, total: totals.total }
}
const shown = async (who: Shopper, od_id: string) =>
  (await who.call(orders.show, { params: { od_id } })).data
async function deposit(od_id: string, amount: number) {
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount, reason: '통장' },
  })
  await follow(od_id)
  return boss
}
const jobOf = async (who: Shopper, od_id: string) => {
  const bottle = (await shown(who, od_id)).lines.find((line) => line.bottle)?.bottle
  if (!bottle) throw new Error('no job')
  return (await who.call(bottleJobs.show, { params: { token: bottle.token } })).data
}

describe('in the cart', () => {
  test('a set lies beside goods at the price of its number, with setting up once', async () => {
    const who = await shopper()
    const goods = await stockItem(house)
    const { totals: alone } = await fill(who, goods)
    const cart = await put(who)
    expect(cart.count).toBe(2)
    expect(cart.totals.goods).toBe(alone.goods + priced(10).total)
    const line = cart.lines.find((one) => one.bottle)
    const { unit, setup, days } = priced(10)
    expect(line).toMatchObject({
      ...{ io_type: 3, ct_qty: 1, ct_price: priced(10).total, no_return: 'custom', problem: null },
      bottle: { pieces: 10, unit, setup, days },
    })
    expect(line?.ct_option).toContain('10개')
    expect(cart.orderable).toBe(true)
  })

  test('weighs abroad what its bottles weigh together: a step of the table more, or too heavy to send', async () => {
    // the table of the tests: to the United States 20,000 won up to a kilogram, 30,000 up to two
    await house.db
      .update(bottleModel)
      .set({ weight_g: 99 })
      .where(eq(bottleModel.bottle_id, bottle_id))
    const who = await shopper()
    const [line] = (await put(who)).lines
    const abroad = async () => {
      const { totals, cannot_send } = (await who.call(carts.show, { query: { country: 'US' } }))
        .data
      return [totals.shipping, cannot_send?.field ?? null]
    }
    expect(await abroad()).toEqual([20_000, null])
    const params = { ct_id: line?.ct_id ?? 0 }
    await who.call(bottleCarts.pieces, { params, body: { qty: 11 } })
    expect(await abroad()).toEqual([30_000, null])
    await who.call(bottleCarts.pieces, { params, body: { qty: 21 } })
    expect((await abroad())[1]).toBe('country_code')
    const { weight_g } = model
    await house.db.update(bottleModel).set({ weight_g }).where(eq(bottleModel.bottle_id, bottle_id))
  })

  test('another number of it costs what that number costs, and is another set', async () => {
    const who = await shopper()
    const [line] = (await put(who)).lines
    const params = { ct_id: line?.ct_id ?? 0 }
    const after = (await who.call(bottleCarts.pieces, { params, body: { qty: 100 } })).data.lines
    expect(after).toMatchObject([
      { ct_id: params.ct_id, amount: priced(100).total, bottle: { pieces: 100 } },
    ])
    expect(after[0]?.bottle?.set_id).not.toBe(line?.bottle?.set_id)
    const refused = await who.refused(bottleCarts.pieces, { params, body: { qty: 10_001 } })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['qty']])
    expect((await who.refused(carts.change, { params, body: { ct_qty: 2 } })).status).toBe(409)
  })

  test('a design that was gone over stands where the old one stood', async () => {
    const who = await shopper()
    const [line] = (await put(who)).lines
    const params = { ct_id: line?.ct_id ?? 0 }
    expect((await who.call(bottleCarts.design, { params })).data).toMatchObject({
      ...{ title: '답례품', doc, pieces: 10, least: 1 },
    })
    const cart = await put(who, { title: '새 이름', instead: params.ct_id })
    expect(cart.lines).toMatchObject([{ ct_id: params.ct_id, it_name: '맞춤 병 ‘새 이름’' }])
  })

  test('taken out it comes back by its number, which nobody guesses, and follows into the account', async () => {
    const [who, other] = [await shopper(), await shopper()]
    const [line] = (await put(who)).lines
    const ct_ids = [line?.ct_id ?? 0]
    await who.call(carts.remove, { body: { ct_ids } })
    const params = { set_id: line?.bottle?.set_id ?? '' }
    expect((await who.call(bottleCarts.back, { params })).data.lines).toMatchObject([
      { bottle: params },
    ])
    const guessed = { params: { set_id: 'A'.repeat(32) } }
    expect((await other.refused(bottleCarts.back, guessed)).status).toBe(404)
    const strange = { params: { ct_id: ct_ids[0] ?? 0 } }
    expect((await other.refused(bottleCarts.design, strange)).status).toBe(404)
    const member = await shopper({ mb_id: `bottler_${Date.now()}` })
    await mergeCarts(ctx, who.cart_key, member.cart_key)
    expect((await member.call(carts.show, {})).data.lines).toMatchObject([{ bottle: params }])
  })

  test('is refused at another sum, without the right to its words, in wrong numbers and twice by one press', async () => {
    const who = await shopper()
    const refused = (given: object) => who.refused(bottleCarts.put, { body: set(given) })
    expect((await refused({ expected: 1 })).status).toBe(409)
    expect((await refused({ rights: false })).errors).toHaveProperty('rights')
    expect((await refused({ qty: 0 })).errors).toHaveProperty('qty')
    expect((await refused({ qty: 1.5 })).errors).toHaveProperty('qty')
    expect((await refused({ doc: { ...doc, cap: 'diamond' } })).status).toBe(422)
    const key = { 'idempotency-key': 'bottle-put-0001' }
    await who.call(bottleCarts.put, { body: set() }, key)
    const again = (await who.call(bottleCarts.put, { body: set() }, key)).data
    expect(again.lines).toHaveLength(1)
  })

  test('what cannot be made any more says so, and is not ordered', async () => {
    const who = await shopper()
    await put(who)
    await house.db.update(bottleModel).set({ is_used: false })
    const cart = (await who.call(carts.show, {})).data
    await house.db.update(bottleModel).set({ is_used: true })
    expect(cart).toMatchObject({ orderable: false, lines: [{ problem: { code: 'NOT_FOR_SALE' } }] })
  })

  test('a price that staff changed is told first', async () => {
    const who = await shopper()
    await put(who)
    await house.db.update(bottleModel).set({ setup_won: model.setup_won + 1_000 })
    const [line] = (await who.call(carts.show, {})).data.lines
    await house.db.update(bottleModel).set({ setup_won: model.setup_won })
    expect(line?.problem).toMatchObject({ code: 'PRICE_CHANGED', old_price: priced(10).total })
  })

  test('in dollars it is priced in dollars', async () => {
    const who = await shopper({ language: 'en.usd' })
    const refused = await who.refused(bottleCarts.put, { body: set() })
    expect(refused.status).toBe(409)
    const options = await who.call((await import('./contract.ts')).bottleStudio.options, {})
    const bottle = options.data.bottles.find((one) => one.bottle_id === bottle_id)
    if (!bottle) throw new Error('no bottle')
    const { total } = priceOf(bottle, options.data.parts, doc, 10, 'usd')
    const cart = await put(who, { expected: total })
    expect(cart.totals).toMatchObject({ currency: 'usd', goods: total })
    expect(cart.lines[0]?.ct_option_en).toMatch(/\$/)
  })

  test('what nobody ordered is forgotten with its cart', async () => {
    const who = await shopper()
    const [line] = (await put(who)).lines
    await who.call(carts.remove, { body: { ct_ids: [line?.ct_id ?? 0] } })
    const set_id = line?.bottle?.set_id ?? ''
    const count = async () =>
      (await house.db.execute(sql`select 1 from bottle_set where set_id = ${set_id}`)).rowCount
    await sweepBottles(ctx)
    expect(await count()).toBe(1)
    await sweepBottles({ ...ctx, now: after(ctx.now, { days: 61 }) })
    expect(await count()).toBe(0)
  })
})

describe('ordered', () => {
  test('needs its own consent, becomes a job at once, and is made once it is paid', async () => {
    const who = await shopper()
    await fill(who, await stockItem(house))
    await put(who)
    const { totals } = (await who.call(carts.show, {})).data
    const bare = orderForm({ expected_total: totals.total })
    expect((await who.refused(orders.place, { body: bare })).errors).toHaveProperty(
      'agree_no_return',
    )
    const { od_id, total } = await place(who)
    expect((await who.call(carts.show, {})).data.lines).toEqual([])
    let job = await jobOf(who, od_id)
    expect(job).toMatchObject({
      ...{ state: 'approved', qty: 10, total: priced(10).total, approved_name: '김민지', od_id },
      ...{ can_cancel: false, can_change: false, paid_at: null, proofs: [{ round: 1, doc }] },
    })
    expect(job.consent_at).not.toBeNull()
    const boss = await deposit(od_id, total)
    job = await jobOf(who, od_id)
    expect(job.state).toBe('paid')
    expect(job.due_on).toMatch(/^\d{4}-/)
    const at = { params: { job_id: job.job_id } }
    const desk = (await boss.call(bottleDesk.job, at)).data
    expect(desk).toMatchObject({ moves: ['production', 'on_hold'], can_send: true })
    expect((await boss.file(bottleDesk.press, at)).name).toBe(`press-${job.job_id}.pdf`)
    const begin = { state: 'production' as const, waybill: '', reason: '', version: job.version }
    await boss.call(bottleDesk.move, { ...at, body: begin })
    const ship = { company: 'cj', od_invoice: '123456789012' }
    await boss.call(adminOrders.ship, { params: { od_id }, body: ship })
    await follow(od_id)
    expect(await jobOf(who, od_id)).toMatchObject({ state: 'shipped', waybill: '123456789012' })
    await boss.call(adminOrders.complete, { params: { od_id } })
    await follow(od_id)
    expect((await jobOf(who, od_id)).state).toBe('done')
  })

  test('by card it leaves the cart when it is paid, and not before', async () => {
    const who = await shopper()
    await put(who)
    const { od_id, window } = await place(who, { od_settle_case: '신용카드' })
    expect((await who.call(carts.show, {})).data.lines).toHaveLength(1)
    const back = await choose(base, window as never, 'pay')
    expect(await comeBack(who, back)).toMatchObject({ state: 'paid', od_id })
    await follow(od_id)
    expect((await who.call(carts.show, {})).data.lines).toEqual([])
    expect((await jobOf(who, od_id)).state).toBe('paid')
  })

  test('is cancelled until its making begins, and not by the buyer after that', async () => {
    const who = await shopper()
    await put(who)
    const one = await place(who)
    await deposit(one.od_id, one.total)
    const account = { bank: '88', number: '110123456789', holder: '김민지' }
    const cancel = (od_id: string) => ({ params: { od_id }, body: { reason: '', account } })
    await who.call(orders.cancel, cancel(one.od_id))
    await follow(one.od_id)
    expect((await jobOf(who, one.od_id)).state).toBe('cancelled')
    await put(who)
    const two = await place(who)
    const boss = await deposit(two.od_id, two.total)
    const { job_id, version } = await jobOf(who, two.od_id)
    const begin = { state: 'production' as const, waybill: '', reason: '', version }
    await boss.call(bottleDesk.move, { params: { job_id }, body: begin })
    const order = await shown(who, two.od_id)
    expect(order.actions.find(({ name }) => name === 'cancel')?.reason).toContain('만들기 시작한')
    expect((await who.refused(orders.cancel, cancel(two.od_id))).message).toContain('만들기 시작한')
    await boss.call(adminOrders.cancel, { params: { od_id: two.od_id }, body: { reason: '합의' } })
    await follow(two.od_id)
    expect((await jobOf(who, two.od_id)).state).toBe('cancelled')
  })

  test('what was cancelled a moment ago is not made, though the news have not come', async () => {
    const who = await shopper()
    await put(who)
    const { od_id, total } = await place(who)
    const boss = await deposit(od_id, total)
    const { job_id, version } = await jobOf(who, od_id)
    await boss.call(adminOrders.cancel, { params: { od_id }, body: { reason: '합의' } })
    const begin = { state: 'production' as const, waybill: '', reason: '', version }
    const refused = await boss.refused(bottleDesk.move, { params: { job_id }, body: begin })
    expect(refused.status).toBe(409)
  })

  test('a proof may follow the payment: its approval brings it back to be made, at the sum that was paid', async () => {
    const who = await shopper()
    await put(who)
    const { od_id, total } = await place(who)
    const boss = await deposit(od_id, total)
    const { job_id, token, version } = await jobOf(who, od_id)
    const sent = await boss.call(bottleDesk.send, {
      params: { job_id },
      body: { note: '선을 굵게 했어요.', version },
    })
    const params = { token }
    const dearer = { ...doc, finish: 'emboss' }
    const exchange = { params, body: { doc: dearer, version: sent.data.version } }
    expect((await who.refused(bottleJobs.design, exchange)).message).toContain('값이 달라요')
    const same = { ...doc, liquid: 'rose' }
    const changed = await who.call(bottleJobs.design, {
      params,
      body: { doc: same, version: sent.data.version },
    })
    expect(changed.data).toMatchObject({ state: 'revision_requested', total: priced(10).total })
    const second = await boss.call(bottleDesk.send, {
      params: { job_id },
      body: { note: '', version: changed.data.version },
    })
    const approval = { approved_name: '김민지', consent: true, round: 3 }
    const done = await who.call(bottleJobs.approve, {
      params,
      body: { ...approval, version: second.data.version },
    })
    expect(done.data).toMatchObject({ state: 'paid', pay_token: null, doc: same })
    await follow(od_id)
    expect((await jobOf(who, od_id)).state).toBe('paid')
  })

  test('is put into the cart again from the order, at the price of today', async () => {
    const who = await shopper({ mb_id: `again_${Date.now()}` })
    await put(who)
    const { od_id } = await place(who)
    const again = await who.call(myOrders.reorder, { params: { od_id } })
    expect(again.data).toMatchObject({ added: 1, missing: [] })
    expect((await who.call(carts.show, {})).data.lines).toMatchObject([{ bottle: { pieces: 10 } }])
  })

  test('no job is anybody else’s: a stranger sees neither order nor job', async () => {
    const [who, other] = [await shopper(), await shopper()]
    await put(who)
    const { od_id } = await place(who)
    expect((await other.refused(orders.show, { params: { od_id } })).status).toBe(404)
  })
})
