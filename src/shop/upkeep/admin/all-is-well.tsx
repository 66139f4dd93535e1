import type { ReactNode } from 'react'

/** A line where nothing needs anybody. */
export function AllIsWell({ children }: { children: ReactNode }) {
  return <p className="px-4.5 py-5 text-small text-ink-700">{children}</p>
}
