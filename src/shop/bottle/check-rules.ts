import {
  type Bottle,
  type BottlePart,
  type DesignDoc,
  type DesignElement,
  type Face,
  mostLetters,
  mostLines,
  type TextElement,
} from './design-contract.ts'
import { faceOf, roomOf, safe } from './draw-rules.ts'
import { missingIn } from './face-rules.ts'
import { contrastOf, inkOf } from './palette-rules.ts'

export const leastPoints = 5
export const leastStroke = 0.25
export const goodDpi = 300
export const stopDpi = 150
export const leastContrast = 3

export type WarningCode =
  | 'empty'
  | 'contrast'
  | 'size'
  | 'stroke'
  | 'safe'
  | 'resolution'
  | 'glyph'
  | 'one_letter'
  | 'too_long'
  | 'too_many_lines'

export type Warning = {
  code: WarningCode
  element: string | null
  /** a stop cannot be ordered; an amber one can */
  level: 'stop' | 'amber'
  params: Record<string, string | number>
  /** what mends it in one press; null when only the customer can */
  fix: DesignElement | null
}

type Known = { bottle: Bottle; parts: readonly BottlePart[]; faces: readonly Face[] }

/** All that a printer would send back, before it gets there. */
export function checkDesign(doc: DesignDoc, known: Known): Warning[] {
  const filled = doc.elements.filter((one) => one.type !== 'text' || one.text.trim() !== '')
  if (!filled.length)
    return [{ code: 'empty', element: null, level: 'stop', params: {}, fix: null }]
  return filled.flatMap((element) => [
    ...(element.type === 'text' ? checkText(element, known) : []),
    ...('ink' in element ? checkContrast(element, doc, known) : []),
    ...(element.type === 'image' ? checkPicture(element) : []),
    ...(element.type === 'line' && element.form !== 'dot' && element.stroke < leastStroke
      ? [
          warn(
            'stroke',
            element,
            'amber',
            { least: leastStroke },
            { ...element, stroke: leastStroke },
          ),
        ]
      : []),
    ...checkSafe(element, known),
  ])
}

export function stopsIn(warnings: readonly Warning[]): Warning[] {
  return warnings.filter(({ level }) => level === 'stop')
}

function warn(
  code: WarningCode,
  element: DesignElement,
  level: Warning['level'],
  params: Warning['params'],
  fix: DesignElement | null,
): Warning {
  return { code, element: element.id, level, params, fix }
}

function checkText(element: TextElement, { faces }: Known): Warning[] {
  const lines = element.text.split('\n')
  const missing = missingIn(element.text, faceOf(element.face, faces))
  const long = lines.find((line) => [...line].length > mostLetters)
  const lone = lines.findIndex((line, at) => at > 0 && [...line.trim()].length === 1)
  return [
    ...(element.size < leastPoints
      ? [warn('size', element, 'stop', { least: leastPoints }, { ...element, size: leastPoints })]
      : []),
    ...(missing.length
      ? [
          warn(
            'glyph',
            element,
            'stop',
            { letters: missing.slice(0, 8).join(' ') },
            withGlyphs(element, faces),
          ),
        ]
      : []),
    ...(lines.length > mostLines
      ? [warn('too_many_lines', element, 'stop', { most: mostLines }, null)]
      : []),
    ...(long !== undefined ? [warn('too_long', element, 'stop', { most: mostLetters }, null)] : []),
    ...(lone > 0
      ? [warn('one_letter', element, 'amber', {}, { ...element, text: joined(lines, lone) })]
      : []),
  ]
}

function joined(lines: readonly string[], lone: number): string {
  return lines
    .flatMap((line, at) =>
      at === lone
        ? []
        : at === lone - 1
          ? [`${line.trimEnd()} ${lines[lone]?.trim() ?? ''}`]
          : [line],
    )
    .join('\n')
}

