import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#kernel/endpoint.ts'
import { houseCtx } from '#platform/context.ts'
import { adminAudit } from '#shop/member/audit-contract.ts'
import { accounts } from '#shop/member/contract.ts'
import { adminMembers, adminStaff } from '#shop/member/desk-contract.ts'
import { member } from '#shop/member/tables.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { sessions } from '#shop/session/contract.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const mark = `d${Date.now()}`
let made = 0
let boss: Shopper
let clerk: Shopper

async function newMember(given: Partial<typeof member.$inferInsert> = {}) {
  const mb_id = `${mark}_${made++}`
  await db.insert(member).values({
    mb_id,
    password_hash: '',
    mb_name: '홍길동',
    mb_email: `${mb_id}@mail.example`,
    mb_hp: '01012341234',
    ...given,
  })
  return { mb_id, params: { mb_id } }
}

const eventsOf = async (mb_id: string) =>
  (
    await db.execute<{ name: string; actor: string; payload: { reason?: string } }>(
      sql`select name, actor, payload from event where subject = ${mb_id} order by event_id`,
    )
  ).rows

beforeAll(async () => {
  boss = await staff()
  clerk = await shopper({ mb_id: `${mark}_clerk`, staff_role: 'order' })
})

describe('members', () => {
  test('are found by id, name, mail and phone as typed, and shown masked', async () => {
    const mb_hp = `010${String(Date.now()).slice(-8)}`
    const { mb_id } = await newMember({
      mb_name: `김${mark}`,
      mb_hp,
      mb_addr1: '서울특별시 중구 세종대로 110',
      mb_birth: '1990-04-03',
    })
    const typed = `${mb_hp.slice(0, 3)}-${mb_hp.slice(3, 7)}-${mb_hp.slice(7)}`
    for (const keyword of [mb_id, `김${mark}`, `${mb_id}@mail`, typed, mb_hp.slice(3)]) {
      const { data } = await clerk.call(adminMembers.list, { query: { keyword } })
      expect(data.map((row) => row.mb_id)).toContain(mb_id)
    }
    for (const keyword of ['%%%', "' or 1=1 --", '\\'])
      expect((await clerk.call(adminMembers.list, { query: { keyword } })).total).toBe(0)
    const { data } = await clerk.call(adminMembers.show, { params: { mb_id } })
    expect(data).toMatchObject({
      mb_email: `${mb_id.slice(0, 2)}***@mail.example`,
      mb_hp: `010-****-${mb_hp.slice(7)}`,
      mb_addr: '서울특별시 중구 ***',
      mb_birth: '1990-**-**',
    })
    expect(data).not.toHaveProperty('password_hash')
    expect(JSON.stringify(data)).not.toContain(mb_hp)
  })

  test('are closed to shoppers and other staff; the accountant reads', async () => {
    const { params, mb_id } = await newMember()
    const body = { reason: '문의 확인' }
    for (const staff_role of ['product', 'content', 'class'] as StaffRole[]) {
      const other = await shopper({ mb_id: `${mark}_${staff_role}`, staff_role })
      expect(await other.refused(adminMembers.list, { query: {} })).toMatchObject({ status: 403 })
      expect(await other.refused(adminMembers.reveal, { params, body })).toMatchObject({
        status: 403,
      })
    }
    const books = await shopper({ mb_id: `${mark}_books`, staff_role: 'accountant' })
    expect((await books.call(adminMembers.show, { params })).data.mb_id).toBe(mb_id)
    for (const endpoint of [
      adminMembers.reveal,
      adminMembers.block,
      adminMembers.unblock,
      adminMembers.endSessions,
    ] as const)
      expect(await books.refused(endpoint, { params, body })).toMatchObject({ status: 403 })
    const stranger = await shopper({ mb_id: `${mark}_shopper` })
    expect(await stranger.refused(adminMembers.show, { params })).toMatchObject({ status: 403 })
    expect(await (await shopper()).refused(adminMembers.list, { query: {} })).toMatchObject({
      status: 401,
    })
    expect(
      await clerk.refused(adminMembers.show, { params: { mb_id: 'nobody_here' } }),
    ).toMatchObject({ status: 404 })
  })

  test.each([{ sort: 'password_hash' }, { per_page: 101 }, { mb_level: 'x' }, { state: 'gone' }])(
    'listed by %j are refused with the field',
    async (query) => {
      const refusal = await clerk.refused(adminMembers.list, { query: query as object }) // wrong on purpose
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, Object.keys(query)])
    },
  )
})

