import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { coupon, couponKind } from '#shop/coupon/tables.ts'
import { inquiryFile, personalInquiry } from '#shop/inquiry/tables.ts'
import { account, addresses } from '#shop/member/account-contract.ts'
import { isIdReserved } from '#shop/member/account-store.ts'
import { keptRecord } from '#shop/member/account-tables.ts'
import { accounts } from '#shop/member/contract.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { hashPassword } from '#shop/member/passwords.ts'
import { personalTables } from '#shop/member/personal-data.ts'
import { member } from '#shop/member/tables.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { review } from '#shop/review/tables.ts'
import { wishes } from '#shop/wish/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { keepPromises } from './leave.ts'

const password = 'cedar Morning 7'
const yes = { current_password: password, reason: 'seldom', understood: true } as const
let people = 0

async function minji(given: Partial<typeof member.$inferInsert> = {}) {
  const mb_id = `Leave_minji${people++}`
  const { house } = await testShop()
  const who = await shopper({ mb_id })
  await house.db
    .update(member)
    .set({ password_hash: await hashPassword(password), ...given })
    .where(eq(member.mb_id, mb_id))
  return { ...who, mb_id }
}

async function staffId(): Promise<string> {
  await staff()
  const { house } = await testShop()
  const found = await house.db.execute<{ mb_id: string }>(
    sql`select mb_id from member where staff_role = 'owner' limit 1`,
  )
  return found.rows[0]?.mb_id ?? ''
}

/** Every row anywhere that still says this word. */
async function whereIs(word: string): Promise<string[]> {
  const { house } = await testShop()
  const tables = await house.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await house.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${word}%`} limit 1`,
    )
    if (rows.rows.length) found.push(name)
  }
  return found.sort()
}

async function finishedOrder(who: Awaited<ReturnType<typeof minji>>, od_time = new Date()) {
  const { house } = await testShop()
  const goods = await stockItem(house)
  const { totals } = await fill(who, goods)
  const od_id = await place(who, {
    expected_total: totals.total,
    od_name: '김떠나',
    od_memo: '부재 시 연락',
  })
  await house.db
    .update(shopOrder)
    .set({ od_status: '완료', od_time })
    .where(eq(shopOrder.od_id, od_id))
  return { od_id, goods }
}

