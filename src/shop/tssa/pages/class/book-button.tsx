import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { ClassDetail } from '#shop/tssa/class-contract.ts'
import { datesQuery } from '#shop/tssa/ui/class-queries.ts'
import { useSessionState } from '#shop/tssa/ui/use-session-state.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

// fetched when somebody reaches for it
const loadSheet = () => import('./book-sheet.tsx')
const BookSheet = lazyPart(() => loadSheet().then((found) => found.BookSheet))

/** The dates of a class that take bookings at this moment. */
export function useOpenDates(one: ClassDetail) {
  const { data } = useQuery(datesQuery(one.class_id))
  const stateOf = useSessionState()
  return (data?.data ?? []).filter((session) => stateOf(session) === 'open')
}

type Press = {
  'aria-haspopup': 'dialog'
  onPointerDown: () => void
  onFocus: () => void
  onClick: () => void
}

/** Whatever opens the sheet of a booking, for one date or for the next that is open. */
export function BookOpener({
  one,
  session_id,
  children,
}: {
  one: ClassDetail
  session_id?: number
  children: (press: Press) => ReactNode
}) {
  const dates = useOpenDates(one)
  const [open, setOpen] = useState(false)
  const used = useRef(false)
  used.current ||= open
  const first = session_id ?? dates[0]?.session_id
  const preload = () => void loadSheet().catch(() => {})
  return (
    <>
      {children({
        'aria-haspopup': 'dialog',
        onPointerDown: preload,
        onFocus: preload,
        onClick: () => setOpen(true),
      })}
      {used.current && first && (
        <Suspense>
          <BookSheet
            one={one}
            dates={dates}
            first={first}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
