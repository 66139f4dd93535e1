import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { bodyOf, type Heads, type Table, type Told } from '#kernel/table.ts'
import type { SendPlace } from '#shop/cart/send-contract.ts'

export const sheetHeads = {
  kr: ['받는 분', '전화', '우편번호', '주소', '상세주소', '상품', '수량', '배송 메모'],
  en: ['Recipient', 'Phone', 'Postcode', 'Address', 'Detail', 'Goods', 'Quantity', 'Memo'],
}

/** A row as it was typed. */
export type TypedSend = SendPlace & {
  row: number
  goods: string
  qty: string
  /** why it could not be read */
  trouble?: Told
}

/** The words by which lists of addresses head their columns, without blanks and marks; the surest first. */
const heads: Heads<keyof Omit<TypedSend, 'row' | 'trouble'>> = {
  name: [
    /^(받는(분|사람|이)|수령인|수취인|수령자|수취자)(이름|성명|성함|명)?$/,
    /^(성함|이름|성명|고객명)$/,
    /^(recipient|receiver)(name)?$|^name$/,
  ],
  phone: [
    /^(받는(분|사람|이)|수령인|수취인|수령자)의?(전화|전화번호|휴대폰|휴대폰번호|휴대전화|연락처|핸드폰)1?$/,
    /^(전화|전화번호|휴대폰|휴대폰번호|휴대전화|휴대전화번호|연락처|핸드폰|핸드폰번호)1?$/,
    /^(phone|mobile|tel)(number)?$/,
  ],
  zip: [/^(받는(분|사람|이)|수령인|수취인)?(새)?우편번호$/, /^(zip|zipcode|postcode|postalcode)$/],
  address: [
    /^(받는(분|사람|이)|수령인|수취인|배송지?)?(주소|기본주소|도로명주소)1?$/,
    /^주소전체$|^전체주소$|^배송지$/,
    /^address1?$/,
  ],
  address2: [/^(상세|나머지)주소$|^주소2$/, /^(address2|detail|details)$/],
  goods: [/^(상품|상품명|품명|품목|품목명|제품|제품명)$/, /^(product|item|goods)(name)?$/],
  qty: [/^(수량|개수|주문수량)$/, /^(quantity|qty)$/],
  memo: [/^(배송)?(메모|메시지|요청사항)$/, /^(memo|note|message)$/],
}

/** Every row below the line of headings; null when the columns that are needed are not there. */
export function readSends(table: Table): TypedSend[] | null {
  const body = bodyOf(table, heads, ['name', 'phone', 'address', 'goods', 'qty'])
  return (
    body?.rows.map(({ row, of, trouble }) => ({
      row,
      ...of,
      phone: mended(phoneDigits(of.phone), /^1\d{9}$/),
      zip: mended(of.zip.replace(/\D/g, ''), /^\d{4}$/),
      qty: of.qty.replaceAll(',', '').replace(/\s*개$/, ''),
      ...(trouble && { trouble }),
    })) ?? null
  )
}

/** A spreadsheet takes the nought away from the front of a number. */
function mended(digits: string, lost: RegExp): string {
  return lost.test(digits) ? `0${digits}` : digits
}

/** Why a row cannot be sent by; null when it can. */
export function whyBadSend(typed: Omit<TypedSend, 'row'>): Told | null {
  if (typed.trouble) return typed.trouble
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