test('every table that knows a member says what becomes of it', async () => {
  const { house } = await testShop()
  const found = await house.db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'mb_id' and t.table_type = 'BASE TABLE'`)
  const known = personalTables.map(({ table }) => table)
  expect(found.rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

test('my copy holds every table that knows me, or the table says why not', () => {
  const neither = personalTables.filter(({ title, untold }) => !title === !untold)
  expect(neither.map(({ table }) => table)).toEqual([])
})

test('what the staff were told about who leaves goes, and names in what stays told', async () => {
  const { house } = await testShop()
  const me = await minji()
  const { od_id } = await finishedOrder(me)
  const words = { deposit_name: '김알림', phone: '01077776666', amount: 10_000 }
  await announce(houseCtx(house), 'order.deposit_noted', od_id, words)
  const [about] = (
    await house.db.execute<{ event_id: number }>(
      sql`select event_id from event where subject = ${od_id} and name = 'order.deposit_noted'`,
    )
  ).rows
  const event_id = about?.event_id
  await house.db.execute(sql`
    insert into notification (mb_id, event_id, type, title, title_en, body, body_en, link)
    values (${await staffId()}, ${event_id}, 'staff', '김알림 님의 입금', '', '', '', '')`)
  await house.db.execute(sql`
    insert into delivery (event_id, kind, who, channel, recipient, lang, is_ad, content, state, tries, send_after)
    values (${event_id}, 'mail', 'staff', 'mail', 'boss@shop.example', 'kr', false, '{"text": "김알림"}', 'sent', 1, now())`)
  await house.db.execute(sql`
    insert into mail_log (kind, recipient, subject, state) values ('welcome', ${`${me.mb_id}@mail.example`}, '반가워요', 'sent')`)
  await me.call(leaving.leave, { body: yes })
  expect(await whereIs('김알림')).toEqual([])
  expect(await whereIs('01077776666')).toEqual([])
  expect(await whereIs(`${me.mb_id}@mail.example`)).toEqual([])
  const { rows } = await house.db.execute<{ payload: object }>(
    sql`select payload from event where event_id = ${event_id}`,
  )
  expect(rows[0]?.payload).toMatchObject({ amount: 10_000 })
})

test('who leaves is gone everywhere, but for the order that the law keeps, set apart with its last day', async () => {
  const { house } = await testShop()
  const me = await minji()
  const { od_id, goods } = await finishedOrder(me, new Date('2026-03-01T15:30:00Z'))
  await me.call(wishes.add, { body: { it_id: goods.it_id } })
  await me.call(addresses.add, {
    body: { ad_name: '김떠나', ad_hp: '010-1234-5678', ad_zip: '63122', ad_addr1: '제주' },
  })
  await house.db.insert(review).values({
    it_id: goods.it_id,
    mb_id: me.mb_id,
    is_name: '김떠나',
    is_score: 5,
    is_content: '향이 오래가요',
  })
  await me.call(leaving.leave, { body: yes })

  expect((await me.refused(account.show, {})).status).toBe(401)
  expect(await whereIs('김떠나')).toEqual(['kept_record'])
  // the id itself is set aside, and told in the event that says that it left
  expect(await whereIs(me.mb_id)).toEqual(['event', 'kept_record', 'left_member'])
  const [order] = await house.db.select().from(shopOrder).where(eq(shopOrder.od_id, od_id))
  expect(order).toMatchObject({
    mb_id: null,
    od_name: '',
    od_hp: '',
    od_b_addr1: '',
    od_cart_price: 10_000,
  })
  const [kept] = await house.db.select().from(keptRecord).where(eq(keptRecord.subject, od_id))
  // placed on 2 March 2026 in Korea: kept to the end of 2 March 2031
  expect([kept?.kind, kept?.until.toISOString()]).toEqual(['order', '2031-03-02T15:00:00.000Z'])
  expect(kept?.record).toMatchObject({ od_name: '김떠나', mb_id: me.mb_id })
  const [left] = await house.db.select().from(review).where(eq(review.it_id, goods.it_id))
  expect([left?.mb_id, left?.is_name, left?.is_content]).toEqual([null, '', '향이 오래가요'])
})

test('whom a list of places names goes with its request and its quotations, also with one of a link alone', async () => {
  const { house } = await testShop()
  const me = await minji()
  const { od_id } = await finishedOrder(me)
  const places = JSON.stringify([{ name: '한수취', phone: '01098765432', address: '수취로 1' }])
  const { rows } = await house.db.execute<{ ap_id: number }>(sql`
    insert into application (kind, mb_id, state, name, mobile, email, typed, sends, privacy_version)
    values ('bulk', ${me.mb_id}, 'answered', '김떠나', '', '', '{}', ${places}::jsonb, '1') returning ap_id`)
  const paper = JSON.stringify({ sends: JSON.parse(places) })
  const quote = (no: string, of: { od?: string; ap?: number; to?: string }) =>
    house.db.execute(sql`
      with made as (insert into quotation (qt_no, token, cart_key, currency, lang, total, company, name, valid_until, od_id, ap_id, paper)
        values (${no}, ${no}, ${no}, 'krw', 'kr', 0, '', ${of.to ?? ''}, now(), ${of.od ?? null}, ${of.ap ?? null}, ${of.to ? '{}' : paper}::jsonb) returning qt_id)
      insert into quotation_revision (qt_id, revision, total, paper) select qt_id, 1, 0, ${of.to ? '{}' : paper}::jsonb from made`)
  await quote('leave-by-order', { od: od_id })
  await quote('leave-by-request', { ap: Number(rows[0]?.ap_id) })
  await quote('leave-of-another', { to: '한남음' })
  expect(await whereIs('한수취')).toEqual(['application', 'quotation', 'quotation_revision'])
  await me.call(leaving.leave, { body: yes })
  expect(await whereIs('한수취')).toEqual([])
  expect(await whereIs('한남음')).toEqual(['quotation'])
  await house.db.execute(sql`delete from quotation where qt_no = 'leave-of-another'`)
})

test('nobody leaves in the middle of an order, and hears which', async () => {
  const me = await minji()
  const { od_id } = await finishedOrder(me)
  const { house } = await testShop()
  await house.db.update(shopOrder).set({ od_status: '배송' }).where(eq(shopOrder.od_id, od_id))
  expect((await me.call(leaving.preview, {})).data.blockers).toEqual([
    { kind: 'order', id: od_id, state: '배송', at: null },
  ])
  const refusal = await me.refused(leaving.leave, { body: yes })
  expect([refusal.status, refusal.detail.blockers]).toEqual([
    409,
    [{ kind: 'order', id: od_id, state: '배송', at: null }],
  ])
  expect((await me.call(account.show, {})).data.mb_id).toBe(me.mb_id)
})

test('what would be lost is counted before', async () => {
  const { house } = await testShop()
  const me = await minji({ mb_point: 1_200 })
  const [kind] = await house.db
    .insert(couponKind)
    .values({
      cp_subject: '가입',
      cp_method: 2,
      cp_type: 0,
      cp_price: 1_000,
      cz_way: 'staff',
      cz_start: '2026-01-01',
      cz_end: '2099-01-01',
    })
    .returning()
  await house.db.insert(coupon).values({
    cp_id: `leave-${me.mb_id}`,
    cz_id: kind?.cz_id ?? 0,
    mb_id: me.mb_id,
    cp_start: '2026-01-01',
    cp_end: '2099-01-01',
    cp_datetime: new Date(),
  })
  expect((await me.call(leaving.preview, {})).data).toEqual({
    points: 1_200,
    coupons: 1,
    reviews: 0,
    blockers: [],
    is_staff: false,
  })
})

test.each([
  ['the wrong password', { ...yes, current_password: 'wrong' }, 'current_password'],
  ['no password', { ...yes, current_password: undefined }, 'current_password'],
  ['no reason', { ...yes, reason: '' }, 'reason'],
  ['without having understood', { ...yes, understood: false }, 'understood'],
])('nobody leaves with %s', async (_, body, field) => {
  const me = await minji()
  const refusal = await me.refused(leaving.leave, { body: body as typeof yes })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})

test('a stranger and a member of the staff cannot leave', async () => {
  expect((await (await shopper()).refused(leaving.leave, { body: yes })).status).toBe(401)
  const worker = await minji({ staff_role: 'order' })
  expect((await worker.refused(leaving.leave, { body: yes })).status).toBe(409)
})

test('the id is nobody’s for thirty days, then anybody’s, and no event names it any more', async () => {
  const { house } = await testShop()
  const me = await minji()
  await me.call(leaving.leave, { body: yes })
  const guest = await shopper()
  expect(
    (await guest.call(accounts.checkId, { params: { mb_id: me.mb_id.toUpperCase() } })).data.free,
  ).toBe(false)
  const inDays = (days: number) => houseCtx(house, { now: after(new Date(), { days }) })
  await keepPromises(inDays(29))
  expect(await isIdReserved(inDays(29), me.mb_id)).toBe(true)
  await keepPromises(inDays(32))
  expect((await guest.call(accounts.checkId, { params: { mb_id: me.mb_id } })).data.free).toBe(true)
  expect(await whereIs(me.mb_id)).toEqual([])
})

test('an order of five years ago loses its people on the Korean day that was promised, not before', async () => {
  const { house } = await testShop()
  const me = await minji()
  // 2 March 2026, half past midnight in Korea
  const { od_id } = await finishedOrder(me, new Date('2026-03-01T15:30:00Z'))
  const nameOf = async () =>
    (await house.db.select().from(shopOrder).where(eq(shopOrder.od_id, od_id)))[0]?.od_name
  await keepPromises(houseCtx(house, { now: new Date('2031-03-02T14:59:00Z') }))
  expect(await nameOf()).toBe('김떠나')
  await keepPromises(houseCtx(house, { now: new Date('2031-03-02T15:00:00Z') }))
  expect(await nameOf()).toBe('')
})

test('a question is kept for three years after its writer has left', async () => {
  const { house } = await testShop()
  const me = await minji()
  const [asked] = await house.db
    .insert(personalInquiry)
    .values({
      mb_id: me.mb_id,
      qa_category: 'order',
      qa_subject: '언제 오나요',
      qa_content: '아직이에요',
      qa_time: new Date('2026-05-01T03:00:00Z'),
    })
    .returning()
  await house.db.insert(inquiryFile).values({
    file_id: `file-${me.mb_id}`,
    qa_id: asked?.qa_id ?? 0,
    file_name: 'a.png',
    file_type: 'image/png',
    file_size: 1,
  })
  await me.call(leaving.leave, { body: yes })
  const kept = () =>
    house.db
      .select()
      .from(keptRecord)
      .where(sql`kind = 'complaint' and record->>'mb_id' = ${me.mb_id}`)
  expect((await kept())[0]?.until.toISOString()).toBe('2029-05-01T15:00:00.000Z')
  await keepPromises(houseCtx(house, { now: new Date('2029-05-01T15:00:00Z') }))
  expect(await kept()).toEqual([])
})

test('my copy holds what is mine, without secrets, and needs my password', async () => {
  const me = await minji()
  const { od_id } = await finishedOrder(me)
  expect((await me.refused(leaving.download, { body: {} })).errors).toHaveProperty(
    'current_password',
  )
  expect((await (await shopper()).refused(leaving.download, { body: {} })).status).toBe(401)
  const { data } = await me.call(leaving.download, { body: { current_password: password } })
  const part = (title: string) => data.parts.find((one) => one.title === title)?.rows ?? []
  expect(part('회원정보')[0]).toMatchObject({ mb_id: me.mb_id })
  expect(part('주문')[0]).toMatchObject({ od_id, od_name: '김떠나' })
  expect(JSON.stringify(data)).not.toMatch(/password_hash|argon2|od_pwd|sid_hash/)
  for (let at = 1; at < 5; at++) await me.call(leaving.download, { body: {} })
  expect((await me.refused(leaving.download, { body: {} })).status).toBe(429)
})
