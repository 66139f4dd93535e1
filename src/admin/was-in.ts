import { useRef } from 'react'

/** Who worked on this page last. A session that ends does not take the page away; another person does. */
export function useWasIn(mb_id: string): string {
  const last = useRef('')
  if (mb_id) last.current = mb_id
  return last.current
}
