import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { checkDesign, dpiOf, stopsIn } from './check-rules.ts'
import type { DesignDoc, DesignElement, TextElement } from './design-contract.ts'
import { drawLabel } from './draw-rules.ts'
import { missingIn } from './face-rules.ts'
import {
  addElement,
  begin,
  freeId,
  mostSteps,
  raiseElement,
  redo,
  snap,
  step,
  undo,
} from './history-rules.ts'
import { contrastOf } from './palette-rules.ts'
import { foilsOf, priceOf, whyBadPieces } from './price-rules.ts'
import { labelPdf } from './service/pdf.ts'
import { facesOf } from './service/studio.ts'
import { labelSvg } from './svg-rules.ts'

const faces = facesOf(parts)
const bottleAt = (at: number) => {
  const form = bottles[at]
  if (!form) throw new Error('no such bottle')
  return { ...form, bottle_id: at + 1 }
}
const templateAt = (at: number): DesignDoc => {
  const one = templates[at]
  if (!one) throw new Error('no such template')
  return one.doc
}
const bottle = bottleAt(1)
const known = { bottle, parts, faces }
const wedding = templateAt(1)
const text = (more: Partial<TextElement>): TextElement => ({
  id: 'e1',
  type: 'text',
  text: '첫 향',
  face: 'pretendard',
  size: 12,
  ink: 'ink',
  align: 'center',
  spacing: 0,
  x: 25,
  y: 25,
  rotation: 0,
  ...more,
})
const withOnly = (...elements: DesignElement[]): DesignDoc => ({
  ...wedding,
  ground: 'white',
  elements,
})
const codes = (doc: DesignDoc) => checkDesign(doc, known).map(({ code }) => code)

async function press(doc: DesignDoc, pictures = new Map<string, Buffer>()) {
  const drawing = drawLabel(doc, known)
  return Buffer.from(await labelPdf({ drawing, pictures, title: 'test', forPress: true }))
}

/** All that is drawn on the page, as operators. */
function streamsOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  return [...raw.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: word }) => {
      const from = index + word.length
      try {
        return inflateSync(pdf.subarray(from)).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}

function boxIn(pdf: Buffer, name: string): number[] {
  const found = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf.toString('latin1'))
  return (found?.[1] ?? '').trim().split(/\s+/).map(Number)
}
const mm = (points: number) => (points / 72) * 25.4

describe('the press file', () => {
  test('has its boxes in true millimetres: trim, 3 mm of bleed, and the sheet', async () => {
    const pdf = await press(wedding)
    const [trim, bleed, media] = ['TrimBox', 'BleedBox', 'MediaBox'].map((name) => boxIn(pdf, name))
    const size = (box: number[] = []) => [
      mm((box[2] ?? 0) - (box[0] ?? 0)),
      mm((box[3] ?? 0) - (box[1] ?? 0)),
    ]
    expect(size(trim)[0]).toBeCloseTo(bottle.label_w, 2)
    expect(size(trim)[1]).toBeCloseTo(bottle.label_h, 2)
    expect(size(bleed)[0]).toBeCloseTo(bottle.label_w + 6, 2)
    expect(mm((trim?.[0] ?? 0) - (bleed?.[0] ?? 0))).toBeCloseTo(3, 2)
    expect(size(media)[0]).toBeCloseTo(bottle.label_w + 26, 2)
  })

  test('carries its faces within, and prints foil on a plate of its own name', async () => {
    const pdf = await press(wedding)
    const raw = pdf.toString('latin1')
    expect(raw).toMatch(/\/FontFile[23] \d+ 0 R/)
    const names = [...raw.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+/)
    expect(raw).toMatch(/\/Separation \/Foil(#20| )Gold \/DeviceCMYK/)
    const drawn = streamsOf(pdf)
    expect(drawn).toMatch(/ cs\s+1 scn/)
    expect(drawn).toMatch(/0 0 0 0 k|0 0 0 0 scn/)
  })

  test('has trim marks outside the bleed', async () => {
    const drawn = streamsOf(await press(wedding))
    expect(drawn.match(/ l\s+S/g)?.length ?? 0).toBeGreaterThanOrEqual(8)
  })

  test('keeps a picture in the resolution it came in', async () => {
    const bytes = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#23473d' },
    })
      .png()
      .toBuffer()
    const file_id = 'a'.repeat(32)
    const picture: DesignElement = {
      id: 'e1',
      type: 'image',
      file_id,
      x: 25,
      y: 25,
      w: 40,
      h: 20,
      px: 600,
      px_h: 300,
      rotation: 0,
    }
    const pdf = await press(withOnly(picture), new Map([[file_id, bytes]]))
    expect(pdf.toString('latin1')).toMatch(/\/Width 600[\s\S]*\/Height 300/)
    expect(dpiOf(picture)).toBe(381)
  })

  test('is the same file for the same design, and its words can be read', async () => {
    const [one, other] = [await press(wedding), await press(wedding)]
    expect(one.equals(other)).toBe(true)
    const page = await (await getDocumentProxy(new Uint8Array(one))).getPage(1)
    const { items } = await page.getTextContent()
    const said = items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(said).toContain('함께해 주셔서 고맙습니다')
    expect(labelSvg(drawLabel(wedding, known))).toBe(
      labelSvg(drawLabel(structuredClone(wedding), known)),
    )
  })
})

