import { useState } from 'react'
import type { Filters } from './list-address.ts'
import { recallJson, remember } from './remembered.ts'
import { useStaff } from './staff.ts'

export type SavedView = { name: string; filters: Filters }
const most = 8

function isView(value: unknown): value is SavedView {
  const view = value as Partial<SavedView> | null
  return typeof view?.name === 'string' && typeof view.filters === 'object' && view.filters !== null
}

/** Filters under a name of one's own, kept in this browser. */
export function useSavedViews(list: string) {
  const { mb_id } = useStaff()
  const key = `odemoa/admin/views/${list}/${mb_id}`
  const [views, setViews] = useState<SavedView[]>(() => {
    const kept = recallJson(key)
    return Array.isArray(kept) ? kept.filter(isView) : []
  })
  function put(next: SavedView[]) {
    setViews(next)
    remember(key, JSON.stringify(next))
  }
  return {
    views,
    full: views.length >= most,
    save: (view: SavedView) =>
      put([...views.filter((one) => one.name !== view.name), view].slice(-most)),
    drop: (name: string) => put(views.filter((one) => one.name !== name)),
  }
}
