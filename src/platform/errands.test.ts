import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { Failure } from '#kernel/failure.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { houseCtx, nobody } from './context.ts'
import {
  beginErrand,
  type Errand,
  errandOf,
  errandOfMine,
  errandTask,
  listErrands,
} from './errands.ts'

const { house } = await testShop()
const clerk = 'errand-clerk'
await shopper({ mb_id: clerk, staff_role: 'order' })
const owner = houseCtx(house, { visitor: { ...nobody, mb_id: clerk, staff_role: 'order' } })
const role = (staff_role: string | null) =>
  house.db.execute(sql`update member set staff_role = ${staff_role} where mb_id = ${clerk}`)
await house.db.execute(sql`create table if not exists errand_effect (n int)`)

type Told = { n: number; why: string }
const made: Errand = errandOf<{ plus: number }, { n: number }, Told>({
  who: ['order'],
  line: async (ctx, { plus }, { n }) => {
    await ctx.db.execute(sql`insert into errand_effect values (${n + plus})`)
    if (n === 3) throw new Failure('CONFLICT', '이미 주문에 맞춘 입금이에요.')
    if (n === 4) throw new Error('a fault')
    return { n, why: '' }
  },
  refused: ({ n }, why) => ({ n, why }),
})
let round = 0
const begin = (numbers: readonly number[], sent: unknown = ++round) =>
  beginErrand(owner, {
    ...{ kind: 'made', name: 'list.csv', sent, given: { plus: 0 } },
    lines: numbers.map((n) => ({ n })),
  })
const run = (errand_id: number, kind = made) => errandTask({ made: kind })(house, { errand_id })
const effects = async () =>
  (await house.db.execute<{ n: number }>(sql`select n from errand_effect order by n`)).rows.map(
    ({ n }) => n,
  )
const seen = (errand_id: number) => errandOfMine<Told>(owner, ['made'], errand_id)

beforeEach(async () => {
  await role('order')
  await house.db.execute(sql`truncate errand_effect`)
})

test('each line has its end: done, refused with its reason, or failed without the others', async () => {
  const { errand_id } = await begin([1, 2, 3, 4, 5])
  expect((await seen(errand_id)).errand).toMatchObject({ state: 'open', total: 5, told: 0 })
  await run(errand_id)
  const { errand, lines } = await seen(errand_id)
  expect(errand).toMatchObject({ state: 'done', total: 5, told: 5, name: 'list.csv', why: '' })
  expect(lines).toEqual([
    { n: 1, why: '' },
    { n: 2, why: '' },
    { n: 3, why: '이미 주문에 맞춘 입금이에요.' },
    { n: 4, why: '처리하지 못했어요. 이 건만 다시 해 주세요.' },
    { n: 5, why: '' },
  ])
  // what was refused left nothing behind
  expect(await effects()).toEqual([1, 2, 5])
  await run(errand_id)
  expect(await effects()).toEqual([1, 2, 5])
  expect(await listErrands(owner, ['made'], 1)).toMatchObject([{ errand_id, state: 'done' }])
})

test('the same sent twice at once is one; once it has ended it is another', async () => {
  const both = await Promise.all([begin([1, 2], 'same'), begin([1, 2], 'same')])
  const [first] = both
  expect(both[1]).toEqual(first)
  await Promise.all([run(first.errand_id), run(first.errand_id), run(first.errand_id)])
  expect(await effects()).toEqual([1, 2])
  expect((await begin([1, 2], 'same')).errand_id).not.toBe(first.errand_id)
})

test('a process that dies between two lines is followed by another that goes on', async () => {
  const { errand_id } = await begin([1, 2, 5, 6])
  const dying: Errand = {
    ...made,
    line: async (ctx, given, line) => {
      const told = await made.line(ctx, given, line)
      // killed before the commit: nothing of this line is written
      if ((line as { n: number }).n === 5) throw new Killed()
      return told
    },
    refused: () => {
      throw new Killed()
    },
  }
  await expect(run(errand_id, dying)).rejects.toThrow(Killed)
  expect((await seen(errand_id)).errand).toMatchObject({ state: 'open', total: 4, told: 2 })
  expect(await effects()).toEqual([1, 2])
  await run(errand_id)
  expect((await seen(errand_id)).errand).toMatchObject({ state: 'done', told: 4 })
  expect(await effects()).toEqual([1, 2, 5, 6])
})
class Killed extends Error {}

test('whoever loses the role meanwhile goes no further, and it says where it stood', async () => {
  const { errand_id } = await begin([1, 2])
  await role('content')
  await run(errand_id)
  expect((await seen(errand_id)).errand).toMatchObject({
    ...{ state: 'stopped', total: 2, told: 0 },
    why: '맡은 일이 바뀌어 여기서 멈췄어요.',
  })
  expect(await effects()).toEqual([])
})

test('nobody sees the errand of another', async () => {
  const { errand_id } = await begin([1])
  const other = { ...owner, visitor: { ...owner.visitor, mb_id: 'somebody-else' } }
  await expect(errandOfMine(other, ['made'], errand_id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(errandOfMine(owner, ['another kind'], errand_id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
