import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from '#kernel/csv.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { type Formula, myFormulas, sharedFormulas } from '#shop/custom/formula-contract.ts'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { formulaPapers } from '#shop/custom/paper-contract.ts'
import { material, materialPack } from '#shop/custom/tables.ts'
import { readSettings } from '#shop/setting/service.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const ids: Record<string, number> = {}
let made = 0
const newMaker = () => shopper({ mb_id: `studio_${Date.now()}_${made++}` })
const line = (material_id: number | null, amount: number, given: object = {}) => ({
  material_id,
  amount,
  ...given,
})
const form = (lines: ReturnType<typeof line>[], given: object = {}) => ({
  title: '어코드',
  product: 'perfume' as const,
  basis: 'total' as const,
  load: 20,
  batch: 100,
  units: 1,
  lines,
  ...given,
})

beforeAll(async () => {
  const [small, large, spirit] = [
    await stockItem(house, { options: [{ io_stock_qty: 50 }] }),
    await stockItem(house, { options: [{ io_stock_qty: 1 }] }),
    await stockItem(house, { options: [{ io_stock_qty: 9 }] }),
  ]
  const rows = await db
    .insert(material)
    .values([
      {
        name: '장미',
        name_en: 'Rose',
        kind: 'accord',
        note: 'heart',
        ifra: { '4': 12 },
        allergens: { linalool: 10 },
      },
      { name: '이끼', name_en: 'Moss', kind: 'raw', note: 'base', won_per_gram: 90 },
      { name: '알코올', name_en: 'Alcohol', kind: 'carrier', density: 0.8 },
    ])
    .returning()
  for (const { name_en, material_id } of rows) ids[name_en] = material_id
  const pack = (name: string, goods: { io_no: number; it_id: string }, grams: number) => ({
    material_id: ids[name] ?? 0,
    io_no: goods.io_no,
    it_id: goods.it_id,
    grams,
  })
  await db
    .insert(materialPack)
    .values([pack('Rose', small, 10), pack('Rose', large, 25), pack('Alcohol', spirit, 400)])
})
const rose = () => ids.Rose ?? 0
const moss = () => ids.Moss ?? 0

