import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp, stamp } from '#kernel/day-words.ts'
import { cx } from '#ui/class-names.ts'
import { leaveFromRow } from './return-row.ts'

type RowLinkProps = {
  list: string
  /** the row's, as the table knows it */
  id: string
  to: string
  className?: string
  children: ReactNode
}

/** The name or number of a row: the way to its page, which finds this row again on the way back. */
export function RowLink({ list, id, to, className, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      onClick={() => leaveFromRow(list, id)}
      className={cx('tap underline-offset-4 hover:underline', className)}
    >
      {children}
    </Link>
  )
}

/** A moment in few letters, whole where the pointer rests. */
export function MomentCell({ at, late = false }: { at: string; late?: boolean }) {
  return (
    <time
      dateTime={at}
      title={stamp(at)}
      className={cx('tabular whitespace-nowrap', late ? 'font-semibold text-bad' : 'text-ink-700')}
    >
      {shortStamp(at)}
    </time>
  )
}

/** A member, whose page is one press away. */
export function MemberCell({ mb_id, children }: { mb_id: string; children?: ReactNode }) {
  return (
    <Link to={adminPaths.member(mb_id)} className="tap underline-offset-4 hover:underline">
      {children ?? mb_id}
    </Link>
  )
}
