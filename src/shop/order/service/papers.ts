import { businessNumberText } from '../../../kernel/business-number.ts'
import { notFound, refuse } from '../../../kernel/failure.ts'
import { koreanDay, koreanMinute } from '../../../kernel/korean-time.ts'
import { inLang } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { formatPhone } from '../../../kernel/phone.ts'
import { type Ctx, say } from '../../../platform/context.ts'
import { type PaperParty, type PaperText, paperPdf } from '../../../platform/paper.ts'
import { taxColumns } from '../../cart/quotation-rules.ts'
import { amountInWords } from '../../cart/words-rules.ts'
import { readSettings } from '../../setting/service.ts'
import { type PaperKind, paperKinds } from '../paper-contract.ts'
import { goneWord, isLive } from '../part-rules.ts'
import { whyNoStatement } from '../rules.ts'
import { type LineRow, listLines, type OrderRow } from '../store/orders.ts'
import { anyOrder, ownOrder } from './show-order.ts'

export async function paperText(ctx: Ctx, od_id: string, given: string): Promise<PaperText> {
  const kind = paperKinds.find((one) => one === given)
  if (!kind) throw notFound()
  const order = await anyOrder(ctx, od_id)
  return textOf(ctx, kind, order, await listLines(ctx, od_id), await supplierOf(ctx))
}

export async function orderPaper(ctx: Ctx, od_id: string, given: string): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const text = await paperText(ctx, od_id, given)
  return { bytes: await paperPdf(text), name: `${text.title}-${od_id}.pdf`, type: 'application/pdf' }
}

/** The buyer's own copy of the statement, once the order is a sale. */
export async function ownStatement(ctx: Ctx, od_id: string) {
  await refuseStatement(ctx, od_id)
  return orderPaper(ctx, od_id, 'statement')
}

export async function ownStatementText(ctx: Ctx, od_id: string): Promise<PaperText> {
  await refuseStatement(ctx, od_id)
  return paperText(ctx, od_id, 'statement')
}

async function refuseStatement(ctx: Ctx, od_id: string) {
  const order = await ownOrder(ctx, od_id)
  refuse(whyNoStatement(order), 'CONFLICT', { od_status: order.od_status })
}

async function supplierOf(ctx: Ctx): Promise<PaperParty> {
  const { company } = await readSettings(ctx)
  const pick = (both: { ko: string; en: string }) => inLang(ctx.lang, both.ko, both.en)
  return {
    heading: say(ctx, '공급자'),
    seal: pick(company.name),
    rows: [
      [say(ctx, '상호'), pick(company.name)],
      [say(ctx, '대표'), pick(company.ceo)],
      [say(ctx, '사업자번호'), [businessNumberText(company.business_number), pick(company.business_number_mark)].filter(Boolean).join(' ')],
      [say(ctx, '주소'), pick(company.address)],
      [say(ctx, '전화'), company.phone],
    ],
  }
}

/** What each line was paid with: its price less its part of the benefits. */
function paidFor(line: LineRow): number {
  return line.ct_price * line.ct_qty - line.cp_price - line.ct_coupon - line.ct_point_price
}

export function textOf(ctx: Ctx, kind: PaperKind, order: OrderRow, lines: readonly LineRow[], supplier: PaperParty): PaperText {
  const title = say(ctx, { 'order-sheet': '주문서', 'packing-slip': '포장 명세', statement: '거래명세서' }[kind])
  const base = {
    title,
    number: order.od_id,
    facts: [[say(ctx, '주문한 때'), koreanMinute(order.od_time)] as const, ...(kind === 'statement' ? [[say(ctx, '작성일'), koreanDay(ctx.now)] as const] : [])],
    foot: supplier.rows
      .map(([, value]) => value)
      .slice(0, 1)
      .concat(supplier.rows.at(-1)?.[1] ?? '')
      .join('  '),
  }
  const receiver = {
    heading: say(ctx, '받는 분'),
    rows: [
      [say(ctx, '이름'), order.od_b_name],
      [say(ctx, '전화'), formatPhone(order.od_b_hp)],
      [say(ctx, '주소'), `(${order.od_b_zip}) ${[order.od_b_addr1, order.od_b_addr2, order.od_b_addr3, order.od_b_city, order.od_b_state].filter(Boolean).join(' ')}`],
    ] as const,
  }
  const buyer = {
    heading: say(ctx, '공급받는 분'),
    rows: [
      [say(ctx, '이름'), order.od_name],
      [say(ctx, '전화'), formatPhone(order.od_hp)],
      [say(ctx, '메일'), order.od_email],
    ] as const,
  }
  const memo = { heading: say(ctx, '배송 메모'), lines: [order.od_memo] }
  // what was cancelled is not packed
  if (kind === 'packing-slip') return { ...base, parties: [receiver], ...packed(ctx, lines.filter(isLive)), sums: [], notes: [memo] }
  const parties = kind === 'statement' ? [buyer, supplier] : [{ ...buyer, heading: say(ctx, '주문한 분') }, receiver]
  return { ...base, parties, ...priced(ctx, order, lines), notes: kind === 'statement' ? [] : [memo] }
}

