import { type PointerEvent, useRef, useState } from 'react'
import { moved } from '#admin/ui/row-tools.tsx'

/** Rows that can be dragged by a handle, with a mouse, a pen or a finger. Whoever cannot drag has the buttons beside it. */
export function useDragRows<T>(rows: readonly T[], onChange: (rows: T[]) => void) {
  const ref = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  /** The row whose middle is nearest to the pointer. */
  function rowAt(y: number): number {
    const middles = [...(ref.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return Math.abs(y - top - height / 2)
    })
    return middles.indexOf(Math.min(...middles))
  }

  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      // no text is selected on the way
      event.preventDefault()
      // by the list: a row that moves in the page loses its hold of the pointer, and would never hear that it was let go
      ref.current?.setPointerCapture(event.pointerId)
      setDragged(at)
    },
  })
  const list = {
    ref,
    onPointerMove(event: PointerEvent) {
      if (dragged === null) return
      const to = rowAt(event.clientY)
      if (to < 0 || to === dragged) return
      onChange(moved(rows, dragged, to))
      setDragged(to)
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  }
  return { list, dragged, handle }
}
