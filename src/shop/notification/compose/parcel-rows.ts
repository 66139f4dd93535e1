import { inLang, type Lang } from '#kernel/language.ts'
import { translate } from '#kernel/translate.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import type { Both } from '#shop/notification/contract.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { isLive } from '#shop/order/part-rules.ts'
import type { Row } from '#shop/setting/letter-rules.ts'

type Parcel = Order['parcels'][number]
type Sent = Pick<Order, 'lines' | 'unsent'>

const oneParcel = new Set([
  'order.parcel_sent',
  'order.waybill_corrected',
  'order.out_for_delivery',
  'order.parcel_delivered',
])

/** Events that speak of one parcel among several, and name its number. */
export function ofOneParcel(event: string): boolean {
  return oneParcel.has(event)
}

/** The parcel an event speaks of: the one with its number, else the first. */
export function parcelOf({ parcels }: Pick<Order, 'parcels'>, invoice: unknown): Parcel | null {
  return parcels.find((one) => one.invoice === invoice) ?? parcels[0] ?? null
}

/** "시더 캔들 2개, 라벤더 오일 1개". */
export function goodsOf(order: Pick<Order, 'lines'>, parcel: Parcel): Both {
  const say = (lang: Lang) =>
    unitsOf(order, parcel.lines, lang)
      .map(({ name, qty }) => translate(lang, '{name} {count}개', { name, count: qty }))
      .join(', ')
  return { ko: say('kr'), en: say('en') }
}

/** Courier, number and what lies in the parcel; what follows in others. The first takes everything, mostly, and then needs no list. */
export function parcelRows(lang: Lang, order: Sent, parcel: Parcel, first: boolean): Row[] {
  // a mail may be written after the next parcel has left
  const rest = first ? notIn(order, parcel) : order.unsent
  const say = (phrase: string) => translate(lang, phrase)
  const listed = (title: string, units: Parcel['lines']): Row[] =>
    unitsOf(order, units, lang).map((unit, at) => [
      at === 0 ? say(title) : '',
      `${unit.name}${unit.option ? ` (${unit.option})` : ''} × ${unit.qty}`,
    ])
  return [
    [say('택배사'), inLang(lang, parcel.company_name.ko, parcel.company_name.en)],
    [say('송장번호'), parcel.invoice],
    ...(parcel.url ? [[say('배송 조회'), parcel.url] satisfies Row] : []),
    ...(!first || rest.length ? listed('이번에 보낸 상품', parcel.lines) : []),
    ...listed('따로 보낼 상품', rest),
  ]
}

function notIn({ lines }: Pick<Order, 'lines'>, parcel: Parcel): Parcel['lines'] {
  return lines.filter(isLive).flatMap(({ ct_id, ct_qty }) => {
    const qty = ct_qty - (parcel.lines.find((one) => one.ct_id === ct_id)?.qty ?? 0)
    return qty > 0 ? [{ ct_id, qty }] : []
  })
}

function unitsOf({ lines }: Pick<Order, 'lines'>, units: Parcel['lines'], lang: Lang) {
  return units.flatMap(({ ct_id, qty }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    return line
      ? [
          {
            ...inWords(line, lang),
            qty,
          },
        ]
      : []
  })
}

function inWords(line: Order['lines'][number], lang: Lang): { name: string; option: string } {
  const { title, detail } = lineWords(line, (ko, en) => inLang(lang, ko, en))
  return { name: title, option: detail }
}
