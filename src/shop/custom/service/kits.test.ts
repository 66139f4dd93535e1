import { beforeAll, describe, expect, test } from 'vitest'
import { myFormulas } from '#shop/custom/formula-contract.ts'
import { myKits, sharedKits } from '#shop/custom/kit-contract.ts'
import { needsOfOne, needsTimes } from '#shop/custom/kit-rules.ts'
import { cheapestPacks } from '#shop/custom/pack-rules.ts'
import { material } from '#shop/custom/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()
let wood = 0
let alcohol = 0
let people = 0
const maker = () => shopper({ mb_id: `kit-maker${people++}` })

beforeAll(async () => {
  const [made] = await house.db
    .insert(material)
    .values({ name: '키트의 나무', name_en: 'Wood of kits', kind: 'raw', note: 'base' })
    .returning({ material_id: material.material_id })
  wood = made?.material_id ?? 0
  const [base] = await house.db
    .insert(material)
    .values({
      ...{ name: '키트의 알코올', name_en: 'Alcohol of kits', kind: 'carrier' },
      uses: ['perfume', 'spray'],
    })
    .returning({ material_id: material.material_id })
  alcohol = base?.material_id ?? 0
})

/** Five grams of wood in each of ten pieces, and a material of one's own. */
const formula = () => ({
  ...{ title: '숲', product: 'perfume' as const, basis: 'total' as const },
  ...{ load: 50, batch: 200, units: 10 },
  lines: [
    { material_id: wood, amount: 1 },
    { material_id: null, name: '뒷마당 이끼', amount: 1 },
  ],
})

async function kept() {
  const one = await maker()
  const { formula_id } = (await one.call(myFormulas.create, { body: formula() })).data
  const body = { title: '토요일 클래스', times: 12, lines: [{ formula_id, qty: 2 }] }
  const kit = (await one.call(myKits.create, { body })).data
  return { one, formula_id, body, kit, at: { params: { kit_id: kit.kit_id } } }
}

