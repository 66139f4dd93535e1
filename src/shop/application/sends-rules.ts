import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { SendPlace } from '#shop/cart/send-contract.ts'

export const sheetHeads = {
  kr: ['받는 분', '전화', '우편번호', '주소', '상세주소', '상품', '수량', '배송 메모'],
  en: ['Recipient', 'Phone', 'Postcode', 'Address', 'Detail', 'Goods', 'Quantity', 'Memo'],
}

/** A row as it was typed. */
export type TypedSend = SendPlace & { row: number; goods: string; qty: string }

/** The words by which lists of addresses head their columns. */
const heads: Record<keyof Omit<TypedSend, 'row'>, RegExp> = {
  name: /^(받는(분|사람|이)|수령인|수취인|성함|이름|성명)(이름|성명|명)?$|^(recipient|receiver|name)$/i,
  phone:
    /^(받는분|수령인|수취인)?(전화|전화번호|휴대폰|휴대폰번호|휴대전화|연락처|핸드폰)$|^(phone|mobile|tel)(number)?$/i,
  zip: /^(새)?우편번호$|^(zip|zipcode|postcode|postalcode)$/i,
  address: /^(받는분|수령인|수취인)?(주소|기본주소|도로명주소)$|^address1?$/i,
  address2: /^(상세|나머지)주소$|^(address2|detail|details)$/i,
  goods: /^(상품|상품명|품명|품목)$|^(product|item|goods)(name)?$/i,
  qty: /^(수량|개수)$|^(quantity|qty)$/i,
  memo: /^(배송)?(메모|메시지|요청사항)$|^(memo|note|message)$/i,
}
const needed = ['name', 'phone', 'address', 'goods', 'qty'] as const

/** The rows below the line of headings; null when the columns that are needed are not there. */
export function readSends(table: readonly string[][]): TypedSend[] | null {
  for (const [head, names] of table.slice(0, 10).entries()) {
    const bare = names.map((name) => name.replace(/[\s_()*]/g, ''))
    const at = (name: keyof typeof heads) => bare.findIndex((one) => heads[name].test(one))
    if (needed.some((name) => at(name) < 0)) continue
    return table.slice(head + 1).flatMap((cells, below) => {
      const cell = (name: keyof typeof heads) => (cells[at(name)] ?? '').trim()
      if (cells.every((one) => !one.trim())) return []
      return [
        {
          row: head + below + 2,
          ...{ name: cell('name'), phone: mended(phoneDigits(cell('phone')), /^1\d{9}$/) },
          ...{ zip: mended(cell('zip').replace(/\D/g, ''), /^\d{4}$/) },
          ...{ address: cell('address'), address2: cell('address2') },
          ...{ goods: cell('goods'), qty: cell('qty').replaceAll(',', ''), memo: cell('memo') },
        },
      ]
    })
  }
  return null
}

/** A spreadsheet takes the nought away from the front of a number. */
function mended(digits: string, lost: RegExp): string {
  return lost.test(digits) ? `0${digits}` : digits
}

/** Why a row cannot be sent by; null when it can. */
export function whyBadSend(
  typed: Omit<TypedSend, 'row'>,
): string | [string, Record<string, number>] | null {
  const { name, phone, zip, address, address2, goods, qty, memo } = typed
  if (!name) return '받는 분을 적어 주세요.'
  const call = whyBadPhone(phone)
  if (call) return call
  if (!/^\d{5}$/.test(zip)) return '우편번호 다섯 자리를 적어 주세요.'
  if (!address) return '주소를 적어 주세요.'
  if (!goods) return '상품을 적어 주세요.'
  if (!/^[1-9]\d{0,3}$/.test(qty)) return '수량은 1부터 9,999까지 숫자로 적어 주세요.'
  if ([name, address, address2, goods, memo].some((words) => /[<>]/.test(words)))
    return '< 와 > 는 쓸 수 없어요.'
  if (
    name.length > 50 ||
    address.length > 200 ||
    Math.max(address2.length, goods.length, memo.length) > 100
  )
    return '너무 긴 칸이 있어요. 주소는 200자, 다른 칸은 100자까지예요.'
  return null
}
