import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { useT } from '#ui/language.tsx'

type Props = {
  line: CartLine
  bottle: NonNullable<CartLine['bottle']>
  onEdit: (line: CartLine) => void
}
const look =
  'tap mt-1.5 text-left text-small text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current'

/** When bottles with a label of one's own leave, and what of them can still be changed. */
export function BottleFacts({ line, bottle, onEdit }: Props) {
  const t = useT()
  return (
    <>
      <p className="mt-0.5 text-caption text-ink-500">
        {t('결제한 뒤 영업일 {days}일 안에 보내요', { days: bottle.days })}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <button type="button" onClick={() => onEdit(line)} className={look}>
          {t('수량 바꾸기')}
        </button>
        <Link to={paths.bottle({ line: line.ct_id })} className={look}>
          {t('도안 고치기')}
        </Link>
      </p>
    </>
  )
}
