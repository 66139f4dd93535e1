import { Failure, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { type FoundGroup, mostFound, type SavedView } from './contract.ts'
import { kindsFor } from './rules.ts'
import { dropView, listFound, listViews, putView } from './store.ts'

/** What one word leads to, by kind; kinds my role may not see are not looked through at all. */
export async function findForDesk(ctx: Ctx, keyword: string): Promise<FoundGroup[]> {
  const { staff_role } = ctx.visitor
  const groups = await Promise.all(
    (staff_role ? kindsFor(staff_role) : []).map(async (kind) => {
      const rows = await listFound(ctx, kind, keyword)
      return { kind, rows: rows.slice(0, mostFound), more: rows.length > mostFound }
    }),
  )
  return groups.filter(({ rows }) => rows.length > 0)
}

function me(ctx: Ctx): string {
  if (!ctx.visitor.mb_id) throw notFound()
  return ctx.visitor.mb_id
}

export function myViews(ctx: Ctx, list: string): Promise<SavedView[]> {
  return listViews(ctx, me(ctx), list)
}

// the names that lists of the office have
const listName = /^[a-z][a-z0-9_-]{0,39}$/

export async function saveView(ctx: Ctx, list: string, view: SavedView): Promise<SavedView[]> {
  if (!listName.test(list)) throw notFound()
  await transact(ctx, async (ctx) => {
    if (!(await putView(ctx, me(ctx), list, view)))
      throw new Failure('CONFLICT', '보기는 목록마다 8개까지예요. 하나를 지운 뒤 저장해 주세요.')
  })
  return myViews(ctx, list)
}

export async function removeView(ctx: Ctx, list: string, name: string): Promise<SavedView[]> {
  await dropView(ctx, me(ctx), list, name)
  return myViews(ctx, list)
}
