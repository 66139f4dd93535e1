import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { bottleStudio, myBottles } from './contract.ts'
import type { DesignDoc, TextElement } from './design-contract.ts'
import { bottleJobs } from './job-contract.ts'
import { bottleKit, bottleModel } from './tables.ts'

const { house } = await testShop()
const [first, model] = [templates[1], bottles[1]]
if (!first || !model) throw new Error('no sample')
const [made] = await house.db.insert(bottleModel).values(model).returning()
house.kept.drop(['*'])
const bottle_id = made?.bottle_id ?? 0
await house.db.insert(bottleKit).values({ kit_id: 1, parts, templates: [] }).onConflictDoNothing()
const text = (more: Partial<TextElement>): TextElement => ({
  ...{ id: 'e1', type: 'text', text: '첫 향', face: 'pretendard', size: 12, ink: 'ink' },
  ...{ align: 'center', spacing: 0, x: 25, y: 25, rotation: 0 },
  ...more,
})
const withText = (more: Partial<TextElement>): DesignDoc => ({
  ...first.doc,
  bottle_id,
  ground: 'white',
  elements: [text(more)],
})
const form = (doc: DesignDoc) => ({
  ...{ title: '답례품', doc, qty: 1, name: '최나무', email: 'tree@mail.example' },
  ...{ hp: '010-4444-9292', zip: '04524', address: '서울특별시 중구 세종대로 110' },
  ...{ privacy: true, rights: true, expected: 1 },
})

describe('words on a label', () => {
  test.each([
    ['of ten thousand letters', { text: 'a'.repeat(10_000) }, '200자까지'],
    ['of ten thousand Hangul', { text: '향'.repeat(10_000) }, '200자까지'],
    ['with an emoji', { text: '사랑해 😀' }, '없는 글자'],
    ['with a joined emoji', { text: '👩‍👩‍👧' }, '없는 글자'],
    ['in Hebrew', { text: 'שלום' }, '없는 글자'],
    ['in Arabic', { text: 'عطر' }, '없는 글자'],
    ['with a sign that turns the line around', { text: 'abc\u202Edef' }, '없는 글자'],
    ['in Hangul with a Latin face', { text: '첫 향', face: 'cormorant' as const }, '없는 글자'],
    ['in rare Han letters', { text: '𠮷' }, '없는 글자'],
  ])('%s are refused at their place, in words', async (_what, more, told) => {
    const guest = await shopper()
    const refused = await guest.refused(bottleJobs.request, { body: form(withText(more)) })
    expect(refused.status).toBe(422)
    const [[field, messages] = ['', []]] = Object.entries(refused.errors)
    expect(field).toMatch(/^doc\.elements\.0/)
    expect(messages[0]).toContain(told)
  })

  test('that cannot be printed are kept all the same: nothing typed is lost', async () => {
    const member = await shopper({ mb_id: 'bottle-bad1' })
    const doc = withText({ text: 'שלום 😀' })
    const { data } = await member.call(myBottles.keep, { body: { title: '초안', doc } })
    const params = { design_id: data.design_id }
    expect((await member.call(myBottles.show, { params })).data.doc).toEqual(doc)
  })

  test('markup is letters, not markup', async () => {
    const guest = await shopper()
    const doc = withText({ text: '<b>&</b>', size: 8 })
    const refused = await guest.refused(bottleJobs.request, { body: form(doc) })
    // printable: refused only because of the sum that was guessed
    expect(refused.status).toBe(409)
  })
})

describe('pictures', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const apng = async () => {
    const png = await blank(8, 8).png().toBuffer()
    const at = png.indexOf('IDAT') - 4
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
  }
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
  const grain = () =>
    sharp(Buffer.alloc(300 * 300 * 3, 7), { raw: { width: 300, height: 300, channels: 3 } })

  test.each([
    ['SVG with a script', async () => Buffer.from(svg), 'SVG'],
    ['SVG behind a declaration', async () => Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'SVG'],
    ['SVG called PNG', async () => Buffer.from(`\n  <!DOCTYPE svg>${svg}`), 'SVG'],
    ['60 megapixels', () => blank(10_000, 6_000).png().toBuffer(), '4천만'],
    ['a JPEG cut short', async () => half(await grain().jpeg().toBuffer()), '온전한지'],
    [
      'a PNG cut short',
      async () => half(await grain().png({ compressionLevel: 0 }).toBuffer()),
      '온전한지',
    ],
    ['an animated PNG', apng, '움직이는'],
    ['a CMYK JPEG', () => blank(50, 50).toColourspace('cmyk').jpeg().toBuffer(), 'CMYK'],
    ['a GIF', () => blank(20, 20).gif().toBuffer(), 'JPEG'],
    ['nothing', async () => Buffer.alloc(0), ''],
  ] as const)('%s is refused in words', async (_what, bytes, told) => {
    const guest = await shopper()
    const file = new File([new Uint8Array(await bytes())], 'logo.png')
    const refused = await guest.refused(bottleStudio.upload, { body: { file } })
    expect(refused.status).toBe(422)
    expect(refused.errors.file?.[0]).toContain(told)
  })
})
