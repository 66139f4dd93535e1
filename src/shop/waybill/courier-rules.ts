import { formatPhone } from '#kernel/phone.ts'
import type { Freight } from './courier-contract.ts'

/** What a courier is told of a parcel, before it has a number. */
export type Parcel = {
  od_id: string
  /** of a parcel among several of one order: "2/3" */
  nth: string
  name: string
  phone: string
  zip: string
  /** street and number, then what stands behind */
  address: string
  detail: string
  country: string
  goods: readonly { name: string; qty: number }[]
  memo: string
}
export type Sender = { name: string; phone: string; zip: string; address: string }
export type Given = { parcel: Parcel; sender: Sender; freight: Freight }
type Cell = string | number | null
export type Column = readonly [head: string, cell: (given: Given) => Cell]

// as long as the goods on a waybill may be
const longestGoods = 75

export const unitsIn = ({ goods }: Parcel) => goods.reduce((sum, { qty }) => sum + qty, 0)

/** The goods of a parcel in one short line. */
export function goodsWord({ goods, nth }: Parcel, longest = longestGoods): string {
  const words = goods.map(({ name, qty }) => (qty > 1 ? `${name} ${qty}개` : name))
  let shown = words.length
  const line = () =>
    [
      nth && `(${nth})`,
      words.slice(0, shown).join(', '),
      shown < words.length && `외 ${words.length - shown}건`,
    ]
      .filter(Boolean)
      .join(' ')
  while (shown > 1 && line().length > longest) shown--
  return line().slice(0, longest)
}

export const wholeAddress = ({ parcel: { address, detail } }: Given) =>
  [address, detail].filter(Boolean).join(' ')
export const phoneOf = ({ parcel }: Given) => formatPhone(parcel.phone)
export const memoOf = ({ parcel }: Given) => parcel.memo.replaceAll(/\s+/g, ' ')
export const goodsOf = ({ parcel }: Given) => goodsWord(parcel)
export const orderOf = ({ parcel }: Given) => parcel.od_id
export const empty = () => null

/** The shop's own: for whoever has another courier, and for parcels abroad. Its heads are phrases. */
export const generalColumns: readonly Column[] = [
  ['주문번호', orderOf],
  ['택배사', empty],
  ['송장번호', empty],
  ['받는 분', ({ parcel }) => parcel.name],
  ['전화', phoneOf],
  ['우편번호', ({ parcel }) => parcel.zip],
  ['주소', wholeAddress],
  ['나라', ({ parcel }) => parcel.country],
  ['상품', ({ parcel }) => goodsWord(parcel, 500)],
  ['수량', ({ parcel }) => unitsIn(parcel)],
  ['상자', ({ parcel }) => parcel.nth || '1/1'],
  ['배송 메모', memoOf],
  ['보내는 분', ({ sender }) => sender.name],
  ['보내는 분 전화', ({ sender }) => sender.phone],
  ['보내는 분 주소', ({ sender }) => sender.address],
]
