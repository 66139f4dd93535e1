import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

const tones = {
  bad: { box: 'border-bad bg-bad-100', icon: CircleAlert, ink: 'text-bad' },
  wait: { box: 'border-amber-700 bg-amber-100', icon: TriangleAlert, ink: 'text-amber-700' },
  info: { box: 'border-info bg-info-100', icon: Info, ink: 'text-info' },
}

/** A sentence that belongs to this place on the page, with what can be done about it. */
export function InlineNotice({
  tone,
  children,
  action,
  className,
}: {
  tone: keyof typeof tones
  children: ReactNode
  action?: ReactNode
  className?: string
}) {
  const { box, icon: Icon, ink } = tones[tone]
  return (
    <div
      role={tone === 'info' ? 'status' : 'alert'}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tag border-l-4 px-4 py-3 text-small',
        box,
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Icon
          aria-hidden="true"
          size={18}
          strokeWidth={1.75}
          className={cx('mt-0.5 shrink-0', ink)}
        />
        <span className="min-w-0">{children}</span>
      </span>
      {action}
    </div>
  )
}