function nameOf(ctx: Ctx, line: LineRow): string {
  return [inLang(ctx.lang, line.it_name, line.it_name_en), inLang(ctx.lang, line.ct_option, line.ct_option_en)].filter(Boolean).join('\n')
}

function packed(ctx: Ctx, lines: readonly LineRow[]): Pick<PaperText, 'columns' | 'rows'> {
  return {
    columns: [
      { label: '#', width: 6, align: 'center' },
      { label: say(ctx, '품명'), width: 80 },
      { label: say(ctx, '수량'), width: 14, align: 'right' },
    ],
    rows: lines.map((line, at) => [String(at + 1), nameOf(ctx, line), String(line.ct_qty)]),
  }
}

function priced(ctx: Ctx, order: OrderRow, lines: readonly LineRow[]): Pick<PaperText, 'words' | 'columns' | 'rows' | 'sums'> {
  const { totals } = order.quote
  const currency = totals.currency
  const money = (amount: number) => formatMoney(amount, currency, ctx.lang)
  const sending = totals.shipping + totals.island - totals.shipping_coupon
  const columns = taxColumns(
    lines.map((line) => ({ amount: paidFor(line), notax: line.ct_notax === 1 })),
    sending,
    totals,
  )
  const row = (name: string, price: string, qty: string, at: { amount: number; supply: number; vat: number }, exempt: boolean) => [
    ...[name, price, qty, money(at.supply)],
    ...[exempt ? say(ctx, '면세') : money(at.vat), money(at.amount)],
  ]
  return {
    words: [amountInWords(totals.total, currency, ctx.lang), money(totals.total)],
    columns: [
      { label: say(ctx, '품명'), width: 36 },
      { label: say(ctx, '단가'), width: 14, align: 'right' },
      { label: say(ctx, '수량'), width: 10, align: 'right' },
      { label: say(ctx, '공급가액'), width: 15, align: 'right' },
      { label: say(ctx, '부가세'), width: 12, align: 'right' },
      { label: say(ctx, '금액'), width: 15, align: 'right' },
    ],
    rows: [
      ...lines.map((line, at) =>
        row(
          [nameOf(ctx, line), ...(isLive(line) ? [] : [say(ctx, goneWord[line.ct_status] ?? line.ct_status)])].join('\n'),
          money(line.ct_price),
          String(line.ct_qty),
          columns.lines[at] ?? columns.sending,
          line.ct_notax === 1,
        ),
      ),
      ...(sending > 0 ? [row(say(ctx, '배송비'), '', '', columns.sending, false)] : []),
    ],
    sums: [
      [say(ctx, '과세 공급가액'), money(totals.supply)],
      [say(ctx, '부가세'), money(totals.vat)],
      ...(totals.exempt > 0 ? ([[say(ctx, '면세 공급가액'), money(totals.exempt)]] as const) : []),
      [say(ctx, '합계'), money(totals.total), true],
      [say(ctx, '받은 금액'), money(order.od_receipt_price)],
      ...(order.od_cancel_price > 0
        ? ([
            [say(ctx, '취소·반품한 금액'), money(-order.od_cancel_price)],
            [say(ctx, '남은 주문 금액'), money(totals.total - order.od_cancel_price), true],
          ] as const)
        : []),
    ],
  }
}
