import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { searches } from '#shop/catalog/search-contract.ts'
import { statistics } from '#shop/statistics/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { adminSearch } from './admin-contract.ts'
import { askedDays, leastAskers } from './asked-rules.ts'
import { countWords } from './service/index-goods.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const keeper = await shopper({ mb_id: 'asked_keeper', staff_role: 'content' })
const guest = await shopper()

const look = (who: Shopper, word: string) =>
  who.call(statistics.visit, { body: { platform: 'pc', words: [word] } })

async function lookEach(word: string, times: number, who: { ip?: string; mb_id?: string } = {}) {
  for (let at = 0; at < times; at++) await look(await shopper(who), word)
}

async function popular(): Promise<string[]> {
  house.kept.drop(['search'])
  return (await guest.call(searches.popular, {})).data
}

const suggested = async (keyword: string) =>
  (await guest.call(searches.suggest, { query: { keyword } })).data.rows
    .filter(({ kind }) => kind === 'word')
    .map(({ title }) => title)

await stockItem(house, { it_name: '물푸레 오르골', it_name_en: 'Ashwood music box' })
await stockItem(house, { it_name: '자작 오르골', it_name_en: 'Birchwood music box' })

test('one machine makes no word popular, however many visits it makes', async () => {
  await lookEach('물푸레 오르골', 2 * leastAskers, { ip: '203.0.113.5' })
  expect(await popular()).not.toContain('물푸레 오르골')
  // nor one network of the newer kind, which is a whole street of addresses
  for (let at = 1; at <= 2 * leastAskers; at++)
    await lookEach('물푸레', 1, { ip: `2001:db8:1:2::${at}` })
  expect(await popular()).not.toContain('물푸레')
})

test('one person who moves about is one', async () => {
  for (let at = 1; at <= 2 * leastAskers; at++)
    await lookEach('자작', 1, { mb_id: 'wanderer', ip: `198.51.100.${at}` })
  expect(await popular()).not.toContain('자작')
})

test('what several look for is shown to others and suggested, in their language', async () => {
  await lookEach('오르골', leastAskers - 1)
  expect(await popular()).not.toContain('오르골')
  await lookEach('오르골', 1)
  expect(await popular()).toContain('오르골')
  expect(await suggested('오르')).toEqual(['오르골'])
  const english = await shopper({ language: 'en.usd' })
  expect((await english.call(searches.popular, {})).data).not.toContain('오르골')
})

test('a word that nothing is found by is left out, and what was repaired counts as it was read', async () => {
  await lookEach('사기꾼 물푸레', leastAskers)
  await lookEach('사기꾼판', leastAskers)
  await lookEach('anfvnfp', leastAskers)
  const words = await popular()
  expect(words).toContain('물푸레')
  expect(words.join(' ')).not.toMatch(/사기꾼|anfvnfp/)
})

test('signs and half words are shown to nobody', async () => {
  for (const word of ["' or 1=1", '오르골%', 'ㅇㄹㄱ', '오르ㄱ', '<b>오르골</b>'])
    await lookEach(word, leastAskers)
  for (const word of await popular()) expect(word).toMatch(/^[가-힣a-z0-9& ]+$/)
})

test('no mark tells who looked, or what else the same visitor looked for', async () => {
  const one = await shopper({ ip: '192.0.2.77' })
  await look(one, '자작 오르골')
  await look(one, '물푸레 오르골')
  const { rows } = await ctx.db.execute<{ network: string; visitor: string }>(
    sql`select * from search_asker`,
  )
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ['day', 'key', 'lang', 'network', 'visitor', 'word'].sort(),
  )
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|203\.0\.113|wanderer/)
  const marks = rows.flatMap(({ network, visitor }) => [network, visitor])
  expect(new Set(rows.map(({ network }) => network)).size).toBe(rows.length)
  expect(marks.every((mark) => /^[\w-]{22}$/.test(mark))).toBe(true)
})

test('staff hide a word from popular words and suggestions, and show it again', async () => {
  await lookEach('birchwood', leastAskers)
  const listed = async (keyword: string) =>
    (await keeper.call(adminSearch.list, { query: { state: 'popular', keyword } })).data
  expect(await popular()).toContain('birchwood')
  expect(await listed('birch')).toMatchObject([
    { kind: 'popular', id: 0, words: ['birchwood'], use: true, searches: leastAskers, lang: 'kr' },
  ])
  const { data: hidden } = await keeper.call(adminSearch.hideWord, { body: { word: 'Birchwood' } })
  expect((await guest.call(searches.popular, {})).data).not.toContain('birchwood')
  expect(await suggested('birch')).toEqual([])
  // nor is it asked for where nothing is found
  expect(await suggested('birchwod')).not.toContain('birchwood')
  expect(await listed('birch')).toMatchObject([{ id: hidden.id, use: false }])
  // hidden twice it is hidden once
  const { data: again } = await keeper.call(adminSearch.hideWord, { body: { word: 'birch wood' } })
  expect(again.id).toBe(hidden.id)
  await keeper.call(adminSearch.showWord, { params: { sh_id: hidden.id } })
  expect((await guest.call(searches.popular, {})).data).toContain('birchwood')
  expect(
    (await keeper.refused(adminSearch.showWord, { params: { sh_id: hidden.id } })).status,
  ).toBe(404)
  expect((await keeper.refused(adminSearch.hideWord, { body: { word: ' % ' } })).status).toBe(422)
})

test('a word that nobody looks for any more stays hidden, and is listed', async () => {
  const { data } = await keeper.call(adminSearch.hideWord, { body: { word: '욕설' } })
  const { data: rows, counts } = await keeper.call(adminSearch.list, {
    query: { state: 'popular', keyword: '욕설' },
  })
  expect(rows).toMatchObject([{ id: data.id, words: ['욕설'], use: false, searches: 0 }])
  expect(counts.popular).toBe(1)
})

test('who edits synonyms hides words; others do not', async () => {
  for (const staff_role of ['order', 'accountant']) {
    const other = await shopper({ mb_id: `asked_${staff_role}`, staff_role })
    const body = { word: '오르골' }
    expect((await other.refused(adminSearch.hideWord, { body })).status).toBe(403)
  }
  expect((await guest.refused(adminSearch.hideWord, { body: { word: '오르골' } })).status).toBe(401)
})

test('marks are gone once they no longer count', async () => {
  await ctx.db.execute(sql`
    update search_asker set day = current_date - ${askedDays + 2}::int where word = '오르골'`)
  expect(await popular()).not.toContain('오르골')
  await countWords(ctx)
  const { rows } = await ctx.db.execute(sql`select 1 from search_asker where word = '오르골'`)
  expect(rows).toEqual([])
  expect(await ctx.db.$count(sql`search_asker`)).toBeGreaterThan(0)
})
