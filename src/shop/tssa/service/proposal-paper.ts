import { businessNumberText } from '#kernel/business-number.ts'
import { dayWord, momentWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { phoneFor } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { drawPaper } from '#platform/draw-paper.ts'
import type { PaperText } from '#platform/paper.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { amountInWords } from '#shop/cart/words-rules.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { ProposalView } from '#shop/tssa/proposal-contract.ts'
import { showProposal } from './proposals.ts'

const papersPerHour = 120

/** The proposal as the house writes its quotations: the sum in words, supply and tax, the seal. */
export async function proposalFile(ctx: Ctx, token: string) {
  await limitTries(ctx, `class-proposal-pdf:${networkOf(ctx.ip)}`, papersPerHour, 3600)
  const [view, { company }] = [await showProposal(ctx, token), await readSettings(ctx)]
  return {
    bytes: await drawPaper(ctx, proposalText(ctx, view, company)),
    name: `${say(ctx, '견적서')}-${view.number}.pdf`,
    type: 'application/pdf',
  }
}

export function proposalText(
  ctx: Ctx,
  view: ProposalView,
  company: Settings['company'],
): PaperText {
  const t = (phrase: string, params?: Record<string, string | number>) => say(ctx, phrase, params)
  const pick = (both: { ko: string; en: string }) => inLang(ctx.lang, both.ko, both.en)
  const money = (amount: number) => formatMoney(amount, 'krw', ctx.lang)
  const last = dayWord(koreanDay(view.valid_until), ctx.lang)
  const when = momentWord(view.starts_at, ctx.lang)
  return {
    title: t('견적서'),
    number: view.number,
    facts: [
      [t('작성일'), dayWord(koreanDay(view.created_at), ctx.lang)],
      [t('유효 기간'), t('{day}까지', { day: last })],
    ],
    parties: [
      {
        heading: t('견적 받는 곳'),
        rows: [
          [t('상호'), view.recipient.company],
          [t('담당자'), view.recipient.name],
        ],
      },
      {
        heading: t('공급자'),
        seal: pick(company.name),
        rows: [
          [t('상호'), pick(company.name)],
          [t('대표'), pick(company.ceo)],
          [t('사업자번호'), businessNumberText(company.business_number)],
          [t('주소'), pick(company.address)],
          [t('전화'), phoneFor(ctx.lang, company.phone)],
          [t('메일'), company.email],
        ],
      },
    ],
    words: [amountInWords(view.amount, 'krw', ctx.lang), money(view.amount)],
    columns: [
      { label: t('품명'), width: 40 },
      { label: t('인원'), width: 12, align: 'right' },
      { label: t('공급가액'), width: 16, align: 'right' },
      { label: t('부가세'), width: 14, align: 'right' },
      { label: t('금액'), width: 18, align: 'right' },
    ],
    rows: [
      [
        [pick(view.title), when, pick(view.place)].join('\n'),
        t('{count}명', { count: view.people }),
        money(view.supply),
        money(view.vat),
        money(view.amount),
      ],
    ],
    sums: [
      [t('공급가액'), money(view.supply)],
      [t('부가세'), money(view.vat)],
      [t('합계'), money(view.amount), true],
    ],
    notes: [
      { heading: t('비고'), lines: [view.note] },
      {
        heading: t('취소와 환불'),
        lines: view.policy.steps.map(({ days_before, percent }) =>
          days_before
            ? `${t('{days}일 전까지', { days: days_before })} ${t('{percent}% 환불', { percent })}`
            : `${t('당일 시작 전까지')} ${t('{percent}% 환불', { percent })}`,
        ),
      },
    ],
    foot: `${pick(company.name)}  ${phoneFor(ctx.lang, company.phone)}  ${company.email}`,
  }
}
