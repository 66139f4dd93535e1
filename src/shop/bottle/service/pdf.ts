import { startOfKoreanDay } from '#kernel/korean-time.ts'
import { openPdf, type Pdf } from '#platform/pdf.ts'
import type { FaceKey } from '#shop/bottle/design-contract.ts'
import { bleed, type Drawing, type Mark } from '#shop/bottle/draw-rules.ts'
import type { Ink } from '#shop/bottle/palette-rules.ts'
import { faceFile } from './faces.ts'

const points = 72 / 25.4
/** Room for the trim marks around the bleed. */
const slug = 10
const markLength = 5

export type Pictures = ReadonlyMap<string, Buffer>
// the types of pdfkit do not know its plates yet
type Doc = Pdf & {
  addSpotColor(name: string, c: number, m: number, y: number, k: number): void
  addContent(operators: string): void
}
/** The plate that is all plates: what is set in it comes out on each, also on those of foils. */
const everyPlate = 'All'
/** The name by which printers' programs know the line of a die. */
const cutPlate = 'CutContour'
type Paper = {
  drawing: Drawing
  pictures: Pictures
  title: string
  /** plates for foils and CMYK, with bleed and trim marks; a proof shows colours as a screen does */
  forPress: boolean
}

// pdfkit writes the day into the file: a fixed one, so that the same design gives the same bytes
const noDay = startOfKoreanDay('2000-01-01')

/** The label as PDF in true millimetres. The same drawing gives the same file. */
export async function labelPdf({ drawing, pictures, title, forPress }: Paper): Promise<Uint8Array> {
  const edge = slug + bleed
  const size: [number, number] = [(drawing.w + edge * 2) * points, (drawing.h + edge * 2) * points]
  const pdf = await openPdf({
    size,
    margin: 0,
    compress: true,
    info: { Title: title, CreationDate: noDay, ModDate: noDay },
  })
  const doc = pdf.doc as Doc // see its type
  setBoxes(doc, drawing)
  for (const ink of inksOf(drawing)) if (ink.spot) doc.addSpotColor(ink.spot, ...ink.cmyk)
  if (forPress) {
    doc.addSpotColor(everyPlate, 100, 100, 100, 100)
    doc.addSpotColor(cutPlate, 0, 100, 0, 0)
    trimMarks(doc, drawing)
  }
  doc.save()
  doc.scale(points).translate(edge, edge)
  if (forPress) doc.rect(-bleed, -bleed, drawing.w + bleed * 2, drawing.h + bleed * 2).clip()
  else doc.path(drawing.outline).clip()
  fill(doc, drawing.ground, forPress)
  doc.rect(-bleed, -bleed, drawing.w + bleed * 2, drawing.h + bleed * 2).fill()
  for (const mark of drawing.marks) drawMark(doc, mark, pictures, forPress)
  doc.restore()
  if (forPress) cutLine(doc, drawing, edge)
  else outline(doc, drawing, edge)
  doc.end()
  return pdf.bytes
}

/** The cut is Trim, the paper beyond it Bleed, the sheet Media. PDF counts from below. */
function setBoxes(doc: Doc, { w, h }: Drawing) {
  const box = (from: number, wide: number, high: number) =>
    [from, from, from + wide, from + high].map((mm) => Math.round(mm * points * 1000) / 1000)
  const page = doc.page.dictionary.data as Record<string, unknown> // what stands in the file of a page, by its names
  page.TrimBox = box(slug + bleed, w, h)
  page.BleedBox = box(slug, w + bleed * 2, h + bleed * 2)
  page.ArtBox = page.TrimBox
}

function inksOf({ ground, marks }: Drawing): Ink[] {
  const all = [ground, ...marks.flatMap((mark) => ('ink' in mark ? [mark.ink] : []))]
  return [...new Map(all.map((ink) => [ink.spot ?? ink.hex, ink])).values()]
}

function fill(doc: Doc, ink: Ink, forPress: boolean) {
  if (!forPress) doc.fillColor(ink.hex)
  else if (ink.spot) doc.fillColor(ink.spot)
  else doc.fillColor([...ink.cmyk])
}

