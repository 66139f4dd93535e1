import { PlaneTakeoff } from 'lucide-react'
import type { Cart, CartLine } from '#shop/cart/contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

type Props = {
  cannot: NonNullable<Cart['cannot_send']>
  /** the ticked lines */
  lines: readonly CartLine[]
  leaveOut: (lines: readonly CartLine[]) => void
  className?: string
}

/** Why the goods cannot go there, and the one press that lets the rest go. */
export function CannotSendNotice({ cannot, lines, leaveOut, className }: Props) {
  const t = useT()
  const behind = lines.filter(({ ct_id }) => cannot.ct_ids.includes(ct_id))
  const someGo = behind.length > 0 && behind.length < lines.length
  return (
    <div
      role="alert"
      className={cx('rounded-tag bg-amber-100 px-3.5 py-3 text-small text-amber-700', className)}
    >
      <p className="flex items-start gap-2 font-medium">
        <PlaneTakeoff aria-hidden="true" size={18} strokeWidth={1.5} className="mt-px shrink-0" />
        <span>{cannot.message}</span>
      </p>
      {someGo ? (
        <Button look="paper" size={44} className="mt-2.5" onClick={() => leaveOut(behind)}>
          {t('못 보내는 상품 {count}개 빼기', { count: behind.length })}
        </Button>
      ) : (
        <p className="mt-1.5">{t('다른 나라를 고르거나 다른 상품을 담아 주세요.')}</p>
      )}
    </div>
  )
}
