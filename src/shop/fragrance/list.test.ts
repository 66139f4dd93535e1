import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { applying } from '#shop/application/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { scentDesk, scentWork } from './contract.ts'

const { house } = await testShop()
const company = `목록 공방 ${Date.now().toString(36)}`

async function offered(wanted_on: string, valid_until: string, amount: number) {
  const guest = await shopper()
  const { ap_id } = (
    await guest.call(applying.fragrance, {
      body: {
        ...{ purpose: 'brand', product_form: 'diffuser', moods: 'calm', pieces: '5' },
        ...{ name: '한지우', mobile: '010-7171-2020', email: 'list@mail.example', company },
        ...{ wanted_on, privacy: true, made_to_order: true, sample_fee: true },
      },
    })
  ).data
  const desk = await staff()
  const { data } = await desk.call(scentDesk.quote, {
    params: { ap_id },
    body: {
      lines: [{ part: 'development', what: '향 개발', what_en: '', amount }],
      ...{ currency: 'krw', deposit: 1_000, rounds: 2, note: '', terms: '', valid_until },
    },
  })
  if (!data) throw new Error('no offer')
  return { guest, ap_id, scent: data }
}

test('the desk finds its fragrances by state, and those due first', async () => {
  const desk = await staff()
  const list = async (more: object = {}) =>
    desk.call(scentDesk.list, {
      query: { keyword: company, sort: 'due_on', order: 'asc', ...more } as never,
    })
  const waiting = await offered(koreanToday(50), koreanToday(9), 9_000)
  const taken = await offered(koreanToday(20), koreanToday(9), 8_000)
  const lapsed = await offered('', koreanToday(1), 7_000)
  const { token, version } = taken.scent
  await taken.guest.call(scentWork.accept, {
    params: { token },
    body: { agreed: true, version },
  })
  await house.db.execute(
    sql`update scent_job set valid_until = ${koreanToday(-1)} where ap_id = ${lapsed.ap_id}`,
  )

  const all = await list()
  // an offer is due on its last day; what was taken on the day that was wished for
  expect(all.data).toMatchObject([
    { ap_id: lapsed.ap_id, state: 'expired', due_on: koreanToday(-1) },
    { ap_id: waiting.ap_id, state: 'quoted', due_on: koreanToday(9), sent: 0, rounds: 2 },
    { ap_id: taken.ap_id, state: 'accepted', due_on: koreanToday(20), name: company },
  ])
  expect([all.total, all.counts]).toEqual([3, { expired: 1, quoted: 1, accepted: 1 }])
  const quoted = await list({ state: 'quoted' })
  expect([quoted.total, quoted.data.map(({ ap_id }) => ap_id)]).toEqual([1, [waiting.ap_id]])
  const dearest = await list({ sort: 'total', order: 'desc' })
  expect(dearest.data.map(({ total }) => total)).toEqual([9_000, 8_000, 7_000])
  expect((await list({ keyword: `${company}%` })).total).toBe(0)
})

test('the list is for who works on orders, in pages and by listed columns', async () => {
  expect((await (await shopper()).refused(scentDesk.list, { query: {} })).status).toBe(401)
  const desk = await staff()
  for (const query of [{ sort: 'token' }, { per_page: 1_000 }, { state: 'lost' }])
    expect((await desk.refused(scentDesk.list, { query: query as never })).status).toBe(422)
})
