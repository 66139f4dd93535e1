import { Link } from 'react-router'
import type { Currency } from '#kernel/language.ts'
import { isBottle } from '#shop/cart/bottle-rules.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { linePath, lineWords } from '#shop/cart/title-rules.ts'
import { ArrivalDay } from '#shop/cart/ui/arrival-day.tsx'
import { CardWords } from '#shop/cart/ui/card-words.tsx'
import type { Asks } from '#shop/catalog/asks-contract.ts'
import type { NoReturn } from '#shop/catalog/contract.ts'
import { NoReturnNote } from '#shop/catalog/ui/no-return-note.tsx'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { cx } from '#ui/class-names.ts'
import { keptDots } from '#ui/kept-dots.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'

type Line = {
  it_id: string
  io_type: number
  it_name: string
  it_name_en: string
  ct_option: string
  ct_option_en: string
  ct_text: string
  /** of an engraving: of a cart's line, of an order's */
  io_asks?: Asks | null
  ct_asks?: Asks | null
  /** the day it arrives: of a cart's line, of an order's */
  arrives?: string | null
  ct_arrives?: string | null
  thumb_image: string
  ct_qty: number
  amount: number
  it_sc_method?: number
  ct_send_cost?: number
  /** of a cart's line, of an order's */
  no_return?: NoReturn
  ct_no_return?: NoReturn
}
type Props = {
  line: Line
  currency: Currency
  /** null: no strip is known */
  strip?: [string, string, string] | null
  linked?: boolean
  /** where it goes */
  country?: string
  /** what became of it, when it is no part of the order any more */
  gone?: string
  children?: React.ReactNode
}

/** A line of an order: strip, photo, name, option and quantity, amount. */
export function OrderLineRow({
  line,
  currency,
  strip,
  linked = false,
  country = 'KR',
  gone,
  children,
}: Props) {
  const t = useT()
  const { pick } = useLang()
  const { title: name, detail: option } = lineWords(line, pick)
  return (
    <li className="py-3">
      <div className="flex items-center gap-3.5">
        <span className="flex h-20 gap-2.5">
          {strip !== undefined && <BlotterStrip notes={strip} />}
          <span className="h-20 w-16">
            <Picture name={line.thumb_image} alt="" sizes="64px" />
          </span>
        </span>
        <div className="min-w-0 flex-1">
          {linked ? (
            <Link
              to={linePath(line)}
              className="text-plain leading-snug font-medium hover:underline"
            >
              {name}
            </Link>
          ) : (
            <p className="text-plain leading-snug font-medium">{name}</p>
          )}
          <p className="mt-1 text-caption leading-normal text-ink-500">
            {keptDots(
              isBottle(line)
                ? option
                : isClass(line)
                  ? t('{option} · {count}명', { option, count: line.ct_qty })
                  : option
                    ? t('{option} · {count}개', { option, count: line.ct_qty })
                    : t('수량 {count}개', { count: line.ct_qty }),
            )}
            {(line.ct_send_cost === 1 || line.it_sc_method === 1) && (
              <span className="ml-1.5 whitespace-nowrap">{t('착불 배송')}</span>
            )}
          </p>
          <CardWords text={line.ct_text} asks={line.ct_asks ?? line.io_asks} />
          {!gone && (line.ct_arrives ?? line.arrives) && (
            <ArrivalDay day={line.ct_arrives ?? line.arrives ?? ''} country={country} />
          )}
          {gone && <p className="mt-0.5 text-caption font-semibold text-bad">{gone}</p>}
          <NoReturnNote kind={line.ct_no_return ?? line.no_return ?? ''} />
        </div>
        <Money
          amount={line.amount}
          currency={currency}
          strong
          className={cx('text-plain', gone && 'text-ink-500 line-through')}
        />
      </div>
      {children}
    </li>
  )
}
