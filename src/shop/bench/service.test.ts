import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { myResults } from './contract.ts'

await testShop()
let made = 0
const newMaker = () => shopper({ mb_id: `bench_${Date.now()}_${made++}` })
const result = { tool: 'burn' as const, title: '첫 캔들', query: 'way=measured&wax=220&before=540' }

test('a result is kept once, found, and goes again', async () => {
  const maker = await newMaker()
  await maker.call(myResults.keep, { body: result })
  const { data } = await maker.call(myResults.keep, { body: { ...result, title: '거실 캔들' } })
  const list = await maker.call(myResults.list, {})
  expect(list.data).toMatchObject([{ ...result, title: '거실 캔들' }])
  const params = { result_id: data.result_id }
  await maker.call(myResults.remove, { params })
  expect((await maker.refused(myResults.remove, { params })).status).toBe(404)
})

test('only what a calculator can read is kept, and only for members', async () => {
  const maker = await newMaker()
  for (const wrong of [
    { query: 'a'.repeat(801) },
    { query: '"><script>' },
    { title: ' ' },
    { tool: 'rocket' as never },
  ])
    expect((await maker.refused(myResults.keep, { body: { ...result, ...wrong } })).status).toBe(
      422,
    )
  const guest = await shopper()
  expect((await guest.refused(myResults.keep, { body: result })).status).toBe(401)
})
