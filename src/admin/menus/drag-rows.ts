import { type PointerEvent, useRef, useState } from 'react'
import { moved } from '../ui/row-tools.tsx'

/** Rows that can be dragged by a handle, with a mouse, a pen or a finger. Whoever cannot drag has the buttons beside it. */
export function useDragRows<T>(rows: readonly T[], onChange: (rows: T[]) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  /** The row whose middle is nearest to the pointer. */
  function rowAt(y: number): number {
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return Math.abs(y - top - height / 2)
    })
    return middles.indexOf(Math.min(...middles))
  }

  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(at)
    },
    onPointerMove(event: PointerEvent) {
      if (dragged === null) return
      const to = rowAt(event.clientY)
      if (to < 0 || to === dragged) return
      onChange(moved(rows, dragged, to))
      setDragged(to)
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  })
  return { list, dragged, handle }
}