describe('an accord', () => {
  test('stands in another formula as one, down to its raw materials', async () => {
    const maker = await newMaker()
    const accord = (
      await maker.call(myFormulas.create, { body: form([line(rose(), 3), line(moss(), 1)]) })
    ).data
    const inside = (
      await maker.call(myFormulas.create, {
        body: form([line(null, 1, { accord_id: accord.formula_id }), line(rose(), 1)]),
      })
    ).data
    expect(inside.accords).toMatchObject([
      {
        formula_id: accord.formula_id,
        parts: [
          { material_id: rose(), share: 0.75, dilution: 100 },
          { material_id: moss(), share: 0.25 },
        ],
      },
    ])
    expect(inside.materials.map(({ name_en }) => name_en).sort()).toEqual(['Moss', 'Rose'])
    expect((await maker.call(myFormulas.accords, {})).data.map((one) => one.formula_id)).toContain(
      accord.formula_id,
    )
    // 20 g: ten of the accord (7.5 rose) and ten of rose
    const params = { formula_id: inside.formula_id }
    await maker.call(myFormulas.toCart, { params })
    const { lines } = (await maker.call(carts.show, { query: {} })).data
    expect(lines.map(({ ct_qty }) => ct_qty)).toEqual([1])
    expect(
      await maker.refused(myFormulas.remove, { params: { formula_id: accord.formula_id } }),
    ).toMatchObject({ status: 409 })
  })

  test('cannot hold itself, neither at once nor through another', async () => {
    const maker = await newMaker()
    const first = (await maker.call(myFormulas.create, { body: form([line(rose(), 1)]) })).data
    const second = (
      await maker.call(myFormulas.create, {
        body: form([line(null, 1, { accord_id: first.formula_id })]),
      })
    ).data
    for (const accord_id of [first.formula_id, second.formula_id])
      expect(
        await maker.refused(myFormulas.save, {
          params: { formula_id: first.formula_id },
          body: { ...form([line(null, 1, { accord_id })]), version: first.version },
        }),
      ).toMatchObject({ status: 422, errors: { 'lines.0.accord_id': [expect.any(String)] } })
  })

  test('that two saves would close to a circle is closed by neither', async () => {
    const maker = await newMaker()
    const [one, other] = [
      (await maker.call(myFormulas.create, { body: form([line(rose(), 1)]) })).data,
      (await maker.call(myFormulas.create, { body: form([line(rose(), 1)]) })).data,
    ]
    const save = (at: typeof one, accord_id: number) =>
      maker.call(myFormulas.save, {
        params: { formula_id: at.formula_id },
        body: { ...form([line(null, 1, { accord_id })]), version: at.version },
      })
    const ends = await Promise.allSettled([
      save(one, other.formula_id),
      save(other, one.formula_id),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('of somebody else is not there', async () => {
    const [maker, other] = [await newMaker(), await newMaker()]
    const theirs = (await other.call(myFormulas.create, { body: form([line(rose(), 1)]) })).data
    expect(
      await maker.refused(myFormulas.create, {
        body: form([line(null, 1, { accord_id: theirs.formula_id })]),
      }),
    ).toMatchObject({ status: 422, errors: { 'lines.0.accord_id': [expect.any(String)] } })
  })
})

describe('accords in accords', () => {
  /** Ten lines a level, each the formula of the level below. */
  async function tower(maker: Awaited<ReturnType<typeof newMaker>>, levels: number) {
    const made: Formula[] = []
    for (let level = 0; level < levels; level++) {
      const below = made.at(-1)?.formula_id ?? null
      const lines = Array.from({ length: 10 }, () =>
        below === null ? line(rose(), 1) : line(null, 1, { accord_id: below }),
      )
      made.push((await maker.call(myFormulas.create, { body: form(lines) })).data)
    }
    return made
  }

  test('are counted before they are opened: the line that is too much is named, and nothing is kept', async () => {
    const maker = await newMaker()
    const [, , third] = await tower(maker, 3)
    expect(third?.accords).toMatchObject([{ parts: [{ material_id: rose(), dilution: 100 }] }])
    expect(third?.accords[0]?.parts[0]?.share).toBeCloseTo(1, 9)
    const lines = Array.from({ length: 10 }, () => line(null, 1, { accord_id: third?.formula_id }))
    const refusal = await maker.refused(myFormulas.create, { body: form(lines) })
    expect(refusal.status).toBe(422)
    expect(Object.entries(refusal.errors)).toEqual([
      ['lines.1.accord_id', [expect.stringContaining('2000줄')]],
    ])
    expect((await maker.call(myFormulas.list, { query: {} })).total).toBe(3)
  })

  test('do not grow through the one inside: what holds it is named', async () => {
    const maker = await newMaker()
    const [first, , third] = await tower(maker, 3)
    const save = (count: number, version: number) => ({
      params: { formula_id: first?.formula_id ?? 0 },
      body: { ...form(Array.from({ length: count }, () => line(rose(), 1))), version },
    })
    const saved = await maker.call(myFormulas.save, save(12, first?.version ?? 0))
    const refusal = await maker.refused(myFormulas.save, save(40, saved.data.version))
    expect(refusal.errors.lines?.[0]).toContain(third?.title)
    expect(
      (await maker.call(myFormulas.save, save(5, saved.data.version))).data.lines,
    ).toHaveLength(5)
  })

  test('kept before there was a bound can be looked at, copied and mended, and stop nobody', async () => {
    const maker = await newMaker()
    const made = await tower(maker, 3)
    for (let level = 3; level < 9; level++) {
      const { data } = await maker.call(myFormulas.create, { body: form([line(rose(), 1)]) })
      await db.execute(sql`delete from formula_line where formula_id = ${data.formula_id}`)
      await db.execute(sql`insert into formula_line (formula_id, position, accord_id, amount)
        select ${data.formula_id}, at, ${made.at(-1)?.formula_id}, 1 from generate_series(0, 9) at`)
      made.push(data)
    }
    const params = { formula_id: made.at(-1)?.formula_id ?? 0 }
    const before = process.threadCpuUsage()
    const { data } = await maker.call(myFormulas.show, { params })
    expect(data.accords).toMatchObject([{ parts: [] }])
    expect((await maker.call(myFormulas.accords, {})).data).toHaveLength(3)
    await maker.call(myFormulas.copy, { params, body: { as: 'copy' } })
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(2_000)
    const mended = { ...form([line(rose(), 1)]), version: data.version }
    expect((await maker.call(myFormulas.save, { params, body: mended })).data.lines).toHaveLength(1)
  })

  test('weigh neat what their dilutions leave: in the figures, the table and the paper', async () => {
    const maker = await newMaker()
    const accord = (
      await maker.call(myFormulas.create, {
        body: form([line(rose(), 85), line(moss(), 35, { dilution: 10 })]),
      })
    ).data
    const whole = (
      await maker.call(myFormulas.create, {
        body: form([line(null, 10, { accord_id: accord.formula_id, dilution: 50 })], {
          load: 10,
          batch: 100,
        }),
      })
    ).data
    const figures = formulaFigures(whole, (await readSettings(houseCtx(house))).studio.categories)
    expect(figures.parts[0]?.neat).toBeCloseTo(3.6875, 9)
    expect(figures.neat).toBeCloseTo(3.6875, 9)
    const params = { formula_id: whole.formula_id }
    const csv = await maker.file(formulaPapers.csv, { params })
    expect(readCsv(await csv.bytes.text())[1]?.[5]).toBe('3.688')
    const pdf = await maker.file(formulaPapers.pdf, { params })
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await pdf.bytes.arrayBuffer())),
      { mergePages: true },
    )
    expect(text.match(/3\.688/g)).toHaveLength(2)
  })
})

describe('a material above its limit', () => {
  const over = () => form([line(rose(), 1)], { state: 'final' })

  test('is kept as a draft, and stops a final formula at its line', async () => {
    const maker = await newMaker()
    // 20 % of the whole, where the certificate allows 12
    const { data } = await maker.call(myFormulas.create, { body: { ...over(), state: 'draft' } })
    const params = { formula_id: data.formula_id }
    const saving = { params, body: { ...over(), version: data.version } }
    const refusal = await maker.refused(myFormulas.save, saving)
    expect(refusal.status).toBe(422)
    expect(refusal.errors['lines.0.amount']?.[0]).toMatch(/한도 12%.*지금 20%/)
    expect((await maker.refused(myFormulas.create, { body: over() })).status).toBe(422)
    // a load of 12 just meets it
    const met = { params, body: { ...over(), load: 12, version: data.version } }
    expect((await maker.call(myFormulas.save, met)).data.state).toBe('final')
  })

  test('inside an accord stops it too; one that no source limits does not', async () => {
    const maker = await newMaker()
    const accord = (await maker.call(myFormulas.create, { body: form([line(rose(), 1)]) })).data
    const inside = form([line(null, 9, { accord_id: accord.formula_id }), line(moss(), 1)], {
      state: 'final',
    })
    expect((await maker.refused(myFormulas.create, { body: inside })).errors).toHaveProperty([
      'lines.0.amount',
    ])
    const unknown = form([line(moss(), 1)], { state: 'final' })
    expect((await maker.call(myFormulas.create, { body: unknown })).data.state).toBe('final')
  })
})

describe('what makes no sense', () => {
  test.each([
    [
      'more than 100 %',
      form(
        [
          { material_id: null, name: '가', amount: 60 },
          { material_id: null, name: '나', amount: 41 },
        ] as never,
        { entry: 'percent' },
      ),
      'lines',
    ],
    [
      'final below 100 %',
      form([{ material_id: null, name: '가', amount: 60 }] as never, {
        entry: 'percent',
        state: 'final',
      }),
      'lines',
    ],
    [
      'a negative amount',
      form([{ material_id: null, name: '가', amount: -1 }] as never),
      'lines.0.amount',
    ],
    [
      'an absurd amount',
      form([{ material_id: null, name: '가', amount: 1e9 }] as never),
      'lines.0.amount',
    ],
    ['an unknown material', form([line(999_999_999, 1)]), 'lines.0.material_id'],
    [
      'an unknown base',
      form([{ material_id: null, name: '가', amount: 1 }] as never, { medium_id: 999_999_999 }),
      'medium_id',
    ],
    [
      'a loss of everything',
      form([{ material_id: null, name: '가', amount: 1 }] as never, { loss: 100 }),
      'loss',
    ],
    [
      '500 lines',
      form(
        Array.from({ length: 500 }, () => ({ material_id: null, name: '가', amount: 1 })) as never,
      ),
      'lines',
    ],
  ])('is refused at its field: %s', async (_, body, field) => {
    const maker = await newMaker()
    const refusal = await maker.refused(myFormulas.create, { body })
    expect(refusal.status).toBe(422)
    expect(Object.keys(refusal.errors)).toContain(field)
  })

  test('200 lines are kept in their order', async () => {
    const maker = await newMaker()
    const lines = Array.from({ length: 200 }, (_, at) => line(rose(), at + 1))
    const { data } = await maker.call(myFormulas.create, { body: form(lines) })
    expect(data.lines.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount))
  })

  test('guessed links are nothing', async () => {
    const guest = await shopper()
    for (const token of ['a'.repeat(32), '1', '..%2f..', "' or 1=1 --"])
      expect((await guest.refused(sharedFormulas.show, { params: { token } })).status).toBe(404)
  })
})

