import { businessNumberText } from '#kernel/business-number.ts'
import { dayWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { phoneFor } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { say } from '#platform/context.ts'
import { drawPaper } from '#platform/draw-paper.ts'
import type { PaperText } from '#platform/paper.ts'
import { limitTries } from '#platform/rate-limit.ts'
import type { QuotationView } from '#shop/cart/quotation-contract.ts'
import { lineWords, quotedWords } from '#shop/cart/title-rules.ts'
import { amountInWords } from '#shop/cart/words-rules.ts'
import { byToken, viewOf } from './quotations.ts'

const papersPerHour = 120

export async function quotationFile(
  ctx: Ctx,
  token: string,
  revision?: number,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  await limitTries(ctx, `quotation-pdf:${networkOf(ctx.ip)}`, papersPerHour, 3600)
  return fileOf(ctx, await viewOf(ctx, await byToken(ctx, token), revision))
}

export async function fileOf(ctx: Ctx, view: QuotationView) {
  return {
    bytes: await drawPaper(ctx, quotationText(ctx, view)),
    name: `${say(ctx, '견적서')}-${numberOf(view)}.pdf`,
    type: 'application/pdf',
  }
}

function numberOf({ qt_no, revision }: Pick<QuotationView, 'qt_no' | 'revision'>): string {
  return revision > 1 ? `${qt_no}-r${revision}` : qt_no
}

function nameOf(ctx: Ctx, line: QuotationView['paper']['lines'][number]): string {
  const { title, detail } = lineWords(line, (ko, en) => inLang(ctx.lang, ko, en))
  return [title, detail, quotedWords(line.ct_text ?? '', (phrase) => say(ctx, phrase))]
    .filter(Boolean)
    .join('\n')
}

/** The paper in words: the same figures as the page, line by line. */
export function quotationText(ctx: Ctx, view: QuotationView): PaperText {
  const { paper, currency } = view
  const { recipient, supplier, totals, sending, bank } = paper
  const pick = (both: { ko: string; en: string }) => inLang(ctx.lang, both.ko, both.en)
  const money = (amount: number) => formatMoney(amount, currency, ctx.lang)
  const t = (phrase: string, params?: Record<string, string | number>) => say(ctx, phrase, params)
  const dayOf = (at: string) => dayWord(koreanDay(new Date(at)), ctx.lang)
  const last = dayOf(view.valid_until)
  return {
    title: t('견적서'),
    number: numberOf(view),
    facts: [
      [t('작성일'), dayOf(paper.written_at)],
      [t('유효 기간'), t('{day}까지', { day: last })],
    ],
    parties: [
      {
        heading: t('견적 받는 곳'),
        rows: [
          [t('상호'), t('{company} 귀하', { company: recipient.company })],
          [t('담당자'), recipient.name],
          [t('전화'), recipient.phone],
          [t('메일'), recipient.email],
        ],
      },
      {
        heading: t('공급자'),
        seal: pick(supplier.name),
        rows: [
          [t('상호'), pick(supplier.name)],
          [t('대표'), pick(supplier.ceo)],
          [
            t('사업자번호'),
            [businessNumberText(supplier.business_number), pick(supplier.business_number_mark)]
              .filter(Boolean)
              .join(' '),
          ],
          [
            t('업태 / 종목'),
            [supplier.business_type, supplier.business_item]
              .flatMap((one) => (one?.ko ? [pick(one)] : []))
              .join(' / '),
          ],
          [t('주소'), pick(supplier.address)],
          [t('전화'), phoneFor(ctx.lang, supplier.phone)],
          [t('팩스'), supplier.fax],
          [t('메일'), supplier.email],
        ],
      },
    ],
    words: [amountInWords(totals.total, currency, ctx.lang), money(totals.total)],
    columns: [
      { label: '#', width: 4, align: 'center' },
      { label: t('품명'), width: 34 },
      { label: t('단가'), width: 14, align: 'right' },
      { label: t('수량'), width: 10, align: 'right' },
      { label: t('공급가액'), width: 15, align: 'right' },
      { label: t('부가세'), width: 12, align: 'right' },
      { label: t('금액'), width: 15, align: 'right' },
    ],
    rows: [
      ...paper.lines.map((line, at) => [
        String(at + 1),
        nameOf(ctx, line),
        money(line.price),
        String(line.ct_qty),
        money(line.supply),
        line.notax ? t('면세') : money(line.vat),
        money(line.amount),
      ]),
      ...(sending.amount > 0
        ? [
            [
              '',
              t('배송비'),
              '',
              '',
              money(sending.supply),
              money(sending.vat),
              money(sending.amount),
            ],
          ]
        : []),
    ],
    sums: [
      [t('과세 공급가액'), money(totals.supply)],
      [t('부가세'), money(totals.vat)],
      ...(totals.exempt > 0 ? ([[t('면세 공급가액'), money(totals.exempt)]] as const) : []),
      [t('합계'), money(totals.total), true],
    ],
    notes: [
      { heading: t('비고'), lines: paper.note ? [paper.note] : [] },
      {
        heading: t('받는 곳 {count}곳', { count: paper.sends.length }),
        lines: paper.sends.map(
          ({ name, zip, address, address2 }, at) =>
            `${at + 1}. ${name} (${zip}) ${address} ${address2}`,
        ),
      },
      {
        heading: t('거래 조건'),
        lines: [
          t('{day}까지 이 견적서의 단가로 주문할 수 있어요.', { day: last }),
          paper.sends.length
            ? t('배송비는 받는 곳마다 따로 보내는 비용이에요. 제주·도서 지역을 포함했어요.')
            : t('배송비는 국내 육지 기준이고, 제주·도서 지역과 해외는 주문할 때 더해져요.'),
          bank
            ? t('입금 계좌: {bank} {number}, 예금주 {holder}', {
                bank: pick(bank.bank),
                number: bank.number,
                holder: pick(bank.holder),
              })
            : '',
        ],
      },
    ],
    foot: `${pick(supplier.name)}  ${phoneFor(ctx.lang, supplier.phone)}  ${supplier.email}`,
  }
}
