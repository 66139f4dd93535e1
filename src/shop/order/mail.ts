import { koreanMinute } from '../../kernel/korean-time.ts'
import { type Currency, htmlLang, inLang, type Lang } from '../../kernel/language.ts'
import { type Amount, formatMoney } from '../../kernel/money.ts'
import { translate } from '../../kernel/translate.ts'
import type { Order } from './contract.ts'

export type OrderMailKind = 'placed' | 'paid' | 'shipped' | 'cancelled' | 'staff'

/** Everything an order's mail tells; `url` is where the order can be seen. */
export type OrderMailFacts = {
  order: Pick<Order, 'od_id' | 'od_name' | 'currency' | 'totals' | 'lines' | 'bank_account' | 'od_deposit_name' | 'od_deposit_deadline' | 'delivery'>
  shop: { ko: string; en: string }
  url: string
  /** of a cancelled order: why, and the money that goes back */
  reason?: string
  refund?: Amount
}

export type Letter = { subject: string; text: string; html: string }
type Row = [label: string, value: string]

const leads: Record<OrderMailKind, { subject: string; lead: string }> = {
  placed: { subject: '[{shop}] 주문을 받았어요. 입금을 기다릴게요 ({od_id})', lead: '{name} 님, 주문해 주셔서 고맙습니다. 아래 계좌로 입금해 주시면 준비를 시작할게요.' },
  paid: { subject: '[{shop}] 입금을 확인했어요 ({od_id})', lead: '{name} 님, 입금을 확인했어요. 정성껏 준비해 보내 드릴게요.' },
  shipped: { subject: '[{shop}] 상품이 출발했어요 ({od_id})', lead: '{name} 님, 주문하신 상품이 출발했어요.' },
  cancelled: { subject: '[{shop}] 주문이 취소되었어요 ({od_id})', lead: '{name} 님, 주문이 취소되었어요.' },
  staff: { subject: '[{shop}] 새 주문 {od_id}', lead: '{name} 님의 새 주문이 들어왔어요.' },
}

/** One mail in the order's language. */
export function orderMail(kind: OrderMailKind, lang: Lang, facts: OrderMailFacts): Letter {
  const { order } = facts
  const words = { shop: inLang(lang, facts.shop.ko, facts.shop.en), od_id: order.od_id, name: order.od_name }
  const subject = translate(lang, leads[kind].subject, words)
  const lead = translate(lang, leads[kind].lead, words)
  const rows: Row[] = [[translate(lang, '주문번호'), order.od_id], ...rowsOf(kind, lang, facts)]
  const goods = order.lines.map((line): Row => {
    const name = inLang(lang, line.it_name, line.it_name_en)
    const option = inLang(lang, line.ct_option, line.ct_option_en)
    return [`${name}${option ? ` (${option})` : ''} × ${line.ct_qty}`, formatMoney(line.amount, order.currency)]
  })
  const sums = sumRows(lang, order.totals, order.currency)
  const link = { label: translate(lang, '주문 내용 보기'), url: facts.url }
  return { subject, text: plain(lead, [rows, goods, sums], link), html: page(lang, words.shop, lead, [rows, goods, sums], link) }
}

function rowsOf(kind: OrderMailKind, lang: Lang, { order, reason, refund }: OrderMailFacts): Row[] {
  const say = (phrase: string) => translate(lang, phrase)
  if (kind === 'placed' || kind === 'staff') {
    const account = order.bank_account
    return [
      [say('입금할 금액'), formatMoney(order.totals.total, order.currency)],
      ...(account
        ? [[say('입금 계좌'), `${inLang(lang, account.bank.ko, account.bank.en)} ${account.number} (${inLang(lang, account.holder.ko, account.holder.en)})`] as Row]
        : []),
      [say('입금자명'), order.od_deposit_name],
      ...(order.od_deposit_deadline ? [[say('입금 기한'), `${koreanMinute(new Date(order.od_deposit_deadline))} ${say('(한국 시각)')}`] as Row] : []),
    ]
  }
  if (kind === 'shipped' && order.delivery) {
    const { company_name, od_invoice, url } = order.delivery
    return [[say('택배사'), inLang(lang, company_name.ko, company_name.en)], [say('송장번호'), od_invoice], ...(url ? [[say('배송 조회'), url] as Row] : [])]
  }
  if (kind === 'cancelled') {
    return [...(reason ? [[say('취소 이유'), say(reason)] as Row] : []), ...(refund ? [[say('돌려 드릴 금액'), formatMoney(refund, order.currency)] as Row] : [])]
  }
  return []
}

function sumRows(lang: Lang, totals: Order['totals'], currency: Currency): Row[] {
  const delivery = totals.shipping + totals.island
  return [
    [translate(lang, '상품 금액'), formatMoney(totals.goods, currency)],
    [translate(lang, '배송비'), delivery ? formatMoney(delivery, currency) : translate(lang, '무료')],
    [translate(lang, '합계'), formatMoney(totals.total, currency)],
  ]
}

type Link = { label: string; url: string }

function plain(lead: string, tables: Row[][], link: Link): string {
  return [lead, ...tables.map((rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n')), `${link.label}: ${link.url}`].filter(Boolean).join('\n\n')
}

const ink = '#2b2622'
const line = '#e5ded6'

// tables and inline styles: what mail programs understand
function page(lang: Lang, shop: string, lead: string, tables: Row[][], link: Link): string {
  const body = tables
    .filter((rows) => rows.length)
    .map(
      (rows) =>
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${line};margin:0 0 20px">${rows.map(htmlRow).join('')}</table>`,
    )
  return `<!doctype html><html lang="${htmlLang(lang)}"><body style="margin:0;background:#faf7f3;color:${ink};font:15px/1.6 Pretendard,'Apple SD Gothic Neo',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-size:18px;letter-spacing:.08em;margin:0 0 24px">${escaped(shop)}</p><p style="margin:0 0 24px">${escaped(lead)}</p>
${body.join('\n')}
<p style="margin:0"><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;background:${ink};color:#fff;text-decoration:none">${escaped(link.label)}</a></p></div></body></html>`
}

function htmlRow([label, value]: Row): string {
  const shown = /^https?:\/\//.test(value) ? `<a href="${escaped(value)}" style="color:${ink}">${escaped(value)}</a>` : escaped(value)
  return `<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid ${line};vertical-align:top">${escaped(label)}</td><td align="right" style="padding:8px 0;border-bottom:1px solid ${line};word-break:break-all">${shown}</td></tr>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
