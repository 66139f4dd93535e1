import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { checkDesign, stopsIn } from './check-rules.ts'
import type { DesignDoc, DesignElement, TextElement } from './design-contract.ts'
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
import { facesOf } from './service/studio.ts'

const faces = await facesOf(parts)
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
