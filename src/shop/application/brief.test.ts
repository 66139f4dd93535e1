import { beforeAll, describe, expect, test } from 'vitest'
import { myFormulas } from '#shop/custom/formula-contract.ts'
import { material } from '#shop/custom/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { applying, myApplications } from './contract.ts'
import { adminApplications } from './desk-contract.ts'

const { house } = await testShop()
const brief = {
  ...{ purpose: 'space', product_form: 'diffuser', moods: 'calm,deep', pieces: '40' },
  ...{ name: '박서연', mobile: '010-2222-3333', email: 'brief@mail.example' },
  ...{ privacy: true, made_to_order: true, sample_fee: true },
}
const show = (ap_id: number) => ({ params: { ap_id } })
const plain = { product: 'perfume', basis: 'total', load: 15, batch: 100, units: 1 } as const
let lines: { material_id: number; amount: number }[] = []

beforeAll(async () => {
  const made = await house.db
    .insert(material)
    .values([
      { name: '시더우드', name_en: 'Cedarwood', kind: 'raw', note: 'base', cas: '8000-27-9' },
      { name: '베티버', name_en: 'Vetiver', kind: 'raw', note: 'base' },
    ])
    .returning({ material_id: material.material_id })
  lines = made.map((one, at) => ({ ...one, amount: at ? 1 : 3 }))
})

describe('a brief for a scent', () => {
  test('keeps no bottle of ours where somebody sends their own', async () => {
    const guest = await shopper()
    const own = { ...brief, packaging: 'own', bottle: '30 ml 각진 병' }
    const { ap_id } = (await guest.call(applying.fragrance, { body: own })).data
    const { data } = await (await staff()).call(adminApplications.show, show(ap_id))
    expect(data.typed).toMatchObject({ packaging: 'own', bottle: '' })
  })

  test('takes a formula along as it was, whatever becomes of it', async () => {
    const maker = await shopper({ mb_id: 'brief-maker' })
    const body = { ...plain, lines, title: '새벽 숲' }
    const { formula_id } = (await maker.call(myFormulas.create, { body })).data
    const at = { params: { formula_id } }
    const sent = { ...brief, formula_id: String(formula_id) }
    const { ap_id } = (await maker.call(applying.fragrance, { body: sent })).data
    const changed = { ...body, title: '한낮 숲', version: 1 }
    await maker.call(myFormulas.save, { ...at, body: changed })
    const desk = await staff()
    const seen = async () => (await desk.call(adminApplications.show, show(ap_id))).data.formula
    expect(await seen()).toMatchObject({
      ...{ formula_id, title: '새벽 숲', load: 15 },
      lines: [
        { name: '시더우드', percent: 75 },
        { name: '베티버', percent: 25 },
      ],
    })
    await maker.call(myFormulas.remove, at)
    expect(await seen()).toMatchObject({ title: '새벽 숲' })
    // sent again after it is gone, it stays as it was; a stranger's is none
    await maker.call(myApplications.change, { ...show(ap_id), body: { ...sent, keep: [] } })
    expect(await seen()).toMatchObject({ title: '새벽 숲' })
    const stranger = await shopper({ mb_id: 'brief-stranger' })
    const theirs = (await maker.call(myFormulas.create, { body })).data
    const taken = { ...sent, formula_id: String(theirs.formula_id) }
    expect(
      Object.keys((await stranger.refused(applying.fragrance, { body: taken })).errors),
    ).toEqual(['formula_id'])
  })
})
