import { useRef } from 'react'
import type { Worker } from './ui/staff.ts'

/** Who worked on this page last. A session that ends does not take the page away; another person does. */
export function useWasIn(user: Worker): Worker | null {
  const last = useRef<Worker | null>(null)
  if (user.mb_id && user.staff_role) last.current = user
  return last.current
}