describe('what a printer would send back', () => {
  test('templates have nothing of it', () => {
    for (const [at, { doc }] of templates.entries())
      expect(checkDesign(doc, { bottle: bottleAt(at), parts, faces }), `template ${at}`).toEqual([])
  })

  test.each([
    ['nothing at all', withOnly(), 'empty'],
    ['letters in the colour of the paper', withOnly(text({ ink: 'white' })), 'contrast'],
    ['letters under 5 pt', withOnly(text({ size: 4 })), 'size'],
    ['words over the safe edge', withOnly(text({ x: 1 })), 'safe'],
    ['Hangul in a Latin face', withOnly(text({ face: 'cormorant' })), 'glyph'],
    [
      'a picture of 100 dots',
      withOnly({
        id: 'e1',
        type: 'image',
        file_id: 'a'.repeat(32),
        x: 25,
        y: 25,
        w: 40,
        h: 40,
        px: 100,
        px_h: 100,
        rotation: 0,
      }),
      'resolution',
    ],
    ['a letter alone on its line', withOnly(text({ text: '고맙습니\n다' })), 'one_letter'],
    ['emoji', withOnly(text({ text: '사랑해 😀' })), 'glyph'],
    ['words from right to left', withOnly(text({ text: 'שלום' })), 'glyph'],
    ['six lines', withOnly(text({ text: 'aa\nbb\ncc\ndd\nee\nff', size: 6 })), 'too_many_lines'],
    ['a line of forty letters', withOnly(text({ text: 'a'.repeat(40), size: 5 })), 'too_long'],
  ] as const)('%s', (_what, doc, code) => {
    expect(codes(doc)).toContain(code)
  })

  test('every fix mends what it is for', () => {
    const all = [
      text({ ink: 'white' }),
      text({ size: 4 }),
      text({ x: 1 }),
      text({ face: 'cormorant' }),
      text({ text: '고맙습니\n다' }),
      text({ text: '사랑해 😀' }),
    ]
    for (const element of all)
      for (const { code, fix } of checkDesign(withOnly(element), known))
        if (fix) expect(codes(withOnly(fix)), code).not.toContain(code)
  })

  test('a face tells which letters it has not', () => {
    const cormorant = faces.find(({ key }) => key === 'cormorant')
    expect(missingIn('Ode 모아', cormorant)).toEqual(['모', '아'])
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 1)
    expect(stopsIn(checkDesign(withOnly(text({ ink: 'white' })), known))).toEqual([])
  })
})

describe('the price', () => {
  test.each([
    [1, 13_500, 5],
    [9, 13_500, 5],
    [10, 12_200, 6],
    [50, 10_800, 8],
    [100, 9_500, 10],
    [300, 8_400, 14],
  ])('%i pieces', (qty, unit, days) => {
    const price = priceOf(bottle, parts, { cap: 'black', finish: 'matt', elements: [] }, qty, 'krw')
    expect(price).toMatchObject({ unit, setup: 15_000, total: unit * qty + 15_000, days })
  })

  test('a foil is set up once, a cap costs with each piece', () => {
    expect(foilsOf(wedding)).toEqual(['gold'])
    const price = priceOf(bottle, parts, wedding, 10, 'krw')
    expect(price).toMatchObject({ unit: 12_200 + 600 + 250, setup: 45_000, next: { from: 50 } })
    expect(whyBadPieces(bottle, 0)).not.toBeNull()
    expect(whyBadPieces(bottle, 10_001)).not.toBeNull()
    expect(whyBadPieces(bottle, 1)).toBeNull()
  })
})

describe('the editor', () => {
  test('goes back fifty steps and forth again', () => {
    let history = begin(0)
    for (let at = 1; at <= 60; at++) history = step(history, at)
    let steps = 0
    while (history.past.length) {
      history = undo(history)
      steps++
    }
    expect([steps, history.now]).toEqual([mostSteps, 10])
    while (history.future.length) history = redo(history)
    expect(history.now).toBe(60)
  })

  test('takes one move of the hand as one step', () => {
    const moved = [1, 2, 3].reduce((all, at) => step(all, at, 'drag e1'), begin(0))
    expect(undo(moved).now).toBe(0)
  })

  test('layers, names and the middle', () => {
    const doc = addElement(withOnly(text({})), text({ id: 'e2' }))
    expect(raiseElement(doc, 'e1', 1).elements.map(({ id }) => id)).toEqual(['e2', 'e1'])
    expect(raiseElement(doc, 'e1', -1)).toBe(doc)
    expect(freeId(doc)).toBe('e3')
    expect(snap({ x: 25.4, y: 12.34 }, { w: 50, h: 50 })).toEqual({ x: 25, y: 12.3, lines: ['x'] })
  })
})
