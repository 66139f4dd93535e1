import { Suspense } from 'react'
import type { Currency } from '#kernel/language.ts'
import { WordsField } from '#shop/cart/ui/words-field.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FoundGoods, GoodsFinder } from './goods-finder.tsx'
import { NumberField } from './number-field.tsx'
import { Panel } from './panel.tsx'

/** A line that staff write; no price of its own is the price of today. */
export type StaffRow = Omit<FoundGoods, 'qty' | 'price'> & {
  ct_qty: number
  ct_text: string
  price: number | null
}
/** What the server says of a line. */
export type Judged = {
  today: number
  price: number
  krw?: number
  usd?: number
  problem?: string | null
  note?: string | null
}

type Props = {
  rows: readonly StaffRow[]
  currency: Currency
  judged: (at: number) => Judged | undefined
  error: (path: string) => string | null
  onChange: (rows: StaffRow[]) => void
  add: string
  beyondStock?: boolean
}

export const rowOf = ({ qty, price: _, ...found }: FoundGoods): StaffRow => ({
  ...found,
  ...{ ct_qty: qty, ct_text: '', price: null },
})

/** Goods with their counts and, where staff agree on one, a price of their own. */
export function StaffLines(props: Props) {
  const t = useT()
  const { rows, currency, error, onChange, add, beyondStock = false } = props
  return (
    <Panel flush title={t('상품')}>
      {rows.length === 0 ? (
        <p className="px-4.5 py-6 text-small text-ink-500">{t('아직 더한 상품이 없어요.')}</p>
      ) : (
        <ul data-field="lines">
          {rows.map((row, at) => (
            <Line key={`${row.io_no} ${at}`} {...props} row={row} at={at} />
          ))}
        </ul>
      )}
      {error('lines') && (
        <p role="alert" className="px-4.5 py-2 text-small text-bad">
          {error('lines')}
        </p>
      )}
      <div className="border-t border-paper-200 p-4.5">
        <GoodsFinder
          currency={currency}
          add={add}
          beyondStock={beyondStock}
          onPick={(found) => {
            // cards with other words are other lines
            const same = rows.findIndex((one) => one.io_no === found.io_no && !one.text_max)
            onChange(
              same < 0
                ? [...rows, rowOf(found)]
                : rows.map((one, at) => (at === same ? { ...one, ct_qty: one.ct_qty + 1 } : one)),
            )
          }}
        />
      </div>
    </Panel>
  )
}

function Line({
  row,
  at,
  rows,
  currency,
  judged,
  error,
  onChange,
}: Props & { row: StaffRow; at: number }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const name = pick(row.name, row.name_en)
  const told = judged(at)
  const change = (part: Partial<StaffRow>) =>
    onChange(rows.map((one, other) => (other === at ? { ...one, ...part } : one)))
  const wrong = error(`lines.${at}.io_no`) ?? error(`lines.${at}.ct_qty`) ?? told?.problem ?? null
  const today = told && [
    told.krw === undefined ? money(told.today, currency) : money(told.krw, 'krw'),
    told.usd === undefined ? '' : money(told.usd, 'usd'),
  ]
  return (
    <li className="grid items-center gap-x-4 gap-y-3 border-t border-paper-100 px-4.5 py-4 text-small first:border-t-0 card:grid-cols-[minmax(0,1fr)_auto_minmax(0,11rem)]">
      <div className="min-w-0">
        <span className="block font-medium">{name}</span>
        {row.option && (
          <span className="block text-ink-700">{pick(row.option, row.option_en)}</span>
        )}
        {today && (
          <span className="tabular block text-caption text-ink-500">
            {t('오늘 값 {price}', { price: today.filter(Boolean).join(' · ') })}
          </span>
        )}
        {told && told.price !== told.today && (
          <span className="tabular block text-caption font-medium text-pine-700">
            {t('이 값으로 {price}', { price: money(told.price, currency) })}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        <QuantityStepper
          label={name}
          value={row.ct_qty}
          onChange={(ct_qty) => change({ ct_qty })}
        />
        <Button
          look="ghost"
          size={44}
          onClick={() => onChange(rows.filter((_, other) => other !== at))}
        >
          {t('이 줄 빼기')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      <NumberField
        label={t('{name} 단가', { name })}
        hideLabel
        name={`lines.${at}.price`}
        currency={currency}
        suffix={currency === 'usd' ? 'US$' : t('원')}
        placeholder={t('다른 단가')}
        value={row.price}
        onChange={(price) => change({ price })}
        error={error(`lines.${at}.price`)}
      />
      {row.text_max > 0 && row.asks && (
        <Suspense>
          <WordsField
            className="card:col-span-3"
            name={`lines.${at}.ct_text`}
            most={row.text_max}
            asks={row.asks}
            picture={row.picture ?? ''}
            value={row.ct_text}
            onChange={({ ct_text }) => change({ ct_text })}
            error={error(`lines.${at}.ct_text`)}
          />
        </Suspense>
      )}
      {row.text_max > 0 && !row.asks && (
        <TextField
          className="card:col-span-3"
          label={t('카드에 적을 말')}
          name={`lines.${at}.ct_text`}
          maxLength={400}
          value={row.ct_text}
          onChange={(ct_text) => change({ ct_text })}
          hint={t('{most}자까지', { most: row.text_max })}
          error={error(`lines.${at}.ct_text`)}
        />
      )}
      {(wrong || told?.note) && (
        <p
          role={wrong ? 'alert' : undefined}
          className={`card:col-span-3 ${wrong ? 'text-bad' : 'text-ink-500'}`}
        >
          {wrong ?? told?.note}
        </p>
      )}
    </li>
  )
}
