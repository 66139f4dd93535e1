import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { houseCtx } from '#platform/context.ts'
import { adminMembers } from '#shop/member/desk-contract.ts'
import { member } from '#shop/member/tables.ts'
import { testShop } from '#test/database.ts'
import { sheetRows } from '#test/sheet-rows.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const mark = `sheet${Date.now()}`
const clerk = await shopper({ mb_id: `clerk_${mark}`, staff_role: 'order' })
await db.insert(member).values(
  ['a', 'b', 'c'].map((end, at) => ({
    mb_id: `${mark}_${end}`,
    password_hash: '',
    mb_name: '홍길동',
    mb_email: `${mark}_${end}@mail.example`,
    mb_hp: '01012341234',
    mb_addr1: '서울특별시 중구 세종대로 110',
    mb_level: at === 2 ? 5 : 2,
  })),
)

async function cells(body: { format: 'csv' | 'xlsx'; whole?: boolean; reason?: string }) {
  const { name, bytes } = await clerk.file(adminMembers.sheet, {
    query: { keyword: `${mark}_`, mb_level: '2', sort: 'mb_id', order: 'asc' },
    body,
  })
  const rows =
    body.format === 'csv'
      ? readCsv(await bytes.text())
      : sheetRows(new Uint8Array(await bytes.arrayBuffer()))
  return { name, rows: rows ?? [] }
}

const logged = async () =>
  (
    await db.execute<{ actor: string; payload: { lines: number; whole: boolean; reason: string } }>(
      sql`select actor, payload from event where name = 'list.saved' and actor = ${`clerk_${mark}`} order by event_id`,
    )
  ).rows

test('the members of a filtered list come as a file, masked, and it is in the log', async () => {
  const { name, rows } = await cells({ format: 'xlsx' })
  expect(name).toMatch(/^members-\d{4}-\d{2}-\d{2}\.xlsx$/)
  expect(rows.map(([id]) => id)).toEqual(['아이디', `${mark}_a`, `${mark}_b`])
  expect(rows[1]).toContain('010-****-1234')
  expect(rows.flat().join()).not.toMatch(/01012341234|세종대로/)
  expect((await logged()).at(-1)).toMatchObject({ payload: { lines: 2, whole: false } })
})

test('the whole data takes a reason, which is kept', async () => {
  const refusal = await clerk.refused(adminMembers.sheet, {
    query: {},
    body: { format: 'csv', whole: true, reason: ' ' },
  })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['reason']])
  const { rows } = await cells({ format: 'csv', whole: true, reason: '명절 선물 발송' })
  expect(rows[1]?.join()).toMatch(/01012341234.*세종대로 110/)
  expect((await logged()).at(-1)).toMatchObject({
    payload: { lines: 2, whole: true, reason: '명절 선물 발송' },
  })
})

test('whoever reads the books takes the file masked, and masked alone', async () => {
  const books = await shopper({ mb_id: `${mark}_books`, staff_role: 'accountant' })
  const query = { keyword: `${mark}_`, mb_level: '2' }
  const { bytes } = await books.file(adminMembers.sheet, { query, body: { format: 'csv' } })
  const text = await bytes.text()
  expect(text).toContain('010-****-1234')
  expect(text).not.toMatch(/01012341234|세종대로/)
  const body = { format: 'csv' as const, whole: true, reason: '세무서에 보낼 목록' }
  expect((await books.refused(adminMembers.sheet, { query, body })).status).toBe(403)
})

test.each(['product', 'content', 'class'])('staff of %s get no file of members', async (role) => {
  const other = await shopper({ mb_id: `${mark}_${role}`, staff_role: role })
  const refusal = await other.refused(adminMembers.sheet, { query: {}, body: { format: 'csv' } })
  expect(refusal.status).toBe(403)
})
