import { dayWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { paths } from '#kernel/paths.ts'
import { type Ctx, say } from '#platform/context.ts'
import { mailOnce } from '#platform/mail.ts'
import type { Happened } from '#platform/react.ts'
import { stateOf } from '#shop/cart/quotation-rules.ts'
import { findQuotation } from '#shop/cart/quotation-store.ts'
import { letterOf } from '#shop/setting/letter-rules.ts'
import { readSettings } from '#shop/setting/service.ts'
import { fileOf } from './quotation-paper.ts'
import { viewOf } from './quotations.ts'

/** The paper goes to its recipient, in the language it was written in, with the link to order by it. */
export async function mailQuotation(ctx: Ctx, { event_id, payload }: Happened) {
  const row = await findQuotation(ctx, Number(payload.qt_id))
  const to = String(payload.email ?? '')
  if (!row || !to || stateOf(row, ctx.now) === 'withdrawn') return
  const lang = row.lang === 'en' ? 'en' : 'kr'
  const reading = { ...ctx, lang, currency: row.currency === 'usd' ? 'usd' : 'krw' } satisfies Ctx
  const view = await viewOf(reading, row, Number(payload.revision) || row.revision)
  const { name, email } = view.paper.supplier
  const shop = inLang(lang, name.ko, name.en)
  const last = dayWord(koreanDay(row.valid_until), lang)
  const file = await fileOf(reading, view)
  const url = new URL(paths.quotation({ token: row.token }), ctx.house.config.ORIGIN)
  if (lang === 'en') url.searchParams.set('lang', 'en')
  const words = letterOf({
    lang,
    company: (await readSettings(ctx)).company,
    title: say(reading, '견적서 {number}', { number: row.qt_no }),
    lead: say(
      reading,
      '{company} 담당자님, 요청하신 견적서를 보내 드려요. 첨부한 PDF와 아래 링크에서 볼 수 있어요.',
      { company: view.paper.recipient.company },
    ),
    tables: [
      [
        [say(reading, '견적번호'), row.qt_no],
        [say(reading, '합계'), formatMoney(row.total, view.currency, lang)],
        [say(reading, '유효 기간'), say(reading, '{day}까지', { day: last })],
      ],
    ],
    button: { label: say(reading, '견적서 보고 주문하기'), url: url.href },
    notes: [
      view.paper.note,
      say(reading, '{day}까지 이 견적서의 단가로 주문할 수 있어요.', { day: last }),
    ].filter(Boolean),
  })
  const attachments = [
    { filename: file.name, content: Buffer.from(file.bytes), contentType: file.type },
  ]
  await mailOnce(ctx, event_id, 'quotation', {
    from: { name: shop, address: email },
    to,
    ...words,
    attachments,
  })
}
