import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { OrderPricing } from './use-order-price.ts'

const shown = (points: number) => points.toLocaleString('en-US')

/** Points by number, or as many as the order takes. */
export function PointField({ pricing }: { pricing: OrderPricing }) {
  const t = useT()
  const { price, benefits, setBenefits, typePoints } = pricing
  const [typed, setTyped] = useState('')
  const points = price?.points
  const put = (next: number) => {
    setTyped(next ? String(next) : '')
    setBenefits({ ...benefits, points: next })
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '')
    setTyped(digits)
    typePoints(Number(digits))
  }

  const none = !points || points.balance < points.min_balance
  const hint = points
    ? none
      ? t('가진 포인트 {balance}점 · {least}점부터 쓸 수 있어요.', {
          balance: shown(points.balance),
          least: shown(points.min_balance),
        })
      : t('가진 포인트 {balance}점 · 이 주문에 {most}점까지, {unit}점 단위로 써요.', {
          balance: shown(points.balance),
          most: shown(points.most),
          unit: shown(points.unit),
        })
    : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2.5" data-field="points">
      <TextField
        label={t('포인트')}
        name="points"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        disabled={none}
        value={typed}
        onChange={type}
        placeholder="0"
        hint={hint}
        error={points?.reason ?? null}
        suffix={t('점')}
        shortSuffix
      />
      {benefits.points > 0 ? (
        <Button look="outline" className="mt-[27px]" onClick={() => put(0)}>
          {t('안 쓰기')}
        </Button>
      ) : (
        <Button
          look="outline"
          className="mt-[27px]"
          disabled={none || points.most === 0}
          onClick={() => put(points?.most ?? 0)}
        >
          {t('모두 쓰기')}
        </Button>
      )}
    </div>
  )
}
