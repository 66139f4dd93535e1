import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { bottles, parts } from '#db/seed/bottles.ts'
import { checkDesign, dpiOf, goodDpi, stopsIn } from './check-rules.ts'
import { type DesignDoc, type DesignElement, designDoc, faceKeys } from './design-contract.ts'
import { drawLabel } from './draw-rules.ts'
import { labelPdf } from './service/pdf.ts'
import { facesOf } from './service/studio.ts'
import { labelSvg } from './svg-rules.ts'

const faces = await facesOf(parts)
const [form] = bottles
if (!form) throw new Error('no bottle')
const bottle = { ...form, bottle_id: 1 }
const known = { bottle, parts, faces }

/** Numbers that look thrown and are the same in every run. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    between: (least: number, most: number) =>
      Math.round((least + next() * (most - least)) * 10) / 10,
    of<T>(all: readonly T[]): T {
      return all[Math.floor(next() * all.length)] as T // never empty
    },
  }
}

const said = ['첫 향', 'Nuit', '솔숲 No. 7', 'Dana & Minjun', '함께해 주셔서\n고맙습니다']
const inks = ['ink', 'white', 'pine', 'foil:gold', 'foil:silver']

function designOf(seed: number): DesignDoc {
  const { between, of } = dice(seed)
  const elements = Array.from({ length: 1 + (seed % 6) }, (_, at): DesignElement => {
    const place = {
      id: `e${at}`,
      x: between(5, 45),
      y: between(5, 49),
      rotation: between(-180, 180),
    }
    if (at % 3 === 2)
      return {
        ...place,
        type: 'line',
        form: of(['line', 'frame', 'dot']),
        w: between(2, 40),
        h: between(1, 30),
        stroke: between(0.3, 3),
        ink: of(inks),
      }
    return {
      ...place,
      type: 'text',
      text: of(said),
      face: of(faceKeys.filter((face) => face !== 'cormorant')),
      size: between(6, 24),
      ink: of(inks),
      align: of(['left', 'center', 'right']),
      spacing: between(-50, 200),
    }
  })
  return {
    v: 1,
    bottle_id: 1,
    cap: 'black',
    liquid: 'clear',
    finish: 'matt',
    shape: of(['rect', 'round', 'oval', 'arch']),
    ground: of(['white', 'paper', 'navy']),
    elements,
  }
}

const bytesOf = (doc: DesignDoc) =>
  labelPdf({
    drawing: drawLabel(doc, known),
    pictures: new Map(),
    title: 'same',
    forPress: true,
  })

async function wordsIn(bytes: Uint8Array): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}
const bare = (text: string) => text.replace(/\s/g, '')

describe.each(Array.from({ length: 8 }, (_, at) => at + 1))('design %i', (seed) => {
  const doc = designOf(seed)

  test('is the same drawing and the same file however often, and after a trip over the wire', async () => {
    const sent = designDoc.parse(JSON.parse(JSON.stringify(doc)))
    expect(labelSvg(drawLabel(sent, known))).toBe(labelSvg(drawLabel(doc, known)))
    const [one, other] = [await bytesOf(doc), await bytesOf(sent)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    expect(await wordsIn(one)).toBe(await wordsIn(other))
  })

  test('says on paper every word that was typed', async () => {
    const words = bare(await wordsIn(await bytesOf(doc)))
    for (const element of doc.elements)
      if (element.type === 'text')
        for (const line of element.text.split('\n')) expect(words).toContain(bare(line))
  })
})

test('another letter is another file', async () => {
  const doc = designOf(4)
  const other = {
    ...doc,
    elements: doc.elements.map((one) => (one.type === 'text' ? { ...one, text: '다른 말' } : one)),
  }
  expect(labelSvg(drawLabel(doc, known))).not.toBe(labelSvg(drawLabel(other, known)))
  expect(Buffer.from(await bytesOf(doc)).equals(Buffer.from(await bytesOf(other)))).toBe(false)
})

describe('a picture that was stretched', () => {
  const picture = {
    id: 'e1',
    type: 'image',
    file_id: 'a'.repeat(32),
    x: 25,
    y: 27,
    w: 10,
    h: 40,
    px: 600,
    px_h: 150,
    rotation: 0,
  } as const

  test('is judged by the way that has fewer dots: here its height', () => {
    expect(dpiOf(picture)).toBe(95)
    const [warning] = checkDesign({ ...designOf(1), elements: [picture] }, known)
    expect(warning).toMatchObject({ code: 'resolution', level: 'stop', params: { dpi: 95 } })
    const fix = warning?.fix
    if (fix?.type !== 'image') {
      // too small to be made good: only the customer can send another
      expect(fix).toBeNull()
      return
    }
    expect(dpiOf(fix)).toBeGreaterThanOrEqual(goodDpi)
  })

  test('large enough in both ways is no stop', () => {
    const fine = { ...picture, px_h: 480, h: 40 }
    expect(dpiOf(fine)).toBe(305)
    expect(stopsIn(checkDesign({ ...designOf(1), elements: [fine] }, known))).toEqual([])
  })
})
