import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Draws its children one after another, a screen each: a phone can answer between two of them, and lays out only what is new.
 * `className` holds the room of those that are still to come.
 */
export function InPieces({ className, children }: { className: string; children: ReactNode }) {
  const pieces = Children.toArray(children)
  const [drawn, setDrawn] = useState(1)
  const open = drawn < pieces.length
  useEffect(() => {
    if (!open) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)))
    return () => cancelAnimationFrame(frame)
  }, [open, drawn])
  return <div className={open ? className : undefined}>{pieces.slice(0, drawn)}</div>
}
