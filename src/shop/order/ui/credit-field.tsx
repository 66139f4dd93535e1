import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { OrderPricing } from './use-order-price.ts'

/** Money the buyer has with the shop pays a part, or all of it; nothing where there is none. */
export function CreditField({ pricing }: { pricing: OrderPricing }) {
  const t = useT()
  const money = useMoney()
  const { price, credit, setCredit } = pricing
  const [typed, setTyped] = useState('')
  const held = price?.credit
  if (!held?.balance || price?.totals.currency !== 'krw') return null
  const put = (won: number) => {
    setTyped(won ? String(won) : '')
    setCredit(won)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2.5" data-field="credit">
      <TextField
        label={t('예치금')}
        name="credit"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        onChange={(text) => put(Number(text.replace(/\D/g, '')))}
        placeholder="0"
        hint={t('가진 예치금 {balance} · 배송비에도 쓸 수 있어요.', {
          balance: money(held.balance, 'krw'),
        })}
        error={
          Number(typed) > held.most
            ? t('이 주문에는 {count}원까지 쓸 수 있어요.', {
                count: held.most.toLocaleString('en-US'),
              })
            : null
        }
        suffix={t('원')}
        shortSuffix
      />
      <Button
        look="outline"
        className="mt-[27px]"
        disabled={held.most === 0}
        onClick={() => put(credit > 0 ? 0 : held.most)}
      >
        {credit > 0 ? t('안 쓰기') : t('모두 쓰기')}
      </Button>
    </div>
  )
}
