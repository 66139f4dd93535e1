import type {
  Bottle,
  BottlePart,
  DesignDoc,
  Face,
  FaceKey,
  ShapeKey,
  TextElement,
} from './design-contract.ts'
import { type Ink, inkOf } from './palette-rules.ts'

export const mmPerPoint = 25.4 / 72
/** Beyond the cut, so that no white edge shows. */
export const bleed = 3
/** Inside the cut, where nothing that is read may stand. */
export const safe = 2
const lineHeight = 1.35

type Turned = { rotation: number; cx: number; cy: number; id: string }
/** One thing on the label, in millimetres from its upper left corner. Screen, proof and press file draw these and nothing else. */
export type Mark =
  | (Turned & {
      kind: 'text'
      text: string
      face: FaceKey
      /** of the line's start, on the baseline */
      x: number
      y: number
      size: number
      spacing: number
      ink: Ink
    })
  | (Turned & { kind: 'image'; file_id: string; x: number; y: number; w: number; h: number })
  | (Turned & {
      kind: 'line' | 'frame' | 'dot'
      x: number
      y: number
      w: number
      h: number
      stroke: number
      ink: Ink
    })

export type Drawing = {
  w: number
  h: number
  /** the cut, as a path */
  outline: string
  ground: Ink
  marks: Mark[]
}

type Known = { bottle: Bottle; parts: readonly BottlePart[]; faces: readonly Face[] }

const round = (value: number) => Math.round(value * 1000) / 1000

/** The label as marks: the same design gives the same marks. */
export function drawLabel(doc: DesignDoc, { bottle, parts, faces }: Known): Drawing {
  const marks = doc.elements.flatMap((element): Mark[] => {
    const turned = {
      id: element.id,
      rotation: element.rotation,
      cx: round(element.x),
      cy: round(element.y),
    }
    if (element.type === 'text') {
      const { left, top, lines } = textBox(element, faces)
      const face = faceOf(element.face, faces)
      const size = element.size * mmPerPoint
      return lines.map(({ text, offset }, at) => ({
        ...turned,
        kind: 'text' as const,
        text,
        face: element.face,
        x: round(left + offset),
        y: round(top + baseline(face, size) + at * size * lineHeight),
        size: round(size),
        spacing: round((size * element.spacing) / 1000),
        ink: inkOf(element.ink, parts),
      }))
    }
    const box = { x: round(element.x - element.w / 2), y: round(element.y - element.h / 2) }
    if (element.type === 'image')
      return [
        { ...turned, ...box, kind: 'image', file_id: element.file_id, w: element.w, h: element.h },
      ]
    return [
      {
        ...turned,
        ...box,
        kind: element.form,
        w: element.w,
        h: element.h,
        stroke: round(element.stroke * mmPerPoint),
        ink: inkOf(element.ink, parts),
      },
    ]
  })
  const { label_w: w, label_h: h } = bottle
  return { w, h, outline: outlineOf(doc.shape, w, h), ground: inkOf(doc.ground, parts), marks }
}

/** The cut of a label as a path. */
export function outlineOf(shape: ShapeKey, w: number, h: number): string {
  if (shape === 'oval') {
    const [rx, ry] = [w / 2, h / 2]
    return `M0 ${ry} A${rx} ${ry} 0 0 1 ${w} ${ry} A${rx} ${ry} 0 0 1 0 ${ry} Z`
  }
  if (shape === 'arch') {
    const top = round(Math.min(w / 2, h / 2))
    return `M0 ${h} L0 ${top} A${w / 2} ${top} 0 0 1 ${w} ${top} L${w} ${h} Z`
  }
  const r = shape === 'round' ? round(Math.min(w, h) * 0.12) : 0
  if (r === 0) return `M0 0 L${w} 0 L${w} ${h} L0 ${h} Z`
  return `M${r} 0 L${w - r} 0 A${r} ${r} 0 0 1 ${w} ${r} L${w} ${h - r} A${r} ${r} 0 0 1 ${w - r} ${h} L${r} ${h} A${r} ${r} 0 0 1 0 ${h - r} L0 ${r} A${r} ${r} 0 0 1 ${r} 0 Z`
}

export function faceOf(key: FaceKey, faces: readonly Face[]): Face | undefined {
  return faces.find((face) => face.key === key)
}

// where the letters of a line stand within its height
function baseline(face: Face | undefined, size: number): number {
  const { ascent, descent } = face ?? { ascent: 0.95, descent: 0.25 }
  return (size * (lineHeight + ascent - descent)) / 2
}

type Box = { left: number; top: number; width: number; height: number }

/** The room a text takes, and where its lines begin in it. */
export function textBox(
  { text, face, size, spacing, align, x, y }: TextElement,
  faces: readonly Face[],
): Box & { lines: { text: string; offset: number; width: number }[] } {
  const known = faceOf(face, faces)
  const mm = size * mmPerPoint
  const lines = text
    .split('\n')
    .map((line) => ({ text: line, width: widthOf(line, known, mm, spacing) }))
  const width = Math.max(...lines.map((line) => line.width))
  const height = lines.length * mm * lineHeight
  const room = { left: 0, center: 0.5, right: 1 }[align]
  return {
    left: x - width / 2,
    top: y - height / 2,
    width,
    height,
    lines: lines.map((line) => ({ ...line, offset: (width - line.width) * room })),
  }
}

function widthOf(line: string, face: Face | undefined, size: number, spacing: number): number {
  const letters = [...line]
  const sum = letters.reduce(
    (all, letter) => all + letterWidth(letter.codePointAt(0) ?? 0, face),
    0,
  )
  return sum * size + (Math.max(0, letters.length - 1) * size * spacing) / 1000
}

function letterWidth(code: number, face: Face | undefined): number {
  if (code >= 0x20 && code <= 0x7e) return face?.latin[code - 0x20] ?? 0.55
  return code >= 0x1100 ? (face?.hangul ?? 0.9) : 0.55
}

/** The room any element takes before it is turned. */
export function boxOf(element: DesignDoc['elements'][number], faces: readonly Face[]): Box {
  if (element.type === 'text') return textBox(element, faces)
  const { x, y, w, h } = element
  return { left: x - w / 2, top: y - h / 2, width: w, height: h }
}

/** The upright room of a turned element. */
export function roomOf(element: DesignDoc['elements'][number], faces: readonly Face[]): Box {
  const { width, height } = boxOf(element, faces)
  const angle = (element.rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const w = width * cos + height * sin
  const h = width * sin + height * cos
  return { left: element.x - w / 2, top: element.y - h / 2, width: w, height: h }
}
