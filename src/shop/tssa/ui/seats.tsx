import type { OpenSession, SessionState } from '#shop/tssa/class-contract.ts'
import { isNearlyFull } from '#shop/tssa/session-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { seatsWord } from './class-words.ts'

const mostDrawn = 12

/** The seats of a date in a word. */
export function SeatsWord({
  session,
  state,
  className,
}: {
  session: OpenSession
  state: SessionState
  className?: string
}) {
  const t = useT()
  const { lang } = useLang()
  const tone =
    state === 'open'
      ? isNearlyFull(session.left)
        ? 'text-amber-700'
        : 'text-pine-700'
      : 'text-ink-500'
  return (
    <span className={cx('tabular font-medium', tone, className)}>
      {seatsWord(t, lang, session, state)}
    </span>
  )
}

/** The bench seen from above: a place per seat, filled when taken. The words beside it say the same. */
export function SeatsDrawn({ session, state }: { session: OpenSession; state: SessionState }) {
  if (session.capacity > mostDrawn || state === 'cancelled') return null
  const taken = session.capacity - session.left
  return (
    <span aria-hidden="true" className="grid w-fit grid-cols-[repeat(4,10px)] gap-1">
      {Array.from({ length: session.capacity }, (_, at) => (
        <span
          key={at}
          className={cx('size-2.5 border border-control', at < taken && 'bg-control')}
        />
      ))}
    </span>
  )
}
