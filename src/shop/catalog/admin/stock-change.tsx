import { useQueryClient } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Draft } from '#admin/ui/draft.ts'
import { call } from '#kernel/queries.ts'
import { adminProducts, type StaffOption } from '#shop/catalog/admin-contract.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import type { ProductForm } from './product-draft.ts'

/** Stock by difference: what is sold meanwhile is not lost. Saved at once, apart from the form. */
export function StockChange({
  option,
  io_no,
  name,
  draft,
}: {
  option: StaffOption
  io_no: number
  name: string
  draft: Draft<ProductForm>
}) {
  const t = useT()
  const id = useId()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [typed, setTyped] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const change = /^[+-]?\d{1,6}$/.test(typed) ? Number(typed) : 0
  const free = option.io_stock_qty - option.io_reserved_qty

  function step(by: number) {
    setTrouble(null)
    const next = change + by
    setTyped(next === 0 ? '' : next > 0 ? `+${next}` : String(next))
  }

  async function apply() {
    if (change === 0) return
    setTrouble(null)
    const answer = await send(
      () => call(adminProducts.stock, { params: { io_no }, body: { change } }),
      (refusal) => {
        setTrouble(refusal.errors.change?.[0] ?? refusal.message)
        return true
      },
    )
    if (!answer) return
    const { io_stock_qty, io_reserved_qty } = answer.data
    draft.patch((form) => ({
      ...form,
      options: form.options.map((one) =>
        one.io_no === io_no ? { ...one, io_stock_qty, io_reserved_qty } : one,
      ),
    }))
    setTyped('')
    for (const path of [adminProducts.list.path, adminProducts.show.path, dashboard.today.path])
      void client.invalidateQueries({
        queryKey: [path],
        refetchType: path === adminProducts.show.path ? 'none' : 'active',
      })
    toast(t('{name} 재고가 {count}개가 됐어요.', { name, count: io_stock_qty }))
  }

  const button = 'grid size-11 place-items-center text-ink-900 hover:bg-paper-100'
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-small leading-normal font-medium">
        {t('재고')}{' '}
        <span className="tabular font-normal text-ink-500">
          {t('{count}개', { count: option.io_stock_qty })}
          {option.io_reserved_qty > 0 &&
            ` · ${t('예약 {count}', { count: option.io_reserved_qty })} · ${t('팔 수 있음 {count}', { count: free })}`}
        </span>
      </label>
      <span className="flex items-center gap-2">
        <span className="inline-flex h-12 items-center rounded-tag border border-control bg-paper-0">
          <button
            type="button"
            className={button}
            aria-label={t('{name} 하나 빼기', { name })}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
          <input
            id={id}
            type="text"
            inputMode="text"
            autoComplete="off"
            placeholder="±0"
            value={typed}
            aria-invalid={trouble ? true : undefined}
            aria-describedby={trouble ? `${id}-error` : undefined}
            onChange={(event) => {
              setTrouble(null)
              setTyped(event.target.value.replace(/[^\d+-]/g, '').slice(0, 7))
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void apply()
            }}
            className="tabular h-11 w-14 bg-transparent text-center text-plain"
          />
          <button
            type="button"
            className={button}
            aria-label={t('{name} 하나 더하기', { name })}
            onClick={() => step(1)}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
        </span>
        {change !== 0 && (
          <Button size={44} look="outline" busy={busy} onClick={apply}>
            {change > 0
              ? t('{count}개 넣기', { count: change })
              : t('{count}개 빼기', { count: -change })}
          </Button>
        )}
      </span>
      {trouble && (
        <p id={`${id}-error`} role="alert" className="type-caption mt-1.5 max-w-[24em] text-bad">
          {trouble}
        </p>
      )}
    </div>
  )
}
