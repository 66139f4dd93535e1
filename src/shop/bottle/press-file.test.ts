import { create } from 'fontkit'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { isStream, operatorsOf, type Pdf, picturesIn, readPdf } from '#test/pdf-file.ts'
import { dpiOf } from './check-rules.ts'
import type { DesignDoc, DesignElement } from './design-contract.ts'
import { drawLabel } from './draw-rules.ts'
import { labelPdf } from './service/pdf.ts'
import { facesOf } from './service/studio.ts'
import { labelSvg } from './svg-rules.ts'

const [form, wedding] = [bottles[1], templates[1]?.doc]
if (!form || !wedding) throw new Error('no sample')
const bottle = { ...form, bottle_id: 2 }
const known = { bottle, parts, faces: await facesOf(parts) }

async function bytesOf(doc: DesignDoc, pictures = new Map<string, Buffer>()) {
  const drawing = drawLabel(doc, known)
  return Buffer.from(await labelPdf({ drawing, pictures, title: 'test', forPress: true }))
}
const press = async (...given: Parameters<typeof bytesOf>) => readPdf(await bytesOf(...given))

function drawnIn(pdf: Pdf) {
  const content = pdf.at(pdf.page, 'Contents')
  if (!isStream(content)) throw new Error('nothing is drawn')
  return operatorsOf(content.bytes)
}

const mm = (points: number) => (points / 72) * 25.4
function boxIn(pdf: Pdf, name: string) {
  const box = pdf.at(pdf.page, name)
  const [left = 0, below = 0, right = 0, above = 0] = Array.isArray(box) ? box.map(Number) : []
  return { left: mm(left), below: mm(below), width: mm(right - left), height: mm(above - below) }
}

