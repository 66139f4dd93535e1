import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { paged, pageQuery } from '../../kernel/paging.ts'

export const reviewSorts = ['is_id', 'is_score'] as const

export const review = z.object({
  is_id: z.number(),
  it_id: z.string(),
  /** masked, such as 김** or mi** */
  is_name: z.string(),
  is_score: z.number(),
  is_content: z.string(),
  is_content_en: z.string(),
  ct_option: z.string(),
  is_reply: z.string(),
  is_time: z.string(),
})
export type Review = z.output<typeof review>

export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/products/:it_id/reviews',
    who: 'anyone',
    about: 'Reviews of a product, with the spread of the stars',
    query: z.object(pageQuery(reviewSorts, 5)),
    answer: z.extend(paged(review), { spread: z.array(z.object({ score: z.number(), count: z.number() })) }),
    keep: { seconds: 60, tags: ['review'] },
  }),
}
