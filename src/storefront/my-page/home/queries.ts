import { addDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { myFormulas } from '#shop/custom/formula-contract.ts'
import { inquiries, productInquiries } from '#shop/inquiry/contract.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { points } from '#shop/point/contract.ts'
import { reviews } from '#shop/review/contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'

const threeMonths = 91

/** What the home of my page asks for; the days are those of Korea. */
export function homeQueries(now = new Date()) {
  return {
    orders: queryOf(myOrders.list, {
      query: {
        from: addDays(koreanDay(now), -threeMonths),
        to: koreanDay(now),
        per_page: 3,
      },
    }),
    points: queryOf(points.summary, {}),
    classes: queryOf(myBookings.list, { query: { per_page: 1 } }),
    inquiries: queryOf(inquiries.list, { query: { per_page: 1, state: 'waiting' } }),
    toReview: queryOf(reviews.writable, { query: { per_page: 2 } }),
    formulas: queryOf(myFormulas.list, { query: { per_page: 2 } }),
    questions: queryOf(productInquiries.mine, { query: { per_page: 1, state: 'waiting' } }),
  }
}