describe('the press file, read by its own table', () => {
  test('has its boxes in true millimetres: trim, 3 mm of bleed all around, and the sheet', async () => {
    const pdf = await press(wedding)
    const [trim, bleed, media] = ['TrimBox', 'BleedBox', 'MediaBox'].map((one) => boxIn(pdf, one))
    expect(trim?.width).toBeCloseTo(bottle.label_w, 2)
    expect(trim?.height).toBeCloseTo(bottle.label_h, 2)
    expect(bleed?.width).toBeCloseTo(bottle.label_w + 6, 2)
    expect(bleed?.height).toBeCloseTo(bottle.label_h + 6, 2)
    expect((trim?.left ?? 0) - (bleed?.left ?? 0)).toBeCloseTo(3, 2)
    expect((trim?.below ?? 0) - (bleed?.below ?? 0)).toBeCloseTo(3, 2)
    expect(media?.width).toBeCloseTo(bottle.label_w + 26, 2)
    expect(media?.left).toBe(0)
  })

  test('carries every face within, as a font that opens and has its letters', async () => {
    const pdf = await press(wedding)
    const fonts = pdf.at(pdf.page, 'Resources', 'Font')
    const names = fonts instanceof Map ? [...fonts.keys()] : []
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) {
      const font = pdf.at(fonts, name, 'DescendantFonts', 0)
      // six letters before the name say that it is a part of the face
      expect(pdf.at(font, 'BaseFont')).toMatch(/^\/[A-Z]{6}\+/)
      const told = pdf.at(font, 'FontDescriptor')
      const [truetype, cff] = [pdf.at(told, 'FontFile2'), pdf.at(told, 'FontFile3')]
      const file = isStream(truetype) ? truetype : cff
      if (!isStream(file)) throw new Error(`${name} is not within`)
      expect(file.bytes.length).toBeGreaterThan(500)
      if (isStream(truetype)) expect(glyphsIn(truetype.bytes)).toBeGreaterThan(2)
    }
    // nothing is set in a face that the page does not name
    const set = drawnIn(pdf).flatMap((one) => (one.name === 'Tf' ? [String(one.given[0])] : []))
    expect(set.length).toBeGreaterThan(0)
    for (const name of set) expect(names).toContain(name.slice(1))
  })

  test('prints foil whole, on a plate of its own name, and everything else in four colours', async () => {
    const pdf = await press(wedding)
    const spaces = pdf.at(pdf.page, 'Resources', 'ColorSpace')
    const plates = spaces instanceof Map ? [...spaces.keys()] : []
    const foil = plates.find((one) => pdf.at(spaces, one, 1) === '/Foil Gold')
    expect(pdf.at(spaces, foil ?? '', 0)).toBe('/Separation')
    expect(pdf.at(spaces, foil ?? '', 2)).toBe('/DeviceCMYK')
    const drawn = drawnIn(pdf)
    const chosen = drawn.findIndex(({ name, given }) => name === 'cs' && given[0] === `/${foil}`)
    expect(drawn[chosen + 1]).toEqual({ name: 'scn', given: [1] })
    // no letter and no ground in the colours of a screen
    expect(drawn.filter(({ name }) => ['rg', 'RG', 'g', 'G'].includes(name))).toEqual([])
    for (const { name, given } of drawn)
      if (name === 'cs' || name === 'CS')
        expect(['/DeviceCMYK', ...plates.map((one) => `/${one}`)]).toContain(given[0])
  })

  test.each(['rect', 'round', 'oval', 'arch'] as const)(
    'has its marks on every plate and the way of the die (%s) on one of its own',
    async (shape) => {
      const pdf = await press({ ...wedding, shape })
      const spaces = pdf.at(pdf.page, 'Resources', 'ColorSpace')
      const plate = (name: string) =>
        spaces instanceof Map
          ? `/${[...spaces.keys()].find((one) => pdf.at(spaces, one, 1) === name)}`
          : ''
      const [every, cut] = [plate('/All'), plate('/CutContour')]
      let now = ''
      const strokes = drawnIn(pdf).flatMap(({ name, given }) => {
        if (name === 'CS') now = String(given[0])
        return name === 'S' ? [now] : []
      })
      // eight trim marks, four crosses of two lines and a ring; then the label, then the die
      expect(strokes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => every))
      expect(strokes.filter((one) => one === cut)).toEqual([cut])
      expect(strokes.at(-1)).toBe(cut)
      const overprint = pdf.at(pdf.page, 'Resources', 'ExtGState', 'Over')
      expect(pdf.at(overprint, 'OP')).toBe(true)
    },
  )

  test('has its eight trim marks outside the bleed', async () => {
    const pdf = await press(wedding)
    const drawn = drawnIn(pdf)
    const bleed = boxIn(pdf, 'BleedBox')
    const begun = drawn.flatMap(({ name, given }, at) => {
      const next = drawn[at + 1]
      return name === 'm' && next?.name === 'l'
        ? [[given, next.given].map((one) => one.map((point) => mm(Number(point))))]
        : []
    })
    const outside = begun.filter((ends) =>
      ends.every(([x = 0, y = 0]) => {
        const within =
          x > bleed.left &&
          x < bleed.left + bleed.width &&
          y > bleed.below &&
          y < bleed.below + bleed.height
        return !within
      }),
    )
    expect(outside.length).toBeGreaterThanOrEqual(8)
  })

  test('prints a picture at the dots that the check told, pixel by pixel as it came', async () => {
    const create = { width: 600, height: 300, channels: 3, background: '#23473d' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const file_id = 'a'.repeat(32)
    const picture: DesignElement = {
      ...{ id: 'e1', type: 'image', file_id, px: 600, px_h: 300, rotation: 30 },
      ...{ x: 25, y: 25, w: 40, h: 20 },
    }
    const pdf = await press(
      { ...wedding, ground: 'white', elements: [picture] },
      new Map([[file_id, bytes]]),
    )
    const [drawn] = picturesIn(drawnIn(pdf))
    const image = pdf.at(pdf.page, 'Resources', 'XObject', drawn?.name.slice(1) ?? '')
    expect([pdf.at(image, 'Width'), pdf.at(image, 'Height')]).toEqual([600, 300])
    expect(mm(drawn?.width ?? 0)).toBeCloseTo(40, 1)
    const dots = 600 / ((drawn?.width ?? 0) / 72)
    expect(Math.round(dots)).toBe(dpiOf(picture))
    expect(dots).toBeGreaterThan(300)
  })
})

test('the same design is the same drawing and the same file, and its words can be read', async () => {
  const [one, other] = [await bytesOf(wedding), await bytesOf(structuredClone(wedding))]
  expect(one.equals(other)).toBe(true)
  const page = await (await getDocumentProxy(new Uint8Array(one))).getPage(1)
  const { items } = await page.getTextContent()
  const said = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(said).toContain('함께해 주셔서 고맙습니다')
  expect(labelSvg(drawLabel(wedding, known))).toBe(
    labelSvg(drawLabel(structuredClone(wedding), known)),
  )
})

function glyphsIn(bytes: Buffer): number {
  const font = create(bytes)
  return 'numGlyphs' in font ? Number(font.numGlyphs) : 0
}
