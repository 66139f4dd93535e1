import { ShoppingBag } from 'lucide-react'
import { paths } from '#kernel/paths.ts'
import { CountBadge } from '#ui/count-badge.tsx'
import { useT } from '#ui/language.tsx'
import { useHeld } from './hold.ts'
import { useSession } from './session.tsx'

export function CartLink() {
  const t = useT()
  const { cart_count } = useSession()
  const { lines } = useHeld()
  return (
    <a
      href={paths.cart()}
      data-tour="cart"
      title={t('장바구니')}
      className="grid size-11 place-items-center rounded-card hover:bg-paper-100"
    >
      <span className="relative">
        <ShoppingBag aria-hidden="true" size={22} strokeWidth={1.5} />
        <span className="sr-only">{t('장바구니')} </span>
        <CountBadge count={cart_count + lines} label={t('장바구니 상품')} />
      </span>
    </a>
  )
}
