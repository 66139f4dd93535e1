import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { differentDots, type Printed, printed, type Room } from '#test/printed.ts'
import { type DesignDoc, type FaceKey, faceKeys } from './design-contract.ts'
import { bleed, type Drawing, drawLabel, type Mark } from './draw-rules.ts'
import { faceFile } from './service/faces.ts'
import { labelPdf } from './service/pdf.ts'
import { facesOf } from './service/studio.ts'

type Line = Extract<Mark, { kind: 'text' }>
const faces = await facesOf(parts)
const sheetEdge = 10 + bleed
const wordsOf: Record<FaceKey, string[]> = {
  pretendard: ['뷁 한결 Åé', '춤추는 숲 3'],
  'pretendard-bold': ['뷁 한결 Åé', '춤추는 숲 3'],
  gowun: ['뷁 한결 & Q', '춤추는 숲 3'],
  cormorant: ['Dana & Minjun', 'Quel été 1789'],
}

function drawingOf(doc: DesignDoc): Drawing {
  const form = bottles[doc.bottle_id - 1]
  if (!form) throw new Error('no such bottle')
  return drawLabel(doc, { bottle: { ...form, bottle_id: doc.bottle_id }, parts, faces })
}

async function print(drawing: Drawing, forPress: boolean): Promise<Printed> {
  return printed(await labelPdf({ drawing, pictures: new Map(), title: 'test', forPress }))
}

/** Where a line of a label stands on the sheet, letter by letter. */
function lettersOf(line: Line): { letter: string; room: Room }[] {
  const font = create(faceFile(line.face))
  const part = line.size / font.unitsPerEm
  let left = line.x
  return [...line.text].flatMap((letter) => {
    const wide = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * part
    const from = left
    left += wide + line.spacing
    if (!letter.trim()) return []
    const top = line.y - line.size
    return [{ letter, room: turned(line, from, top, from + wide, line.y + line.size * 0.35) }]
  })
}

/** The upright room of a box that is turned with its line. */
function turned({ rotation, cx, cy }: Line, left: number, top: number, right: number, low: number) {
  const angle = (rotation * Math.PI) / 180
  const ends = [left, right].flatMap((x) => [top, low].map((y) => [x - cx, y - cy] as const))
  const xs = ends.map(([x, y]) => cx + x * Math.cos(angle) - y * Math.sin(angle) + sheetEdge)
  const ys = ends.map(([x, y]) => cy + x * Math.sin(angle) + y * Math.cos(angle) + sheetEdge)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** What of a label is blank paper where a letter should stand. */
async function blankIn(doc: DesignDoc, forPress: boolean): Promise<string[]> {
  const drawing = drawingOf(doc)
  const lines = drawing.marks.filter((mark): mark is Line => mark.kind === 'text')
  const whole = await print(drawing, forPress)
  const without = await print(
    { ...drawing, marks: drawing.marks.filter(({ kind }) => kind !== 'text') },
    forPress,
  )
  return lines.flatMap((line) =>
    lettersOf(line)
      .filter(({ room }) => differentDots(whole, without, room) < 3)
      .map(({ letter }) => `${letter} of “${line.text}” in ${line.face}`),
  )
}

describe.each([
  ['press file', true],
  ['proof', false],
] as const)('the %s, drawn by another program', (_file, forPress) => {
  test.each(templates.map(({ name, doc }) => [name, doc] as const))(
    'has ink where each letter of “%s” stands',
    async (_name, doc) => {
      expect(await blankIn(doc, forPress)).toEqual([])
    },
  )

  test.each(faceKeys)('has ink where each letter of %s stands', async (face) => {
    const [sample] = templates
    if (!sample) throw new Error('no example')
    const elements = wordsOf[face].map((text, at) => ({
      ...{ id: `e${at}`, type: 'text' as const, text, face, size: 12, ink: 'black', spacing: 0 },
      ...{ align: 'center' as const, x: 25, y: 15 + at * 15, rotation: at * 10 },
    }))
    expect(await blankIn({ ...sample.doc, ground: 'white', elements }, forPress)).toEqual([])
  })
})

test('every face for print has the letters of the one on the screen, in outlines that open', () => {
  for (const [face, name] of [
    ['gowun', 'gowun-batang'],
    ['cormorant', 'cormorant-garamond'],
  ] as const) {
    const shown = create(readFileSync(`src/shop/bottle/faces/${name}.woff2`))
    const set = create(faceFile(face))
    expect(set.characterSet).toEqual(shown.characterSet)
    // the mark of plain outlines: a woff2 begins with wOF2
    expect(faceFile(face).readUInt32BE(0)).toBe(0x10000)
  }
})
