import { pageOf } from '../../kernel/paging.ts'
import { implement } from '../../platform/implement.ts'
import { reviews } from './contract.ts'
import { listReviews } from './store.ts'

export const reviewApi = implement(reviews, {
  list: async (ctx, ask) => {
    const { rows, spread, total } = await listReviews(ctx, ask.params.it_id, ask.query)
    const scores = [5, 4, 3, 2, 1].map((score) => ({ score, count: spread.find((one) => one.score === score)?.count ?? 0 }))
    return {
      ...pageOf(
        rows.map((row) => ({ ...row, is_name: maskedName(row.is_name), is_time: row.is_time.toISOString() })),
        total,
        ask.query,
      ),
      spread: scores,
    }
  },
})

/** 김민지 → 김**, Mina Park → Mi*** */
export function maskedName(name: string): string {
  const shown = /[가-힣]/.test(name) ? 1 : 2
  return name.slice(0, shown) + '*'.repeat(Math.min(3, Math.max(2, name.length - shown)))
}
