import type { NoReturn } from '#shop/catalog/contract.ts'
import { noReturnName } from '#shop/catalog/return-rules.ts'
import { useT } from '#ui/language.tsx'

/** A word beside a line that a change of mind cannot bring back; the order form gives the reason. */
export function NoReturnNote({ kind }: { kind: NoReturn }) {
  const t = useT()
  if (!kind) return null
  return (
    <p className="mt-0.5 text-caption leading-normal text-amber-700">
      {t('{kind} · 단순 변심 반품 불가', { kind: t(noReturnName[kind]) })}
    </p>
  )
}
