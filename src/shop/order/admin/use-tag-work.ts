import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { orderTags } from '#shop/order/contract/tags.ts'
import { useSend } from '#ui/use-send.ts'
import { useRefreshDesk } from './order-jobs.ts'

/** Tags and assignment: every change is sent at once, and every list of orders follows. */
export function useTagWork() {
  const client = useQueryClient()
  const refresh = useRefreshDesk()
  const { busy, refusal, send } = useSend(undefined, { box: true })
  async function after<A>(work: () => Promise<A>) {
    const answer = await send(work)
    await client.invalidateQueries({ queryKey: [orderTags.list.path] })
    void refresh()
    return answer
  }
  return {
    busy,
    refusal,
    tag: (ids: readonly string[], change: { add?: string[]; remove?: string[] }) =>
      after(() => call(orderTags.put, { body: { ids: [...ids], ...change } })),
    assign: (ids: readonly string[], mb_id: string | null) =>
      after(() => call(orderTags.assign, { body: { ids: [...ids], mb_id } })),
    rename: (tag_id: number, name: string) =>
      after(() => call(orderTags.rename, { params: { tag_id }, body: { name } })),
    remove: (tag_id: number) => after(() => call(orderTags.remove, { params: { tag_id } })),
  }
}
