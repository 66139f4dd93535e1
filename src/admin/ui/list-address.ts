import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { recall, remember } from './remembered.ts'
import { rememberPlace } from './return-row.ts'
import { useStaff } from './staff.ts'

export type Filters = Record<string, string>
export type ListAddress = {
  /** what the address says now */
  filters: Filters
  /** false for the moment in which remembered filters are being put back */
  ready: boolean
  /** changes some filters; an empty one is dropped, and the list starts at its first page */
  set: (part: Filters) => void
  /** the address with some filters changed, keeping the rest */
  to: (part: Filters) => string
  /** the address of exactly these filters */
  only: (filters: Filters) => string
}

// a word typed yesterday, or its third page, would only hide today's rows
const passing = ['page', 'keyword', 'lang']

function textOf(filters: Filters): string {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
}

/** The filters of a list live in its address; the lasting ones come back for the same person next time. */
export function useListAddress(list: string): ListAddress {
  const { mb_id } = useStaff()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const key = `odemoa/admin/${list}/${mb_id}`
  const filters: Filters = Object.fromEntries(params)
  const text = params.toString()
  const restored = useRef<string | null>(null)
  restored.current ??= text === '' ? (recall(key) ?? '') : ''
  const ready = restored.current === '' || text !== ''

  useEffect(() => {
    if (restored.current) setParams(restored.current, { replace: true, preventScrollReset: true })
  }, [setParams])
  useEffect(() => {
    if (!ready) return
    restored.current = ''
    rememberPlace(pathname, text)
    remember(
      key,
      textOf(
        Object.fromEntries(
          [...new URLSearchParams(text)].filter(([name]) => !passing.includes(name)),
        ),
      ),
    )
  }, [key, pathname, text, ready])

  const merged = (part: Filters) => textOf({ ...filters, page: '', ...part })
  const address = (query: string) => (query ? `${pathname}?${query}` : pathname)
  return {
    filters,
    ready,
    set: (part) => setParams(merged(part), { preventScrollReset: true }),
    to: (part) => address(merged(part)),
    only: (exact) => address(textOf(exact)),
  }
}
