import { Suspense } from 'react'
import { type FoundGoods, GoodsFinder } from '#admin/ui/goods-finder.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { WordsField } from '#shop/cart/ui/words-field.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { unitsToCut } from '#shop/order/parcel-rules.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'

export type Added = FoundGoods & { ct_text?: string }

type Props = {
  order: StaffOrder
  units: Record<string, number>
  add: readonly Added[]
  error: string | null
  errorOf: (path: string) => string | null
  onUnits: (ct_id: number, qty: number) => void
  onAdd: (add: Added[]) => void
}

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-t border-paper-100 px-4.5 py-3 text-small first:border-t-0 card:grid-cols-[48px_minmax(0,1fr)_auto_auto]'

/** The goods as they should be: none of a line takes it out, another option is one line less and one more. */
export function EditLines({ order, units, add, error, errorOf, onUnits, onAdd }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const here = unitsToCut(order)
  return (
    <Panel flush title={t('주문 상품')}>
      <ul data-field="lines">
        {order.lines.filter(isLive).map((line) => {
          const qty = units[String(line.ct_id)] ?? line.ct_qty
          const name = pick(line.it_name, line.it_name_en)
          // what has left stays
          const least = line.ct_qty - (here.find((one) => one.ct_id === line.ct_id)?.qty ?? 0)
          return (
            <li key={line.ct_id} className={row}>
              <span className="hidden h-15 w-12 card:block">
                <Picture name={line.thumb_image} alt="" sizes="48px" />
              </span>
              <Named
                name={name}
                note={[
                  pick(line.ct_option, line.ct_option_en),
                  money(line.ct_price, order.currency),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                gone={qty === 0}
              />
              <QuantityStepper
                size={44}
                label={name}
                min={least}
                value={qty}
                onChange={(next) => onUnits(line.ct_id, next)}
              />
              {least > 0 ? (
                <span className="text-caption text-ink-500 card:min-w-30 card:text-center">
                  {t('{count}개 보냄', { count: least })}
                </span>
              ) : (
                <Button
                  look="ghost"
                  size={44}
                  className="-ml-5 justify-self-start card:ml-0 card:min-w-30"
                  onClick={() => onUnits(line.ct_id, qty === 0 ? line.ct_qty : 0)}
                >
                  {qty === 0 ? t('되돌리기') : t('주문에서 빼기')}
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
        {add.map((line, at) => {
          const name = pick(line.name, line.name_en)
          const others = add.filter(({ io_no }) => io_no !== line.io_no)
          return (
            <li key={`add ${line.io_no}`} className={row}>
              <span className="hidden text-caption font-semibold text-pine-700 card:block">
                {t('더함')}
              </span>
              <Named
                name={name}
                note={[
                  pick(line.option, line.option_en),
                  line.price === null ? '' : money(line.price, order.currency),
                ].join(' ')}
              />
              <QuantityStepper
                size={44}
                label={name}
                value={line.qty}
                max={line.most}
                onChange={(qty) =>
                  onAdd(add.map((one) => (one.io_no === line.io_no ? { ...one, qty } : one)))
                }
              />
              <Button
                look="ghost"
                size={44}
                className="card:min-w-30"
                onClick={() => onAdd([...others])}
              >
                {t('주문에서 빼기')}
                <span className="sr-only"> {name}</span>
              </Button>
              {line.text_max > 0 && (
                <Suspense>
                  <WordsField
                    className="col-span-full"
                    name={`add.${at}.ct_text`}
                    most={line.text_max}
                    asks={line.asks}
                    picture={line.picture ?? ''}
                    value={line.ct_text ?? ''}
                    onChange={({ ct_text }) =>
                      onAdd(add.map((one) => (one === line ? { ...one, ct_text } : one)))
                    }
                    error={errorOf(`add.${at}.ct_text`)}
                  />
                </Suspense>
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <p role="alert" className="px-4.5 py-2 text-small text-bad">
          {error}
        </p>
      )}
      <div className="border-t border-paper-200 p-4.5">
        <GoodsFinder
          currency={order.currency}
          onPick={(found) => onAdd([...add.filter(({ io_no }) => io_no !== found.io_no), found])}
        />
      </div>
    </Panel>
  )
}

function Named({ name, note, gone = false }: { name: string; note: string; gone?: boolean }) {
  return (
    <span className={gone ? 'min-w-0 line-through opacity-60' : 'min-w-0'}>
      <span className="block font-medium">{name}</span>
      <span className="block text-caption text-ink-500">{note}</span>
    </span>
  )
}
