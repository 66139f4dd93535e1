import { CircleAlert, Info } from 'lucide-react'
import { paths } from '#kernel/paths.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { blocks } from '#shop/cart/problem-rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { fixOf } from './line-kinds.ts'

type Props = {
  line: CartLine
  /** why the last change was refused */
  refused?: string
  setQty: (line: CartLine, qty: number) => void
  acceptPrice: (line: CartLine) => void
  /** leaves it out of the order, where nothing else helps */
  leaveOut?: (line: CartLine) => void
  className?: string
}

/** What is wrong with a line, and the one tap that puts it right. */
export function LineProblem({ line, refused, setQty, acceptPrice, leaveOut, className }: Props) {
  const t = useT()
  const money = useMoney()
  const { problem } = line
  const message = refused ?? problem?.message
  if (!message) return null
  const fix = problem && fixOf(problem)
  const told = problem?.code === 'PRICE_CHANGED' && !refused
  const Icon = told ? Info : CircleAlert
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-tag px-3 py-2 text-small leading-snug',
        told ? 'bg-amber-100 text-amber-700' : 'bg-bad-100 text-bad',
        className,
      )}
    >
      <p role={refused ? 'alert' : undefined} className="flex items-start gap-1.5 font-medium">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        <span>
          {message}
          {told && problem.old_price !== null && (
            <span className="tabular ml-1.5 font-normal whitespace-nowrap">
              {money(problem.old_price)} →{' '}
              <strong className="font-semibold">{money(line.ct_price)}</strong>
            </span>
          )}
        </span>
      </p>
      {fix === 'quantity' && problem?.fix_qty ? (
        <Button
          look="paper"
          size={44}
          className="h-9 px-3 text-small"
          onClick={() => setQty(line, problem.fix_qty ?? line.ct_qty)}
        >
          {line.seat
            ? t('{count}명으로 맞추기', { count: problem.fix_qty })
            : t('수량 {count}개로 맞추기', { count: problem.fix_qty })}
        </Button>
      ) : null}
      {fix === 'price' && (
        <Button
          look="paper"
          size={44}
          className="h-9 px-3 text-small"
          onClick={() => acceptPrice(line)}
        >
          {t('새 가격으로 담기')}
        </Button>
      )}
      {leaveOut && problem && blocks(problem) && fix !== 'quantity' && (
        <Button
          look="paper"
          size={44}
          className="h-9 px-3 text-small"
          onClick={() => leaveOut(line)}
        >
          {t('빼고 주문하기')}
        </Button>
      )}
      {fix === 'product' && !leaveOut && (
        <ButtonLink
          look="paper"
          size={44}
          className="h-9 px-3 text-small"
          to={paths.product(line.it_id)}
        >
          {t('본 상품 보기')}
        </ButtonLink>
      )}
    </div>
  )
}
