import { useT } from './language.tsx'

/** The number on a header icon; nothing at 0, "99+" above 99. `label` is what is counted. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  const t = useT()
  if (count < 1) return null
  return (
    <span className="tabular absolute -top-1.5 -right-2 min-w-[18px] rounded-full bg-ember-600 px-1 text-center text-micro leading-[1.6] font-bold text-white">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('{label} {count}개', { label, count })}</span>
    </span>
  )
}
