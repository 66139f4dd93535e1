import { cx } from './class-names.ts'
import { useT } from './language.tsx'

type Props = {
  count: number
  /** what is counted */
  label: string
  /** behind a word instead of on a sign */
  beside?: boolean
}

/** The number on a header icon; nothing at 0, "99+" above 99. */
export function CountBadge({ count, label, beside = false }: Props) {
  const t = useT()
  if (count < 1) return null
  return (
    // signs keep their size when letters grow: the number grows away from the corner it sits on
    <span
      className={cx(
        'tabular absolute min-w-[18px] rounded-full bg-ember-600 px-1 text-center text-micro leading-[1.6] font-bold text-white',
        beside ? '-top-1.5 -right-2' : 'bottom-[10px] left-[12px]',
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('{label} {count}개', { label, count })}</span>
    </span>
  )
}
