import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { momentWord } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import type { ClassDetail, OpenSession } from '#shop/tssa/class-contract.ts'
import { waitsQuery } from '#shop/tssa/ui/wait-queries.ts'
import { useSession } from '#storefront/session.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const loadSheet = () => import('./wait-sheet.tsx')
const WaitSheet = lazyPart(() => loadSheet().then((found) => found.WaitSheet))

const look =
  'tap shrink-0 text-small font-semibold text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current'

type Props = { one: ClassDetail; session: OpenSession; when: string }

/** A date with too few seats, or none: the way into its line, or the place that is had in it. */
export function WaitLink({ one, session, when }: Props) {
  const t = useT()
  const { lang } = useLang()
  const { known, isMember } = useSession()
  const [open, setOpen] = useState(false)
  const used = useRef(false)
  used.current ||= open
  const { data } = useQuery({ ...waitsQuery(one.class_id), enabled: isMember })
  const mine = data?.data.find((wait) => wait.session.session_id === session.session_id)
  const words =
    session.left > 0 ? t('{count}명부터 대기', { count: session.left + 1 }) : t('대기 신청')
  const where = <span className="sr-only">, {when}</span>
  if (mine)
    return (
      <Link to={paths.myPage.tssa()} className={look}>
        {mine.state === 'offered'
          ? t('{until}까지 자리 잡기', { until: momentWord(mine.offer_until ?? '', lang) })
          : t('대기 {place}번째', { place: mine.place })}
        {where}
      </Link>
    )
  if (known && !isMember)
    return (
      <Link to={paths.login(paths.tssa.class(one.class_id))} className={look}>
        {words}
        {where}
      </Link>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={look}
        onPointerDown={() => void loadSheet().catch(() => {})}
        onFocus={() => void loadSheet().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        {words}
        {where}
      </button>
      {used.current && (
        <Suspense>
          <WaitSheet
            one={one}
            session={session}
            when={when}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
