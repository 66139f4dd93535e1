import { businessNumberText } from '#kernel/business-number.ts'
import { dotted, monthWord } from '#kernel/day-words.ts'
import { lastDayOf, monthOf } from '#kernel/days.ts'
import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { phoneFor } from '#kernel/phone.ts'
import { type Ctx, say } from '#platform/context.ts'
import { drawPaper } from '#platform/draw-paper.ts'
import type { PaperText } from '#platform/paper.ts'
import type { EntryKind } from '#shop/company/contract.ts'
import { type CompanyRecord, findCompany } from '#shop/company/store/companies.ts'
import { type LedgerRow, listEntries, sumBefore } from '#shop/company/store/ledger.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { supplierOf } from '#shop/setting/service/supplier.ts'
import { readSettings } from '#shop/setting/service.ts'
import { ownWorkplace } from './my-company.ts'

const mostRows = 5_000

export async function ownStatementText(ctx: Ctx, month: string): Promise<PaperText> {
  return textOf(ctx, await ownWorkplace(ctx), month)
}

export async function statementText(ctx: Ctx, mb_id: string, month: string): Promise<PaperText> {
  const row = await findCompany(ctx, mb_id)
  if (!row) throw notFound()
  return textOf(ctx, row, month)
}

export async function statementPdf(ctx: Ctx, text: PaperText, month: string) {
  return {
    bytes: await drawPaper(ctx, text),
    name: `${text.title}-${month}.pdf`,
    type: 'application/pdf',
  }
}

const kindWord: Record<Exclude<EntryKind, 'order'>, string> = {
  back: '취소·반품',
  receipt: '입금',
  undo: '입금 되돌림',
}

/** One month of a company's account: what was owed before, what was ordered, taken off and paid, and what is owed then. */
async function textOf(ctx: Ctx, row: CompanyRecord, month: string): Promise<PaperText> {
  // a month that has not begun has no statement
  if (month > monthOf(koreanDay(ctx.now))) throw notFound()
  const [from, until] = [`${month}-01`, lastDayOf(month)]
  const settings = await readSettings(ctx)
  const opening = await sumBefore(ctx, row.mb_id, from)
  const rows = await listEntries(ctx, row.mb_id, { from, until, most: mostRows })
  const money = (won: number) => formatMoney(won, 'krw', ctx.lang)
  const sumOf = (...kinds: EntryKind[]) =>
    rows.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.amount : 0), 0)
  const closing = rows.at(-1)?.balance ?? opening
  const supplier = supplierOf(ctx, settings)
  return {
    title: say(ctx, '월 거래 명세'),
    number: monthWord(month, ctx.lang),
    facts: [
      [say(ctx, '기간'), `${dotted(from)} – ${dotted(until)}`],
      [say(ctx, '작성일'), dotted(koreanDay(ctx.now))],
    ],
    parties: [buyerOf(ctx, row), supplier],
    words: [say(ctx, '{day} 남은 외상', { day: dotted(until) }), money(closing)],
    columns: [
      { label: say(ctx, '날짜'), width: 14 },
      { label: say(ctx, '내용'), width: 40 },
      { label: say(ctx, '주문'), width: 15, align: 'right' },
      { label: say(ctx, '줄어든 금액'), width: 15, align: 'right' },
      { label: say(ctx, '남은 외상'), width: 16, align: 'right' },
    ],
    rows: [
      [dotted(from), say(ctx, '앞달에서 넘어온 외상'), '', '', money(opening)],
      ...rows.map((one) => [
        dotted(one.day),
        contentOf(ctx, one),
        one.amount > 0 ? money(one.amount) : '',
        one.amount < 0 ? money(-one.amount) : '',
        money(one.balance),
      ]),
    ],
    sums: [
      [say(ctx, '앞달에서 넘어온 외상'), money(opening)],
      [say(ctx, '이달 주문'), money(sumOf('order'))],
      [say(ctx, '취소·반품'), money(sumOf('back'))],
      [say(ctx, '외상 입금'), money(sumOf('receipt', 'undo'))],
      [say(ctx, '남은 외상'), money(closing), true],
    ],
    notes: [{ heading: say(ctx, '입금 계좌'), lines: accountsOf(ctx, settings) }],
    foot: [supplier.rows[0]?.[1] ?? '', phoneFor(ctx.lang, settings.company.phone)].join('  '),
  }
}

function contentOf(ctx: Ctx, { kind, od_id, due_on, note }: LedgerRow): string {
  const about =
    kind === 'order' && due_on ? say(ctx, '결제 기한 {day}', { day: dotted(due_on) }) : note
  const what =
    kind === 'order'
      ? [say(ctx, '주문 {id}', { id: od_id ?? '' }), note && say(ctx, note)]
          .filter(Boolean)
          .join(' · ')
      : [say(ctx, kindWord[kind]), od_id].filter(Boolean).join(' ')
  return [what, about].filter(Boolean).join('\n')
}

function accountsOf(ctx: Ctx, { bank_accounts }: Settings): string[] {
  return bank_accounts
    .filter(({ use }) => use)
    .map(
      ({ bank, number, holder }) =>
        `${inLang(ctx.lang, bank.ko, bank.en)} ${number}, ${inLang(ctx.lang, holder.ko, holder.en)}`,
    )
}

function buyerOf(ctx: Ctx, row: CompanyRecord) {
  return {
    heading: say(ctx, '공급받는 분'),
    rows: [
      [say(ctx, '상호'), row.company],
      [say(ctx, '대표'), row.representative],
      [say(ctx, '사업자번호'), businessNumberText(row.business_number)],
      [say(ctx, '주소'), row.address],
      [say(ctx, '메일'), row.tax_email],
    ] as const,
  }
}
