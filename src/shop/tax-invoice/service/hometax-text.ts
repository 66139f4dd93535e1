import { numberDigits } from '#kernel/business-number.ts'
import type { Settings } from '#shop/setting/contract.ts'
import type { TaxForm } from '#shop/tax-invoice/contract.ts'
import type { TaxSums } from '#shop/tax-invoice/rules.ts'

/** `tax` has a column of VAT, `exempt` (books) has none: the tax office takes them as two files. */
export type HometaxKind = 'tax' | 'exempt'

type Invoice = {
  company: Settings['company']
  tax: TaxForm
  sums: TaxSums
  lines: readonly {
    it_name: string
    ct_qty: number
    ct_notax: number
    ct_price: number
    ct_notax_price: number
  }[]
  day: string
  od_id: string
  /** on account: the money is still to come */
  isOwed: boolean
}

const goods = (at: number) =>
  ['일자', '품목', '규격', '수량', '단가', '공급가액', '세액', '품목비고'].map(
    (name) => `${name}${at}`,
  )
const party = (who: string) =>
  ['등록번호', '종사업장번호', '상호', '성명', '사업장주소', '업태', '종목'].map(
    (name) => `${who} ${name}`,
  )

const columns = [
  '종류',
  '작성일자',
  ...party('공급자'),
  '공급자 이메일',
  ...party('공급받는자'),
  '공급받는자 이메일1',
  '공급받는자 이메일2',
  '공급가액',
  '세액',
  '비고',
  ...[1, 2, 3, 4].flatMap(goods),
  '현금',
  '수표',
  '어음',
  '외상미수금',
  '영수(01)청구(02)',
]

const bears = (kind: HometaxKind) => (name: string) => kind === 'tax' || !name.startsWith('세액')

export function hometaxHead(kind: HometaxKind): string[] {
  return columns.filter(bears(kind))
}

/** One invoice: all its goods in the first of the four lines the form has, because it is one sum. */
export function hometaxRow(
  kind: HometaxKind,
  { company, tax, sums, lines, day, od_id, isOwed }: Invoice,
): string[] {
  const written = day.replaceAll('-', '')
  const supply = String(kind === 'tax' ? sums.supply : sums.exempt)
  const vat = String(sums.vat)
  // a class may stand on both: its tuition without the tax, its materials with it
  const own = lines.filter(({ ct_notax, ct_price, ct_notax_price }) =>
    kind === 'exempt'
      ? ct_notax === 1 || ct_notax_price > 0
      : ct_notax === 0 && ct_notax_price < ct_price,
  )
  const name =
    own.length > 1 ? `${own[0]?.it_name} 외 ${own.length - 1}건` : (own[0]?.it_name ?? '상품')
  const line = [written.slice(6), name.slice(0, 100), '', '1', supply, supply, vat, '']
  const none = Array.from({ length: 8 }, () => '')
  const supplier = [
    numberDigits(company.business_number),
    '',
    company.name.ko,
    company.ceo.ko,
    company.address.ko,
    company.business_type?.ko ?? '',
    company.business_item?.ko ?? '',
  ]
  const buyer = [
    tax.business_number,
    '',
    tax.company,
    tax.representative,
    tax.address,
    tax.business_type,
    tax.business_item,
  ]
  const total = String(Number(supply) + (kind === 'tax' ? sums.vat : 0))
  const cells = [
    ...[kind === 'tax' ? '01' : '05', written],
    ...[...supplier, company.email],
    ...[...buyer, tax.email, ''],
    ...[supply, vat, od_id],
    ...[...line, ...none, ...none, ...none],
    // paid in cash it is a receipt, on account a claim
    ...(isOwed ? ['', '', '', total, '02'] : [total, '', '', '', '01']),
  ]
  return cells.filter((_, at) => bears(kind)(columns[at] ?? ''))
}
