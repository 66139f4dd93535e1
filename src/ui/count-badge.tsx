import { useT } from './language.tsx'

type Props = {
  count: number
  /** what is counted */
  label: string
  /** where it sits; unless told, on a sign */
  place?: string
}

// signs keep their size when letters grow: the number grows away from the corner it sits on
const onSign = 'bottom-[10px] left-[12px]'

/** The number on a header icon; nothing at 0, "99+" above 99. */
export function CountBadge({ count, label, place = onSign }: Props) {
  const t = useT()
  if (count < 1) return null
  return (
    <span
      className={`tabular absolute min-w-[18px] whitespace-nowrap rounded-full bg-ember-600 px-1 text-center text-micro leading-[1.6] font-bold text-paper-0 ${place}`}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('{label} {count}개', { label, count })}</span>
    </span>
  )
}
