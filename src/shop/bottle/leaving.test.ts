import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { houseCtx } from '#platform/context.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { eraseMember, forgetOverdue } from '#shop/member/leave-store.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import type { DesignDoc } from './design-contract.ts'
import { bottleDesk } from './desk-contract.ts'
import { bottleJobs } from './job-contract.ts'
import { priceOf } from './price-rules.ts'
import { bottleKit, bottleModel } from './tables.ts'

const { house } = await testShop()
const [first, model] = [templates[1], bottles[1]]
if (!first || !model) throw new Error('no sample')
const [made] = await house.db.insert(bottleModel).values(model).returning()
house.kept.drop(['*'])
const bottle_id = made?.bottle_id ?? 0
await house.db.insert(bottleKit).values({ kit_id: 1, parts, templates: [] }).onConflictDoNothing()

let people = 0

/** A label that names somebody, shown to its customer, who has said a word about it. */
async function labelled() {
  const mb_id = `Bottle_leaver${people++}`
  const me = await shopper({ mb_id })
  const desk = await staff()
  const word = `산들바람${people}`
  const elements = first?.doc.elements.map((one) =>
    one.type === 'text' ? { ...one, text: word, face: 'gowun' as const } : one,
  )
  const doc: DesignDoc = { ...(first?.doc as DesignDoc), bottle_id, elements: elements ?? [] }
  const form = {
    ...{ title: `${word} 결혼식`, doc, qty: 10, name: '이바다', email: 'sea@mail.example' },
    ...{ hp: '010-3333-9191', zip: '04524', address: '서울특별시 중구 세종대로 110' },
    ...{
      privacy: true,
      rights: true,
      expected: priceOf(model as never, parts, doc, 10, 'krw').total,
    },
  }
  const { token } = (await me.call(bottleJobs.request, { body: form })).data
  const { job_id, version } = (await me.call(bottleJobs.show, { params: { token } })).data
  const body = { note: `${word} 님께`, version }
  await desk.call(bottleDesk.send, { params: { job_id }, body })
  await me.call(bottleJobs.pin, {
    params: { token },
    body: { round: 1, x: 0.5, y: 0.5, body: `${word}의 이름이 작아요` },
  })
  const says = async () => {
    const found = await house.db.execute<{ where: string }>(sql`
      select 'job' as where from bottle_job j where job_id = ${job_id} and to_jsonb(j)::text like ${`%${word}%`}
      union all select 'proof' from bottle_proof p where job_id = ${job_id} and to_jsonb(p)::text like ${`%${word}%`}
      union all select 'pin' from bottle_pin p where job_id = ${job_id} and to_jsonb(p)::text like ${`%${word}%`}`)
    return found.rows.map(({ where }) => where).sort()
  }
  return { me, mb_id, job_id, token, word, says }
}

test('a member cannot leave while a bottle that was paid is being made, and is told which', async () => {
  const { me, job_id, token } = await labelled()
  const blockers = async () => (await me.call(leaving.preview, {})).data.blockers
  expect(await blockers()).toEqual([])
  await house.db.execute(sql`
    update bottle_job set state = 'production', paid_at = now(), approved_at = now(), consent_at = now() where job_id = ${job_id}`)
  expect(await blockers()).toEqual([{ kind: 'bottle', id: token, state: 'production', at: null }])
  await house.db.execute(sql`update bottle_job set state = 'done' where job_id = ${job_id}`)
  expect(await blockers()).toEqual([])
})

test('what stood on a label and was said about it goes with its member, but for what the law keeps apart', async () => {
  const { mb_id, job_id, says, word } = await labelled()
  expect(await says()).toEqual(['job', 'pin', 'proof'])
  await eraseMember(houseCtx(house), mb_id)
  expect(await says()).toEqual([])
  const kept = await house.db.execute<{ subject: string }>(
    sql`select subject from kept_record where record::text like ${`%${word}%`} order by subject`,
  )
  expect(kept.rows.map(({ subject }) => subject.replace(/\d+/g, '#'))).toEqual(
    ['#', 'pin-#', 'proof-#-#'].sort(),
  )
  const left = await house.db.execute(
    sql`select qty, total > 0 as priced, doc ->> 'cap' <> '' as made_of from bottle_job where job_id = ${job_id}`,
  )
  expect(left.rows).toEqual([{ qty: 10, priced: true, made_of: true }])
})

test('it goes by itself five years after', async () => {
  const { job_id, says } = await labelled()
  for (const table of ['bottle_job', 'bottle_proof', 'bottle_pin'])
    await house.db.execute(
      sql`update ${sql.identifier(table)} set created_at = now() - interval '5 years 3 days' where job_id = ${job_id}`,
    )
  await forgetOverdue(houseCtx(house))
  expect(await says()).toEqual([])
})
