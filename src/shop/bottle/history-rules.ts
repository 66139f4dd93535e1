import type { DesignDoc, DesignElement } from './design-contract.ts'

export const mostSteps = 50

/** What was, is and would be again; `kind` joins the steps of one move of the hand. */
export type History<T> = { past: T[]; now: T; future: T[]; kind: string | null }

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [], kind: null }
}

/** A step forward. Steps of one kind that follow one another are undone together. */
export function step<T>(history: History<T>, next: T, kind: string | null = null): History<T> {
  if (next === history.now) return history
  if (kind !== null && kind === history.kind) return { ...history, now: next, future: [] }
  return { past: [...history.past, history.now].slice(-mostSteps), now: next, future: [], kind }
}

/** The next step is one of its own, whatever its kind. */
export function settle<T>(history: History<T>): History<T> {
  return history.kind === null ? history : { ...history, kind: null }
}

export function undo<T>({ past, now, future, kind }: History<T>): History<T> {
  const last = past.at(-1)
  if (last === undefined) return { past, now, future, kind }
  return { past: past.slice(0, -1), now: last, future: [now, ...future], kind: null }
}

export function redo<T>({ past, now, future, kind }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { past, now, future, kind }
  return { past: [...past, now].slice(-mostSteps), now: next, future: rest, kind: null }
}

export function changeElement(doc: DesignDoc, changed: DesignElement): DesignDoc {
  return { ...doc, elements: doc.elements.map((one) => (one.id === changed.id ? changed : one)) }
}

export function addElement(doc: DesignDoc, element: DesignElement): DesignDoc {
  return { ...doc, elements: [...doc.elements, element] }
}

export function dropElement(doc: DesignDoc, id: string): DesignDoc {
  return { ...doc, elements: doc.elements.filter((one) => one.id !== id) }
}

/** One layer up (1) or down (-1). */
export function raiseElement(doc: DesignDoc, id: string, by: 1 | -1): DesignDoc {
  const from = doc.elements.findIndex((one) => one.id === id)
  const to = from + by
  const moved = doc.elements[from]
  if (!moved || to < 0 || to >= doc.elements.length) return doc
  const rest = doc.elements.filter((one) => one.id !== id)
  return { ...doc, elements: [...rest.slice(0, to), moved, ...rest.slice(to)] }
}

/** A name that no element of the design has. */
export function freeId({ elements }: Pick<DesignDoc, 'elements'>): string {
  for (let at = elements.length + 1; ; at++)
    if (!elements.some(({ id }) => id === `e${at}`)) return `e${at}`
}

const snapWithin = 0.8

/** Drawn to the middles and the safe edges of the label when it comes near; says which lines it has met. */
export function snap(
  middle: { x: number; y: number },
  label: { w: number; h: number },
): { x: number; y: number; lines: ('x' | 'y')[] } {
  const near = (value: number, at: number) => Math.abs(value - at) < snapWithin
  const meets = { x: near(middle.x, label.w / 2), y: near(middle.y, label.h / 2) }
  return {
    x: meets.x ? label.w / 2 : Math.round(middle.x * 10) / 10,
    y: meets.y ? label.h / 2 : Math.round(middle.y * 10) / 10,
    lines: (['x', 'y'] as const).filter((line) => meets[line]),
  }
}

/** The same design on another bottle: moved and shrunk with the label. */
export function onOther(
  doc: DesignDoc,
  from: { label_w: number; label_h: number },
  to: { label_w: number; label_h: number },
): DesignDoc['elements'] {
  const [sx, sy] = [to.label_w / from.label_w, to.label_h / from.label_h]
  const scale = Math.min(sx, sy)
  const tenth = (value: number) => Math.round(value * 10) / 10
  return doc.elements.map((one) => {
    const at = { x: tenth(one.x * sx), y: tenth(one.y * sy) }
    if (one.type === 'text') return { ...one, ...at, size: Math.max(5, tenth(one.size * scale)) }
    return {
      ...one,
      ...at,
      w: Math.max(2, tenth(one.w * scale)),
      h: one.type === 'line' && one.form === 'line' ? one.h : Math.max(2, tenth(one.h * scale)),
    }
  })
}
