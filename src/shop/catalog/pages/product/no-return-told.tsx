import type { ProductDetail } from '#shop/catalog/contract.ts'
import { noReturnWhy } from '#shop/catalog/return-rules.ts'
import { useT } from '#ui/language.tsx'
import type { UseChoice } from './use-choice.ts'

/** Says beside what is chosen that a change of mind cannot bring it back: before anything is chosen, of goods that never can. */
export function NoReturnTold({ item, choice }: { item: ProductDetail; choice: UseChoice }) {
  const t = useT()
  const chosen = [...choice.chosen.selections, ...choice.chosen.addOns].map(({ io_no }) => io_no)
  const all = [...item.options, ...item.add_ons]
  const looked = chosen.length
    ? all.filter(({ io_no }) => chosen.includes(io_no))
    : item.options.every(({ no_return }) => no_return)
      ? item.options
      : []
  const kinds = (['custom', 'hygiene'] as const).filter((kind) =>
    looked.some(({ no_return }) => no_return === kind),
  )
  return kinds.map((kind) => (
    <p key={kind} className="bg-amber-100 px-4 py-3 text-small leading-snug text-amber-700">
      {t(noReturnWhy[kind])}
    </p>
  ))
}
