import { useEffect, useState } from 'react'
import type { DesignDoc, DesignElement } from '#shop/bottle/design-contract.ts'
import {
  addElement,
  begin,
  changeElement,
  dropElement,
  freeId,
  raiseElement,
  redo,
  settle,
  step,
  undo,
} from '#shop/bottle/history-rules.ts'

const place = 'odemoa/bottle-draft'

/** What was left on this device; null when it is no design. */
export function keptDraft(): DesignDoc | null {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? 'null') as DesignDoc | null // written below; another shape is thrown away
    return found?.v === 1 && Array.isArray(found.elements) ? found : null
  } catch {
    // no storage, or not ours
    return null
  }
}

const askedPlace = 'odemoa/bottle-asked'
type Asked = { title: string; pieces: number | null }

/** What was asked for beside the design left on this device: its name, and how many. */
export function keptAsked(): Asked {
  try {
    const found = JSON.parse(localStorage.getItem(askedPlace) ?? 'null') as Partial<Asked> | null // as above
    const { title, pieces } = found ?? {}
    return {
      title: typeof title === 'string' ? title : '',
      pieces: Number.isInteger(pieces) ? (pieces ?? null) : null,
    }
  } catch {
    // no storage, or not ours
    return { title: '', pieces: null }
  }
}

/** Keeps them on this device while they are typed. */
export function useKeptAsked({ title, pieces }: Asked) {
  useEffect(() => {
    try {
      localStorage.setItem(askedPlace, JSON.stringify({ title, pieces }))
    } catch {
      // a browser without storage keeps nothing
    }
  }, [title, pieces])
}

type New<T = DesignElement> = T extends DesignElement ? Omit<T, 'id'> : never

/** The design on the bench: what it is, what it was, and what is in the hand. */
export function useEditor(start: DesignDoc) {
  const [history, setHistory] = useState(() => begin(start))
  const [chosen, setChosen] = useState<string | null>(null)
  const doc = history.now
  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        localStorage.setItem(place, JSON.stringify(doc))
      } catch {
        // a browser without storage keeps nothing
      }
    }, 300)
    return () => clearTimeout(timer)
  }, [doc])
  const put = (change: (doc: DesignDoc) => DesignDoc, kind: string | null = null) =>
    setHistory((before) => step(before, change(before.now), kind))
  return {
    doc,
    chosen: doc.elements.find(({ id }) => id === chosen) ?? null,
    choose: setChosen,
    put,
    set: (part: Partial<DesignDoc>) => put((now) => ({ ...now, ...part })),
    change: (element: DesignElement, kind: string | null = null) =>
      put((now) => changeElement(now, element), kind),
    add: (element: New) => {
      const id = freeId(doc)
      put((now) => addElement(now, { ...element, id }))
      setChosen(id)
    },
    drop: (id: string) => {
      put((now) => dropElement(now, id))
      setChosen(null)
    },
    raise: (id: string, by: 1 | -1) => put((now) => raiseElement(now, id, by)),
    settle: () => setHistory(settle),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
export type Editor = ReturnType<typeof useEditor>