test('each member is listed with their own orders and log-in', async () => {
  const [busy, quiet] = [
    await newMember({ mb_name: `이${mark}` }),
    await newMember({ mb_name: `이${mark}` }),
  ]
  await db.execute(
    sql`insert into member_login (mb_id, device_hash, ip, agent) values (${busy.mb_id}, 'x', '10.0.0.1', 'test')`,
  )
  const { data } = await clerk.call(adminMembers.list, {
    query: { keyword: `이${mark}`, sort: 'mb_id', order: 'asc' },
  })
  expect(data).toMatchObject([
    { mb_id: busy.mb_id, orders: 0, last_login_at: expect.stringMatching(/^20/) },
    { mb_id: quiet.mb_id, orders: 0, last_login_at: null },
  ])
})

test('whole personal data is shown to who says why, and the look is kept', async () => {
  const { params, mb_id } = await newMember()
  expect(
    Object.keys(
      (await clerk.refused(adminMembers.reveal, { params, body: { reason: ' ' } })).errors,
    ),
  ).toEqual(['reason'])
  expect(await eventsOf(mb_id)).toEqual([])
  const { data } = await clerk.call(adminMembers.reveal, {
    params,
    body: { reason: '배송 주소 확인' },
  })
  expect(data).toMatchObject({ mb_email: `${mb_id}@mail.example`, mb_hp: '01012341234' })
  expect(await eventsOf(mb_id)).toMatchObject([
    { name: 'member.revealed', actor: `${mark}_clerk`, payload: { reason: '배송 주소 확인' } },
  ])
})

describe('a blocked member', () => {
  test('is logged out at once, stays out, and comes back when the account is opened', async () => {
    const { params, mb_id } = await newMember()
    const minji = await shopper({ mb_id })
    expect((await minji.call(sessions.check, {})).user.mb_id).toBe(mb_id)
    expect(
      (await clerk.call(adminMembers.block, { params, body: { reason: '부정 사용' } })).data
        .blocked_at,
    ).not.toBeNull()
    expect((await minji.call(sessions.check, {})).user.mb_id).toBe('')
    // a session that began in the same moment is nobody's either
    const late = await shopper({ mb_id })
    expect((await late.call(sessions.check, {})).user.mb_id).toBe('')
    expect(
      await clerk.refused(adminMembers.block, { params, body: { reason: '또 한 번' } }),
    ).toMatchObject({ status: 409 })
    await clerk.call(adminMembers.unblock, { params, body: { reason: '확인 끝' } })
    expect((await (await shopper({ mb_id })).call(sessions.check, {})).user.mb_id).toBe(mb_id)
    expect((await eventsOf(mb_id)).map(({ name }) => name)).toEqual([
      'member.blocked',
      'member.unblocked',
    ])
  })

  test('is never one of the staff, unless the owner says so', async () => {
    const { params } = await newMember({ staff_role: 'product' })
    const body = { reason: '시험' }
    expect(await clerk.refused(adminMembers.block, { params, body })).toMatchObject({ status: 403 })
    expect(await clerk.refused(adminMembers.endSessions, { params, body })).toMatchObject({
      status: 403,
    })
    expect((await clerk.call(adminMembers.show, { params })).data.untouchable).toMatch(/운영자/)
    expect(
      await boss.refused(adminMembers.block, { params: { mb_id: 'boss' }, body }),
    ).toMatchObject({ status: 403 })
    expect((await boss.call(adminMembers.block, { params, body })).data.blocked_at).not.toBeNull()
  })
})