/** In a face that has all its letters, else without those that no face has. */
function withGlyphs(element: TextElement, faces: readonly Face[]): TextElement {
  const other = faces.find((face) => !missingIn(element.text, face).length)
  if (other) return { ...element, face: other.key }
  const rich = faces.find(({ key }) => key === 'pretendard') ?? faceOf(element.face, faces)
  const missing = new Set(missingIn(element.text, rich))
  const text = [...element.text].filter((letter) => !missing.has(letter)).join('')
  return { ...element, face: rich?.key ?? element.face, text }
}

function checkContrast(
  element: Extract<DesignElement, { ink: string }>,
  doc: DesignDoc,
  { parts }: Known,
): Warning[] {
  const ground = inkOf(doc.ground, parts).hex
  const ratio = contrastOf(inkOf(element.ink, parts).hex, ground)
  if (ratio >= leastContrast) return []
  const ink = contrastOf(inkOf('ink', parts).hex, ground) >= leastContrast ? 'ink' : 'white'
  return [warn('contrast', element, 'amber', { ratio: ratio.toFixed(1) }, { ...element, ink })]
}

type Printed = { px: number; w: number; px_h?: number; h?: number }

/** Dots on an inch of paper, the way that has fewer: a picture may be stretched. */
export function dpiOf({ px, w, px_h = 0, h = 0 }: Printed): number {
  const across = px / (w / 25.4)
  return Math.round(px_h > 0 && h > 0 ? Math.min(across, px_h / (h / 25.4)) : across)
}

function checkPicture(element: Extract<DesignElement, { type: 'image' }>): Warning[] {
  const dpi = dpiOf(element)
  if (dpi >= goodDpi) return []
  const good = { w: tenthBelow(element.px), h: tenthBelow(element.px_h) }
  // of a stretched picture the way that is too coarse is made right, and the other with it
  const scale = Math.min(good.w / element.w, element.px_h ? good.h / element.h : 1)
  const w = Math.floor(element.w * scale * 10) / 10
  const h = Math.floor((element.h / element.w) * w * 10) / 10
  const fix = w >= 4 && h >= 2 ? { ...element, w, h } : null
  return [warn('resolution', element, dpi < stopDpi ? 'stop' : 'amber', { dpi }, fix)]
}

/** How many millimetres so many pixels fill well. */
const tenthBelow = (px: number) => Math.floor((px / goodDpi) * 254) / 10

function checkSafe(element: DesignElement, { bottle, faces }: Known): Warning[] {
  // what is meant to run over the edge is a ground or a rule of its own
  if (element.type === 'line' && element.form === 'line' && element.w >= bottle.label_w) return []
  const { left, top, width, height } = roomOf(element, faces)
  const [right, below] = [left + width, top + height]
  const [w, h] = [bottle.label_w, bottle.label_h]
  const slack = 0.05
  if (
    left >= safe - slack &&
    top >= safe - slack &&
    right <= w - safe + slack &&
    below <= h - safe + slack
  )
    return []
  return [warn('safe', element, 'amber', { safe }, within(element, { width, height }, w, h))]
}

/** Moved inside, and made smaller where it would not fit. */
function within(
  element: DesignElement,
  { width, height }: { width: number; height: number },
  w: number,
  h: number,
): DesignElement {
  const scale = Math.min(1, (w - safe * 2) / width, (h - safe * 2) / height)
  const half = { x: (width * scale) / 2, y: (height * scale) / 2 }
  const x = clamp(element.x, safe + half.x, w - safe - half.x)
  const y = clamp(element.y, safe + half.y, h - safe - half.y)
  const at = { x: tenth(x), y: tenth(y) }
  if (scale === 1) return { ...element, ...at }
  if (element.type === 'text')
    return {
      ...element,
      ...at,
      size: Math.max(leastPoints, Math.floor(element.size * scale * 10) / 10),
    }
  return {
    ...element,
    ...at,
    w: Math.max(2, Math.floor(element.w * scale * 10) / 10),
    h:
      element.type === 'line' && element.form === 'line'
        ? element.h
        : Math.max(2, Math.floor(element.h * scale * 10) / 10),
  }
}

const clamp = (value: number, least: number, most: number) =>
  most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value))
const tenth = (value: number) => Math.round(value * 10) / 10