describe('a kit', () => {
  test('tells what one person needs, whatever is not sold by name, and is listed with its formulas', async () => {
    const { one, kit } = await kept()
    expect(kit.needs).toEqual([{ material_id: wood, amount: 10 }])
    expect(kit.own).toEqual(['뒷마당 이끼'])
    const { data } = await one.call(myKits.list, {})
    expect(data).toMatchObject([{ title: '토요일 클래스', times: 12, titles: ['숲'] }])
  })

  test('follows its formulas: one that is changed counts as it is now, one that is deleted falls out', async () => {
    const { one, formula_id, at } = await kept()
    const params = { formula_id }
    await one.call(myFormulas.save, { params, body: { ...formula(), batch: 400, version: 1 } })
    expect((await one.call(myKits.show, at)).data.needs[0]?.amount).toBe(20)
    await one.call(myFormulas.remove, { params })
    expect((await one.call(myKits.show, at)).data).toMatchObject({ lines: [], needs: [] })
  })

  test('is changed by whoever read it last, and goes without its formulas', async () => {
    const { one, body, at, formula_id } = await kept()
    const change = { ...body, times: 15, version: 1 }
    expect((await one.call(myKits.save, { ...at, body: change })).data).toMatchObject({
      ...{ times: 15, version: 2 },
    })
    expect((await one.refused(myKits.save, { ...at, body: change })).status).toBe(409)
    await one.call(myKits.remove, at)
    expect((await one.refused(myKits.show, at)).status).toBe(404)
    expect((await one.call(myFormulas.show, { params: { formula_id } })).data.title).toBe('숲')
  })

  test('holds a recipe by its calculator, and needs what that calculator says', async () => {
    const { one, body, kit } = await kept()
    const address = `/tools/spray?ml=100&base=${alcohol}&oil=${wood}&load=5&count=1&overage=0`
    const recipe = { address, name: '룸스프레이 100 ml', qty: 1 }
    const both = { ...body, lines: [...body.lines, recipe] }
    const made = (await one.call(myKits.create, { body: both })).data
    expect(made.lines[1]).toEqual({ ...recipe, formula_id: null })
    const gramsOf = (material_id: number) =>
      made.needs.find((need) => need.material_id === material_id)?.amount ?? 0
    expect(gramsOf(alcohol)).toBeGreaterThan(50)
    // the ten grams of the formula, and what the spray takes besides
    expect(gramsOf(wood)).toBeGreaterThan(kit.needs[0]?.amount ?? 0)
    const { data } = await one.call(myKits.list, {})
    expect(data[0]?.titles).toEqual(['숲', '룸스프레이 100 ml'])
  })

  test.each([
    ['a calculator that is none', '/tools/moon?ml=100'],
    ['figures that cannot be read', '/tools/spray?ml=-5&load=5&count=1&overage=0'],
    ['an address elsewhere', 'https://evil.example/tools/spray?ml=100'],
  ])('refuses %s at its line', async (_what, address) => {
    const { one, body } = await kept()
    const wrong = { ...body, lines: [{ address, name: '스프레이', qty: 1 }] }
    const refused = await one.refused(myKits.create, { body: wrong })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['lines.0.address']])
  })

  test('is read by whoever has its link, while it is open; its formulas stay their maker’s', async () => {
    const { one, at, kit } = await kept()
    expect(kit.share_token).toBeNull()
    const opened = (await one.call(myKits.share, { ...at, body: { shared: true } })).data
    const params = { token: opened.share_token ?? '' }
    const guest = await shopper()
    const seen = (await guest.call(sharedKits.show, { params })).data
    expect(seen).toEqual({
      ...{ title: '토요일 클래스', times: 12, maker: expect.stringContaining('*') },
      ...{ makes: [{ name: '숲', qty: 2 }], own: ['뒷마당 이끼'] },
      needs: [{ material_id: wood, amount: 10 }],
    })
    const stranger = await maker()
    expect((await stranger.refused(myKits.share, { ...at, body: { shared: true } })).status).toBe(
      404,
    )
    const guessed = { params: { token: 'A'.repeat(32) } }
    expect((await guest.refused(sharedKits.show, guessed)).status).toBe(404)
    await one.call(myKits.share, { ...at, body: { shared: false } })
    expect((await guest.refused(sharedKits.show, { params })).status).toBe(404)
  })

  test.each([
    ['nobody', { times: 0 }, 'times'],
    ['a crowd', { times: 1001 }, 'times'],
    ['no name', { title: ' ' }, 'title'],
    ['no formula', { lines: [] }, 'lines'],
    ['half a piece', { lines: [{ formula_id: 1, qty: 0.5 }] }, 'lines.0.qty'],
    ['a formula of nobody', { lines: [{ formula_id: 2_000_000, qty: 1 }] }, 'lines.0.formula_id'],
  ])('for %s is refused at its place', async (_what, wrong, field) => {
    const { one, body } = await kept()
    const refused = await one.refused(myKits.create, { body: { ...body, ...wrong } })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })

  test('takes a formula once, and none of a stranger', async () => {
    const { one, body, formula_id } = await kept()
    const twice = { ...body, lines: [...body.lines, ...body.lines] }
    expect(Object.keys((await one.refused(myKits.create, { body: twice })).errors)).toEqual([
      'lines.1.formula_id',
    ])
    const stranger = await maker()
    const theirs = { ...body, lines: [{ formula_id, qty: 1 }] }
    expect(Object.keys((await stranger.refused(myKits.create, { body: theirs })).errors)).toEqual([
      'lines.0.formula_id',
    ])
  })
})

test('twelve people are one sum: packs are chosen for all of it, not twelve times', () => {
  const one = needsOfOne([
    { needs: [{ material_id: 1, amount: 30 }], units: 3, qty: 1 },
    { needs: [{ material_id: 1, amount: 2.5 }], units: 1, qty: 2 },
  ])
  expect(one).toEqual([{ material_id: 1, amount: 15 }])
  const [all] = needsTimes(one, 12)
  expect(all?.amount).toBe(180)
  const packs = [
    { io_no: 1, grams: 20, price: 3_000, left: 99 },
    { io_no: 2, grams: 200, price: 20_000, left: 99 },
  ]
  expect(cheapestPacks(all?.amount ?? 0, packs)).toEqual([{ io_no: 2, qty: 1 }])
})
