import type { OrderStatus } from '#shop/order/contract/order.ts'
import { isOwed, owedWord } from '#shop/order/owed-rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Translate, useT } from '#ui/language.tsx'

const tones: Record<OrderStatus, BadgeTone> = {
  주문: 'wait',
  입금: 'info',
  준비: 'going',
  배송: 'going',
  완료: 'done',
  취소: 'bad',
  반품: 'bad',
  품절: 'bad',
}

/** What staff call a state. The stored word is Youngcart's and stays as it is. */
export function statusWord(t: Translate, status: OrderStatus, settle_case = ''): string {
  if (isOwed(status, settle_case)) return t(owedWord)
  const words: Record<OrderStatus, string> = {
    주문: t('입금대기'),
    입금: t('결제완료'),
    준비: t('준비중'),
    배송: t('배송중'),
    완료: t('배송완료'),
    취소: t('취소됨'),
    반품: t('반품됨'),
    품절: t('품절됨'),
  }
  return words[status]
}

type Props = {
  status: OrderStatus
  /** how it is paid: what a company owes is not paid */
  settle_case: string
  className?: string
}

/** The state of an order: a word first, a colour beside it. */
export function StatusChip({ status, settle_case, className }: Props) {
  const t = useT()
  return (
    <Badge tone={tones[status]} className={className}>
      {statusWord(t, status, settle_case)}
    </Badge>
  )
}
