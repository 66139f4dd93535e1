import { staysBehind, whyNotTo } from '#shop/cart/abroad-rules.ts'
import { useDestination } from '#storefront/hooks.ts'
import { useT } from '#ui/language.tsx'

/** Why these goods cannot go to the visitor's country, in words; null when they can, or it is not known yet. */
export function useStaysBehind(): (goods: { is_flammable: boolean }) => string | null {
  const t = useT()
  const { abroad, known, sent, named } = useDestination()
  return (goods) => {
    const why = abroad && known ? whyNotTo(sent ?? undefined, goods) : null
    return why && t(staysBehind[why], { country: named })
  }
}
