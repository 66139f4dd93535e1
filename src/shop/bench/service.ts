import { Failure, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { memberOf } from '#shop/member/service.ts'
import type { Tool } from './contract.ts'
import { countResults, deleteResult, listResults, putResult, type ResultRow } from './store.ts'

const mostResults = 200

const viewOf = ({ result_id, tool, title, query, created_at }: ResultRow) => ({
  result_id,
  tool,
  title,
  query,
  created_at: created_at.toISOString(),
})

export async function listMyResults(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const mb_id = memberOf(ctx)
  const [rows, total] = [await listResults(ctx, mb_id, ask), await countResults(ctx, mb_id)]
  return pageOf(rows.map(viewOf), total, ask)
}

export async function keepResult(ctx: Ctx, given: { tool: Tool; title: string; query: string }) {
  const mb_id = memberOf(ctx)
  if ((await countResults(ctx, mb_id)) >= mostResults)
    throw new Failure(
      'CONFLICT',
      '계산 결과는 {count}개까지 저장할 수 있어요. 쓰지 않는 것을 지워 주세요.',
      { params: { count: mostResults } },
    )
  const row = await putResult(ctx, mb_id, given)
  if (!row) throw notFound()
  return viewOf(row)
}

export async function removeResult(ctx: Ctx, result_id: number) {
  if (!(await deleteResult(ctx, memberOf(ctx), result_id))) throw notFound()
  return { message: say(ctx, '계산 결과를 지웠어요.') }
}
