import { useEffect } from 'react'

const key = (list: string) => `odemoa/admin/row/${list}`
const place = (path: string) => `odemoa/admin/place${path}`

/** Where a list stands now: its page, filters and word. */
export function rememberPlace(path: string, query: string) {
  try {
    sessionStorage.setItem(place(path), query)
  } catch {
    // the way back then leads to its first page
  }
}

/** The way back to a list as it was left in this window; an address with a query of its own stays as it is. */
export function wayBack(path: string): string {
  if (path.includes('?')) return path
  try {
    const query = sessionStorage.getItem(place(path))
    return query ? `${path}?${query}` : path
  } catch {
    return path
  }
}

/** Called when a row is opened. */
export function leaveFromRow(list: string, row: string) {
  try {
    sessionStorage.setItem(key(list), row)
  } catch {
    // the list then opens at its top
  }
}

function takeRow(list: string): string | null {
  try {
    const row = sessionStorage.getItem(key(list))
    sessionStorage.removeItem(key(list))
    return row
  } catch {
    return null
  }
}

/** Back on a list, the row that was opened has the focus and is on screen. */
export function useReturnToRow(list: string, rowsAreShown: boolean) {
  useEffect(() => {
    if (!rowsAreShown) return
    const row = takeRow(list)
    const link = row && document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] a`)
    if (!link) return
    // after the router has put the page back where it was
    requestAnimationFrame(() => {
      link.focus({ preventScroll: true })
      link.scrollIntoView({ block: 'nearest' })
    })
  }, [list, rowsAreShown])
}
