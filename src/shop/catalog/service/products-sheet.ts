import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import type { SheetAsk } from '#kernel/sheet.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerList } from '#platform/sheet-out.ts'
import type { StaffProductRow } from '#shop/catalog/admin-contract.ts'
import { listStaffProducts } from '#shop/catalog/admin-store.ts'

type ListAsk = Parameters<typeof listStaffProducts>[1]
type Filters = Omit<ListAsk, 'page' | 'per_page'>

/** The products that the list shows, all of them, as a file. */
export async function productsSheet(ctx: Ctx, filters: Filters, ask: SheetAsk, reply: Reply) {
  const { counts } = await listStaffProducts(ctx, { ...filters, page: 1, per_page: 1 })
  const head = [
    '상품 번호',
    '상품 이름',
    '영어 이름',
    '분류',
    '정가 (원)',
    '할인율 (%)',
    '할인 금액 (원)',
    '재고',
    '선택 수',
    '판매',
  ]
  return answerList(ctx, reply, ask, {
    name: `products-${koreanDay(ctx.now)}`,
    head: head.map((label) => say(ctx, label)),
    total: counts[filters.state ?? 'all'],
    page: async (ctx, paging) => {
      const { rows } = await listStaffProducts(ctx, { ...filters, ...paging })
      return rows.map((row) => cellsOf(ctx, row))
    },
  })
}

function cellsOf(ctx: Ctx, row: StaffProductRow) {
  return [
    row.it_id,
    row.it_name,
    row.it_name_en,
    inLang(ctx.lang, row.category, row.category_en),
    row.it_price,
    row.discount_rate,
    row.discount_amount,
    row.stock,
    row.options,
    say(ctx, row.it_use ? (row.it_soldout ? '품절' : '판매중') : '숨김'),
  ]
}