test('grades change with a reason, notes are added, sessions end', async () => {
  const { params, mb_id } = await newMember()
  // a grade with prices of its own is given only where that is meant
  const thanks = { mb_level: 4, reason: '단골' }
  expect((await clerk.call(adminMembers.grade, { params, body: thanks })).data.mb_level).toBe(4)
  const raised = { mb_level: 5, reason: '도매 승인' }
  expect((await clerk.refused(adminMembers.grade, { params, body: raised })).errors).toHaveProperty(
    'trade',
  )
  expect((await clerk.call(adminMembers.show, { params })).data.mb_level).toBe(4)
  expect(
    (await clerk.call(adminMembers.grade, { params, body: { ...raised, trade: true } })).data
      .mb_level,
  ).toBe(5)
  // who pays as little already is asked no more
  const more = { mb_level: 6, reason: '단골' }
  expect((await clerk.call(adminMembers.grade, { params, body: more })).data.mb_level).toBe(6)
  await clerk.call(adminMembers.grade, { params, body: { ...raised, reason: '되돌림' } })
  expect(
    Object.keys(
      (
        await clerk.refused(adminMembers.grade, {
          params,
          body: { mb_level: 5, reason: '도매 승인' },
        })
      ).errors,
    ),
  ).toEqual(['mb_level'])
  for (const mb_level of [0, 1, 9, 10, 2.5])
    expect(
      await clerk.refused(adminMembers.grade, { params, body: { mb_level, reason: '시험해 봄' } }),
    ).toMatchObject({ status: 422 })
  expect(
    (await clerk.call(adminMembers.note, { params, body: { text: '전화 문의 있었음' } })).data
      .notes,
  ).toMatchObject([{ text: '전화 문의 있었음', author: `${mark}_clerk` }])
  const minji = await shopper({ mb_id })
  await clerk.call(adminMembers.endSessions, { params, body: { reason: '분실 신고' } })
  expect((await minji.call(sessions.check, {})).user.mb_id).toBe('')
  expect((await eventsOf(mb_id)).map(({ name }) => name)).toEqual([
    ...Array(4).fill('member.grade_changed'),
    'member.sessions_ended',
  ])
})

