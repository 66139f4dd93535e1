import { koreanDay } from '#kernel/korean-time.ts'
import { maskedName } from '#kernel/masked.ts'
import type { SheetAsk } from '#kernel/sheet.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerList } from '#platform/sheet-out.ts'
import { type AllAsk, listAll } from '#shop/credit/store.ts'

type Filters = Omit<AllAsk, 'page' | 'per_page' | 'sort' | 'order'>

/** The balances that the list shows, row by row, as a file. */
export async function creditsSheet(ctx: Ctx, filters: Filters, ask: SheetAsk, reply: Reply) {
  const all = { ...filters, sort: 'cr_id', order: 'desc' } as const
  const { total } = await listAll(ctx, { ...all, page: 1, per_page: 1 })
  const head = ['때', '아이디', '이름', '내용', '들어옴', '나감', '남은 예치금', '주문번호']
  return answerList(ctx, reply, ask, {
    name: `credits-${koreanDay(ctx.now)}`,
    head: head.map((label) => say(ctx, label)),
    total,
    page: async (ctx, paging) => {
      const { rows } = await listAll(ctx, { ...all, ...paging })
      return rows.map(({ row, mb_name }) => [
        row.cr_datetime,
        row.mb_id,
        ask.whole ? mb_name : maskedName(mb_name),
        say(ctx, row.cr_content, row.cr_params),
        row.cr_amount > 0 ? row.cr_amount : null,
        row.cr_amount < 0 ? -row.cr_amount : null,
        row.cr_balance,
        row.rel_table === 'order' ? row.rel_id : null,
      ])
    },
  })
}