test('trials are noted with a day and a rating, and go again', async () => {
  const maker = await newMaker()
  const { formula_id } = (await maker.call(myFormulas.create, { body: form([line(rose(), 1)]) }))
    .data
  const params = { formula_id }
  const body = { tried_on: koreanToday(-1), rating: 4, comment: '둥글어요' }
  const { trials } = (await maker.call(myFormulas.try, { params, body })).data
  expect(trials).toMatchObject([{ rating: 4, comment: '둥글어요' }])
  for (const wrong of [{ rating: 6 }, { tried_on: koreanToday(2) }, { tried_on: '2026-02-31' }])
    expect(
      (await maker.refused(myFormulas.try, { params, body: { ...body, ...wrong } })).status,
    ).toBe(422)
  const gone = { formula_id, trial_id: trials[0]?.trial_id ?? 0 }
  expect((await maker.call(myFormulas.untry, { params: gone })).data.trials).toEqual([])
  expect((await maker.refused(myFormulas.untry, { params: gone })).status).toBe(404)
})

describe('packs', () => {
  test('are the cheapest that cover the need, with what is left over, for guests too', async () => {
    const guest = await shopper()
    const needs = `${rose()}:18,${moss()}:3`
    const { data } = await guest.call(materialPacks.solve, { query: { needs } })
    expect(data.materials).toMatchObject([
      { name_en: 'Rose', needed: 18, packs: [{ qty: 1, holds: 25 }], left_over: 7, reason: '' },
      { name_en: 'Moss', packs: [], reason: expect.stringContaining('팔지 않는') },
    ])
    // what one of 25 g cannot cover takes small ones as well
    const more = await guest.call(materialPacks.solve, { query: { needs: `${rose()}:40` } })
    expect(more.data.materials[0]).toMatchObject({ left_over: 5 })
    for (const bad of ['', 'x', '1:-2', '1:1;2:2'])
      expect((await guest.refused(materialPacks.solve, { query: { needs: bad } })).status).toBe(422)
  })

  test('cost a trader what the cart then asks, and a guest the price of everybody', async () => {
    const mb_id = `studio_trade_${Date.now()}`
    const trader = await shopper({ mb_id })
    await db.execute(sql`update member set mb_level = 5 where mb_id = ${mb_id}`)
    const needs = [{ material_id: rose(), amount: 30 }]
    const query = { needs: `${rose()}:30` }
    const [mine, theirs] = [
      (await trader.call(materialPacks.solve, { query })).data,
      (await (await shopper()).call(materialPacks.solve, { query })).data,
    ]
    await trader.call(materialPacks.put, { body: { needs } })
    const { totals } = (await trader.call(carts.show, { query: {} })).data
    expect(mine.amount).toBe(totals.goods)
    expect(theirs.amount).toBe(totals.goods_before)
    expect(mine.amount).toBeLessThan(theirs.amount)
  })

  test('go into a guest’s cart once, however often the same press is sent', async () => {
    const guest = await shopper()
    const body = { needs: [{ material_id: ids.Alcohol ?? 0, amount: 300 }] }
    const headers = { 'idempotency-key': `packs-${Date.now()}-${made++}` }
    for (let turn = 0; turn < 2; turn++) await guest.call(materialPacks.put, { body }, headers)
    const { lines } = (await guest.call(carts.show, { query: {} })).data
    expect(lines.map(({ ct_qty }) => ct_qty)).toEqual([1])
  })
})

test('a batch takes its alcohol along, and its price is that of the catalogue', async () => {
  const maker = await newMaker()
  const { data } = await maker.call(myFormulas.create, {
    body: form([line(rose(), 1)], { medium_id: ids.Alcohol, overage: 10, loss: 0 }),
  })
  const alcohol = data.materials.find(({ name_en }) => name_en === 'Alcohol')
  expect(alcohol?.won_per_gram).toBeGreaterThan(0)
  const answer = await maker.call(myFormulas.toCart, { params: { formula_id: data.formula_id } })
  expect(answer.data).toMatchObject({ added: 2, missing: [] })
})
