import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { mostTags, type OrderTag } from '#shop/order/contract/tags.ts'
import {
  addTagNames,
  giveOrders,
  hasMoreTags,
  listColleagues,
  listTags,
  putTags,
  removeTag,
  renameTag,
  takeTags,
} from '#shop/order/store/tags.ts'

type Put = { ids: readonly string[]; add: readonly string[]; remove: readonly string[] }

/** Only what really changes is written and logged: two who tag at once do not take each other's tags off. */
export function tagOrders(ctx: Ctx, { ids, add, remove }: Put): Promise<{ done: number }> {
  return transact(ctx, async (ctx) => {
    if (add.length) await addTagNames(ctx, add)
    const off = remove.length ? await takeTags(ctx, ids, remove) : []
    const on = add.length ? await putTags(ctx, ids, add) : []
    if (on.length && (await hasMoreTags(ctx, ids, mostTags)))
      throw invalid({ add: [['한 주문에 태그는 {count}개까지예요.', { count: mostTags }]] })
    const touched = [...new Set([...on, ...off].map(({ od_id }) => od_id))]
    for (const od_id of touched) {
      const of = (list: typeof on) =>
        list.filter((one) => one.od_id === od_id).map(({ name }) => name)
      await announce(ctx, 'order.tagged', od_id, { added: of(on), removed: of(off) })
    }
    return { done: touched.length }
  })
}

async function anyTag(ctx: Ctx, tag_id: number): Promise<OrderTag> {
  const found = (await listTags(ctx)).find((one) => one.tag_id === tag_id)
  if (!found) throw notFound()
  return found
}

export function renameOrderTag(ctx: Ctx, tag_id: number, name: string): Promise<OrderTag> {
  return transact(ctx, async (ctx) => {
    const before = await anyTag(ctx, tag_id)
    if (!(await renameTag(ctx, tag_id, name)))
      throw new Failure('CONFLICT', '같은 이름의 태그가 있어요. 다른 이름을 적어 주세요.', {
        fields: { name: ['같은 이름의 태그가 있어요. 다른 이름을 적어 주세요.'] },
      })
    await announce(ctx, 'order_tag.renamed', String(tag_id), { from: before.name, to: name })
    return anyTag(ctx, tag_id)
  })
}

export function removeOrderTag(ctx: Ctx, tag_id: number): Promise<{ tag_id: number }> {
  return transact(ctx, async (ctx) => {
    const { name, count } = await anyTag(ctx, tag_id)
    await removeTag(ctx, tag_id)
    await announce(ctx, 'order_tag.removed', String(tag_id), { name, count })
    return { tag_id }
  })
}

export async function assignOrders(
  ctx: Ctx,
  { ids, mb_id }: { ids: readonly string[]; mb_id: string | null },
): Promise<{ done: number }> {
  const known = mb_id === null || (await listColleagues(ctx)).some((one) => one.mb_id === mb_id)
  refuse(known ? null : '주문을 맡을 수 있는 직원이 아니에요.', 'INVALID')
  return transact(ctx, async (ctx) => {
    const changed = await giveOrders(ctx, ids, mb_id)
    for (const od_id of changed) await announce(ctx, 'order.assigned', od_id, { to: mb_id })
    return { done: changed.length }
  })
}
