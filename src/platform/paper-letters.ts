import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import type { Pdf } from './pdf.ts'

/** The shop's own face, plain and bold. */
export type PaperFace = 'plain' | 'bold'
/** What stands in where it lacks a letter, the first that has it: Chinese characters, then other scripts that run. */
const standIns = ['han', 'han-more', 'thai', 'hebrew', 'arabic'] as const
type Face = PaperFace | (typeof standIns)[number]
type Run = { face: Face; text: string }
type Options = {
  width?: number
  align?: 'left' | 'right' | 'center'
  lineGap?: number
  lineBreak?: boolean
}

const bytes = new Map<Face, Buffer>()
const opened = new Map<Face, Font>()

/** The file of a face, read once, and the rare ones only when a paper has such a letter. */
export function paperFace(face: Face): Buffer {
  const kept = bytes.get(face) ?? readFace(face)
  bytes.set(face, kept)
  return kept
}

function readFace(face: Face): Buffer {
  if (face !== 'plain' && face !== 'bold')
    return brotliDecompressSync(
      readFileSync(path.join('src', 'platform', 'faces', `${face}.ttf.br`)),
    )
  const weight = face === 'bold' ? 'Bold' : 'Regular'
  return readFileSync(
    createRequire(import.meta.url).resolve(
      `pretendard/dist/public/static/Pretendard-${weight}.otf`,
    ),
  )
}

function has(face: Face, code: number): boolean {
  const kept = opened.get(face)
  const font = kept ?? (create(paperFace(face)) as Font) // none of them is a collection
  opened.set(face, font)
  return font.hasGlyphForCodePoint(code)
}

/** What nearly every paper is made of: no file has to be asked for it. */
const common = /^[\s\x21-\x7e가-힣·×–—‘’“”…₩]*$/
/** Marks and joiners belong to the letter before them. */
const joined = /^(?:\p{M}|\u200c|\u200d|\ufe0f)$/u

function faceOf(letter: string, base: PaperFace): Face | null {
  if (common.test(letter)) return base
  const code = letter.codePointAt(0) ?? 0
  return ([base, ...standIns] as const).find((face) => has(face, code)) ?? null
}

/** The letters of a text that no face has, each once. */
export function missingOnPaper(text: string): string[] {
  if (common.test(text)) return []
  return [...new Set(text.normalize('NFC'))].filter(
    (letter) => !joined.test(letter) && faceOf(letter, 'plain') === null,
  )
}

/** A text cut where the face changes. A blank is the base face's, but between two words from right to left, which are turned together. */
function runsOf(text: string, base: PaperFace): Run[] {
  const runs: Run[] = []
  const letters = [...text.normalize('NFC')]
  for (const [at, letter] of letters.entries()) {
    const last = runs.at(-1)
    if (last && joined.test(letter)) last.text += letter
    else {
      const face =
        letter === ' ' ? blankFace(last, letters[at + 1], base) : (faceOf(letter, base) ?? base)
      if (last?.face === face) last.text += letter
      else runs.push({ face, text: letter })
    }
  }
  return runs
}

function blankFace(last: Run | undefined, next: string | undefined, base: PaperFace): Face {
  const turned = last?.face === 'hebrew' || last?.face === 'arabic'
  return turned && next && faceOf(next, base) === last.face ? last.face : base
}

/** Writes like `doc.text`, in the base face and whatever else the letters need. */
export function write(
  doc: Pdf,
  base: PaperFace,
  text: string,
  [x, y]: readonly [x: number, y: number],
  options: Options = {},
): Pdf {
  use(doc, base)
  if (runsOf(text, base).every(({ face }) => face === base)) return doc.text(text, x, y, options)
  const step = doc.currentLineHeight(true) + (options.lineGap ?? 0)
  const ascent = ascentOf(base, sizeOf(doc))
  const lines = linesOf(doc, base, text, options)
  lines.forEach((line, at) => {
    const free = (options.width ?? 0) - widthOf(doc, base, line)
    const room = options.align === 'right' ? free : options.align === 'center' ? free / 2 : 0
    let left = x + Math.max(0, room)
    for (const run of runsOf(line, base)) {
      use(doc, run.face)
      // whole, so that what is written from right to left is turned as one
      const asOne = { lineBreak: false, baseline: 'alphabetic' as const, features: [] }
      doc.text(run.text, left, y + at * step + ascent, asOne)
      left += doc.widthOfString(run.text, { features: [] })
    }
  })
  use(doc, base)
  doc.x = x
  doc.y = y + lines.length * step
  return doc
}

/** How high `write` will write it. */
export function heightOf(doc: Pdf, base: PaperFace, text: string, options: Options): number {
  use(doc, base)
  if (runsOf(text, base).every(({ face }) => face === base))
    return doc.heightOfString(text, options)
  const step = doc.currentLineHeight(true) + (options.lineGap ?? 0)
  return linesOf(doc, base, text, options).length * step
}

const registered = new WeakMap<Pdf, Set<Face>>()

function use(doc: Pdf, face: Face) {
  const known = registered.get(doc) ?? new Set<Face>()
  registered.set(doc, known)
  if (!known.has(face)) doc.registerFont(face, paperFace(face))
  known.add(face)
  doc.font(face)
}

function widthOf(doc: Pdf, base: PaperFace, text: string): number {
  const width = runsOf(text, base).reduce((sum, run) => {
    use(doc, run.face)
    return sum + doc.widthOfString(run.text, { features: [] })
  }, 0)
  use(doc, base)
  return width
}

/** Lines that fit: broken at blanks, and within a word where it is longer than a line, as scripts without blanks are. */
function linesOf(doc: Pdf, base: PaperFace, text: string, { width, lineBreak }: Options): string[] {
  const paragraphs = text.split('\n')
  if (!width || lineBreak === false) return paragraphs
  return paragraphs.flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const part of paragraph.split(/(?<= )|(?=[\p{Script=Han}])/u)) {
      if (line && widthOf(doc, base, (line + part).trimEnd()) > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += part
    }
    return [...lines, line.trimEnd()]
  })
}

// pdfkit keeps the size to itself and tells what it makes of it
function sizeOf(doc: Pdf): number {
  return doc.currentLineHeight(false) / lineOf('plain')
}

function fontOf(face: PaperFace): Font {
  has(face, 0x20)
  return opened.get(face) as Font // asked for just now
}

const lineOf = (face: PaperFace) =>
  (fontOf(face).ascent - fontOf(face).descent) / fontOf(face).unitsPerEm
const ascentOf = (face: PaperFace, size: number) =>
  (fontOf(face).ascent / fontOf(face).unitsPerEm) * size
