import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { NumberField } from '#admin/ui/number-field.tsx'
import { queryOf } from '#kernel/queries.ts'
import { adminStoreOrders } from '#shop/store-order/contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

export type TypedLine = {
  key: string
  it_id: string | null
  sl_name: string
  sl_qty: number | null
  sl_price: number | null
}
type Props = {
  line: TypedLine
  number: number
  error: (field: 'sl_name' | 'sl_qty' | 'sl_price') => string | null
  onChange: (part: Partial<TypedLine>) => void
  onDrop?: () => void
}

/** One line of a receipt. What is typed stays as typed until a found item is chosen. */
export function ReceiptLine({ line, number, error, onChange, onDrop }: Props) {
  const t = useT()
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 card:grid-cols-[minmax(0,1fr)_100px_150px_auto]">
      <ItemField line={line} number={number} error={error('sl_name')} onChange={onChange} />
      <NumberField
        label={t('{number}번째 줄 수량', { number })}
        hideLabel
        name={`lines.${number - 1}.sl_qty`}
        value={line.sl_qty}
        onChange={(sl_qty) => onChange({ sl_qty })}
        suffix={t('개')}
        error={error('sl_qty')}
      />
      <NumberField
        label={t('{number}번째 줄 단가', { number })}
        hideLabel
        name={`lines.${number - 1}.sl_price`}
        value={line.sl_price}
        onChange={(sl_price) => onChange({ sl_price })}
        suffix={t('원')}
        error={error('sl_price')}
      />
      <IconButton
        label={t('{number}번째 줄 빼기', { number })}
        onClick={onDrop}
        disabled={!onDrop}
        className="mt-1"
        icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />}
      />
    </li>
  )
}

function ItemField({
  line,
  number,
  error,
  onChange,
}: Omit<Props, 'error' | 'onDrop'> & { error: string | null }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const id = useId()
  const [inside, setInside] = useState(false)
  const asked = useDeferredValue(line.sl_name.trim())
  const looks = inside && line.it_id === null && asked.length >= 2 && !/[<>]/.test(asked)
  const { data } = useQuery({
    ...queryOf(adminStoreOrders.goods, { query: { keyword: asked } }),
    enabled: looks,
    staleTime: 60_000,
  })
  const found = looks ? (data?.data ?? []) : []
  return (
    <fieldset
      className="relative min-w-0 max-card:col-span-3"
      onFocus={() => setInside(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setInside(false)
      }}
    >
      <TextField
        label={t('{number}번째 줄 상품', { number })}
        hideLabel
        name={`lines.${number - 1}.sl_name`}
        placeholder={t('상품 이름이나 코드')}
        value={line.sl_name}
        onChange={(sl_name) => {
          setInside(true)
          onChange({ sl_name, it_id: null })
        }}
        error={error}
        maxLength={100}
        autoComplete="off"
        aria-controls={found.length ? id : undefined}
        suffix={
          line.it_id ? <span className="text-caption text-ok">{t('상품 연결')}</span> : undefined
        }
      />
      {found.length > 0 && (
        <ul
          id={id}
          aria-label={t('찾은 상품')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-tag border border-paper-200 bg-paper-0 py-1 shadow-high"
        >
          {found.map((one) => (
            <li key={one.it_id}>
              <button
                type="button"
                onClick={() => {
                  setInside(false)
                  onChange({
                    it_id: one.it_id,
                    sl_name: one.it_name,
                    sl_price: line.sl_price ?? one.it_price,
                  })
                }}
                className="flex min-h-11 w-full items-baseline justify-between gap-4 px-3.5 py-2 text-left text-small hover:bg-paper-100"
              >
                <span className="min-w-0">
                  {pick(one.it_name, one.it_name_en)}{' '}
                  <span className="tabular text-caption text-ink-500">{one.it_id}</span>
                </span>
                <span className="tabular shrink-0">{money(one.it_price, 'krw')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