describe('staff accounts', () => {
  const form = (given: object = {}) => ({
    mb_id: `${mark}s${made++}`,
    mb_name: '새직원',
    mb_email: `${mark}s${made}@mail.example`,
    staff_role: 'order' as StaffRole,
    ...given,
  })

  test('are made by the owner with a link that works once', async () => {
    const body = form()
    const { data } = await boss.call(adminStaff.create, { body })
    const token = data.url.split('#')[1] ?? ''
    const anyone = await shopper()
    expect((await anyone.call(accounts.checkReset, { body: { token } })).data.mb_id).toBe(
      body.mb_id,
    )
    await anyone.call(accounts.resetPassword, { body: { token, password: 'Amber#Forest82' } })
    expect(
      await anyone.refused(accounts.resetPassword, { body: { token, password: 'Amber#Forest83' } }),
    ).toMatchObject({ status: expect.any(Number) })
    const { user } = await (await shopper()).call(sessions.login, {
      body: { mb_id: body.mb_id, password: 'Amber#Forest82' },
    })
    expect(user).toMatchObject({ mb_id: body.mb_id, is_admin: true, staff_role: 'order' })
  })

  test('are given another name and mail by the owner; a mail that is taken is refused at its field', async () => {
    const { params, mb_id } = await newMember({ staff_role: 'content' })
    const { mb_id: other } = await newMember()
    const body = { mb_name: '새 이름', mb_email: `new-${mb_id}@mail.example` }
    const { data } = await boss.call(adminStaff.person, { params, body })
    expect(data.find((one) => one.mb_id === mb_id)).toMatchObject(body)
    expect((await eventsOf(mb_id)).map(({ name }) => name)).toContain('staff.person_changed')
    const taken = await boss.refused(adminStaff.person, {
      params,
      body: { ...body, mb_email: `${other}@mail.example` },
    })
    expect(Object.keys(taken.errors)).toEqual(['mb_email'])
    const shopperOnly = await boss.refused(adminStaff.person, { params: { mb_id: other }, body })
    expect(shopperOnly.status).toBe(404)
    expect(await clerk.refused(adminStaff.person, { params, body })).toMatchObject({ status: 403 })
  })

  test('are nobody else’s to see or change', async () => {
    expect(await clerk.refused(adminStaff.list, {})).toMatchObject({ status: 403 })
    expect(await clerk.refused(adminStaff.create, { body: form() })).toMatchObject({ status: 403 })
    const { params } = await newMember()
    expect(
      await clerk.refused(adminStaff.role, {
        params,
        body: { staff_role: 'owner', reason: '승진' },
      }),
    ).toMatchObject({ status: 403 })
    expect(await clerk.refused(adminStaff.link, { params })).toMatchObject({ status: 403 })
  })

  test('ask for an id, a name and a mail that nobody has', async () => {
    const { mb_id } = await newMember()
    expect(
      Object.keys(
        (await boss.refused(adminStaff.create, { body: form({ mb_id: mb_id.toUpperCase() }) }))
          .errors,
      ),
    ).toEqual(['mb_id'])
    expect(
      Object.keys(
        (
          await boss.refused(adminStaff.create, {
            body: form({ mb_id: 'a', mb_name: '', mb_email: 'x' }),
          })
        ).errors,
      ).sort(),
    ).toEqual(['mb_email', 'mb_id', 'mb_name'])
  })

  test('change their role with the next request, and closing one ends its sessions', async () => {
    const { params, mb_id } = await newMember({ staff_role: 'order' })
    const worker = await shopper({ mb_id })
    expect((await worker.call(adminOrders.list, { query: {} })).per_page).toBe(20)
    await boss.call(adminStaff.role, {
      params,
      body: { staff_role: 'content', reason: '자리 옮김' },
    })
    expect(await worker.refused(adminOrders.list, { query: {} })).toMatchObject({ status: 403 })
    await boss.call(adminStaff.active, { params, body: { active: false, reason: '퇴사' } })
    expect(await worker.refused(adminOrders.list, { query: {} })).toMatchObject({ status: 401 })
    expect(await boss.refused(adminStaff.link, { params })).toMatchObject({ status: 409 })
    await boss.call(adminStaff.active, { params, body: { active: true, reason: '재입사' } })
    await boss.call(adminStaff.role, {
      params,
      body: { staff_role: null, reason: '일반 회원으로' },
    })
    expect((await boss.call(adminStaff.list, {})).data.map((one) => one.mb_id)).not.toContain(mb_id)
  })

  test('of the owner stay the owner’s own, and one owner always stays', async () => {
    expect(
      await boss.refused(adminStaff.role, {
        params: { mb_id: 'boss' },
        body: { staff_role: 'order', reason: '쉬고 싶어요' },
      }),
    ).toMatchObject({ status: 403 })
    expect(
      await boss.refused(adminStaff.active, {
        params: { mb_id: 'boss' },
        body: { active: false, reason: '쉬고 싶어요' },
      }),
    ).toMatchObject({ status: 403 })
    const [first, second] = [
      await newMember({ staff_role: 'owner' }),
      await newMember({ staff_role: 'owner' }),
    ]
    const [one, two] = [
      await shopper({ mb_id: first.mb_id }),
      await shopper({ mb_id: second.mb_id }),
    ]
    await db.execute(
      sql`update member set mb_intercept_date = now() where staff_role = 'owner' and mb_id not in (${first.mb_id}, ${second.mb_id})`,
    )
    const body = { staff_role: 'order' as const, reason: '서로 내리기' }
    await Promise.allSettled([
      one.call(adminStaff.role, { params: second.params, body }),
      two.call(adminStaff.role, { params: first.params, body }),
    ])
    const left = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from member where staff_role = 'owner' and mb_intercept_date is null`,
    )
    await db.execute(sql`update member set mb_intercept_date = null where staff_role = 'owner'`)
    expect(left.rows[0]?.count).toBe(1)
  })
})

test('what staff did is listed for the owner, with who and why, and nothing that opens anything', async () => {
  const { params, mb_id } = await newMember()
  await clerk.call(adminMembers.reveal, { params, body: { reason: '주소 확인' } })
  await db.execute(
    sql`insert into event (name, subject, actor, payload) values ('member.password_reset_asked', ${mb_id}, ${`${mark}_clerk`}, '{"nonce":"secret"}')`,
  )
  const { data } = await boss.call(adminAudit.list, {
    query: { actor: `${mark}_clerk`, subject: mb_id },
  })
  expect(data).toMatchObject([
    { name: 'member.password_reset_asked', payload: {} },
    { name: 'member.revealed', subject: mb_id, payload: { reason: '주소 확인' } },
  ])
  expect(await clerk.refused(adminAudit.list, { query: {} })).toMatchObject({ status: 403 })
})
