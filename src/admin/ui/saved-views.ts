import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { mostViews, type SavedView, savedViews } from '#shop/desk/contract.ts'
import { useSend } from '#ui/use-send.ts'
import { recallJson, remember } from './remembered.ts'
import { useStaff } from './staff.ts'

export type { SavedView }

function isView(value: unknown): value is SavedView {
  // each part is looked at below
  const view = value as Partial<SavedView> | null
  return typeof view?.name === 'string' && typeof view.filters === 'object' && view.filters !== null
}

/** Filters under a name of one's own, on whatever device. */
export function useSavedViews(list: string) {
  const { mb_id } = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const params = { list }
  const query = queryOf(savedViews.list, { params })
  const { queryKey } = query
  const views = useQuery(query).data?.data ?? []

  // those of a browser from before they were kept with the shop move there once
  const oldKey = `odemoa/admin/views/${list}/${mb_id}`
  useEffect(() => {
    const kept = recallJson(oldKey)
    if (!Array.isArray(kept)) return
    remember(oldKey, null)
    void (async () => {
      for (const body of kept.filter(isView))
        client.setQueryData(queryKey, await call(savedViews.save, { params: { list }, body }))
    })().catch(() => remember(oldKey, JSON.stringify(kept)))
  }, [oldKey, list, client, queryKey])

  const put = async (work: () => Promise<{ data: SavedView[] }>) => {
    const answer = await send(work)
    if (answer) client.setQueryData(queryKey, answer)
    return answer !== null
  }
  return {
    views,
    busy,
    full: views.length >= mostViews,
    save: (body: SavedView) => put(() => call(savedViews.save, { params, body })),
    drop: (name: string) => put(() => call(savedViews.remove, { params, body: { name } })),
  }
}