function stroke(doc: Doc, ink: Ink, forPress: boolean) {
  if (!forPress) doc.strokeColor(ink.hex)
  else if (ink.spot) doc.strokeColor(ink.spot)
  else doc.strokeColor([...ink.cmyk])
}

function drawMark(doc: Doc, mark: Mark, pictures: Pictures, forPress: boolean) {
  doc.save()
  if (mark.rotation) doc.rotate(mark.rotation, { origin: [mark.cx, mark.cy] })
  if (mark.kind === 'text') writeLine(doc, mark, forPress)
  else if (mark.kind === 'image') {
    const bytes = pictures.get(mark.file_id)
    if (bytes) doc.image(bytes, mark.x, mark.y, { width: mark.w, height: mark.h })
  } else if (mark.kind === 'dot') {
    fill(doc, mark.ink, forPress)
    doc.ellipse(mark.cx, mark.cy, mark.w / 2, mark.h / 2).fill()
  } else {
    stroke(doc, mark.ink, forPress)
    doc.lineWidth(mark.stroke)
    if (mark.kind === 'line') doc.moveTo(mark.x, mark.cy).lineTo(mark.x + mark.w, mark.cy)
    else doc.rect(mark.x, mark.y, mark.w, mark.h)
    doc.stroke()
  }
  doc.restore()
}

const registered = new WeakMap<Doc, Set<FaceKey>>()

function writeLine(doc: Doc, mark: Extract<Mark, { kind: 'text' }>, forPress: boolean) {
  if (!mark.text.trim()) return
  const known = registered.get(doc) ?? new Set<FaceKey>()
  registered.set(doc, known)
  if (!known.has(mark.face)) doc.registerFont(mark.face, faceFile(mark.face))
  known.add(mark.face)
  fill(doc, mark.ink, forPress)
  doc.font(mark.face).fontSize(mark.size)
  doc.text(mark.text, mark.x, mark.y, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: mark.spacing,
    features: { kern: false, liga: false } as unknown as [], // fontkit takes switches as well as names
  })
}

/** Eight short lines at the corners of the cut and a cross at the middle of each side, outside the bleed, on every plate. */
function trimMarks(doc: Doc, { w, h }: Drawing) {
  const edge = slug + bleed
  const [wide, high] = [w + edge * 2, h + edge * 2]
  doc.save()
  doc.lineWidth(0.25).strokeColor(everyPlate)
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    doc
      .moveTo(x1 * points, y1 * points)
      .lineTo(x2 * points, y2 * points)
      .stroke()
  const start = slug - 1
  for (const x of [edge, edge + w]) {
    line(x, start - markLength, x, start)
    line(x, high - start, x, high - start + markLength)
  }
  for (const y of [edge, edge + h]) {
    line(start - markLength, y, start, y)
    line(wide - start, y, wide - start + markLength, y)
  }
  const [middle, arm] = [start - markLength / 2, markLength / 2]
  for (const [x, y] of [
    [wide / 2, middle],
    [wide / 2, high - middle],
    [middle, high / 2],
    [wide - middle, high / 2],
  ] as const) {
    line(x - arm, y, x + arm, y)
    line(x, y - arm, x, y + arm)
    doc.circle(x * points, y * points, (arm / 2) * points).stroke()
  }
  doc.restore()
}

/** The way of the die, on a plate of its own that leaves what lies below it whole. */
function cutLine(doc: Doc, drawing: Drawing, edge: number) {
  const over = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 })
  over.end('')
  const page = doc.page as unknown as { ext_gstates: Record<string, unknown> } // pdfkit types its page without it
  page.ext_gstates.Over = over
  doc.save()
  doc.addContent('/Over gs')
  doc.scale(points).translate(edge, edge)
  doc.lineWidth(0.25 / points).strokeColor(cutPlate)
  doc.path(drawing.outline).stroke()
  doc.restore()
}

/** On a proof the cut is a thin line. */
function outline(doc: Doc, drawing: Drawing, edge: number) {
  doc.save()
  doc.scale(points).translate(edge, edge)
  doc.lineWidth(0.1).strokeColor('#857b6d').path(drawing.outline).stroke()
  doc.restore()
}
