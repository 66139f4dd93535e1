import { useEffect } from 'react'
import type { DialogAsk } from './dialogs.tsx'

/** The browser's own dialog, for when ours could not be fetched. */
export function PlainDialog({ ask, onGone }: { ask: DialogAsk; onGone: () => void }) {
  useEffect(() => {
    const words = typeof ask.message === 'string' ? ask.message : ask.title
    // after the render, so that the question behind it is not held up by this one
    const timer = setTimeout(() => {
      const agreed = ask.kind === 'confirm' ? window.confirm(words) : void window.alert(words)
      onGone()
      ask.answer(agreed ?? true)
    })
    return () => clearTimeout(timer)
  }, [ask, onGone])
  return null
}
