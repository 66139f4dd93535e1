import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const tools = ['vessel', 'wick', 'burn', 'diffuser', 'soap', 'spray'] as const
export type Tool = (typeof tools)[number]

const result = z.object({
  result_id: z.number(),
  tool: z.enum(tools),
  title: z.string(),
  query: z.string(),
  created_at: z.string(),
})
export type BenchResult = z.output<typeof result>

const path = '/api/v1/my-bench-results'
export const resultSorts = ['created_at'] as const
export const longestTitle = 60

export const myResults = {
  list: endpoint({
    method: 'GET',
    path,
    who: 'member',
    about: 'Results of calculators that I kept, the newest first',
    query: z.object(pageQuery(resultSorts, 20)),
    answer: paged(result),
  }),
  keep: endpoint({
    method: 'POST',
    path,
    who: 'member',
    status: 201,
    about: 'Keep a result under a name; the same one again only takes the new name',
    body: z.object({
      tool: z.enum(tools, '고를 수 없는 값이에요.'),
      title: words(1, longestTitle),
      query: z
        .string()
        .check(
          z.maxLength(800, '저장할 수 없는 주소예요.'),
          z.regex(/^[\w=&.,:%+-]*$/, '저장할 수 없는 주소예요.'),
        ),
    }),
    answer: one(result),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:result_id`,
    params: { result_id: rowId },
    who: 'member',
    about: 'Delete a kept result of mine',
    answer: z.object({ message: z.string() }),
  }),
}
