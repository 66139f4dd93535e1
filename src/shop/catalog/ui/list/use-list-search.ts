import { useLocation, useNavigate, useNavigation } from 'react-router'

export type ListSearch = {
  /** the address whose goods are on the page */
  search: URLSearchParams
  /** the address on its way, so that a tick shows at once */
  next: URLSearchParams
  busy: boolean
  /** goes there; the page stays where it is */
  go: (search: URLSearchParams, more?: { replace?: boolean }) => void
}

/** The address of a list: what is shown, and what was asked for last. */
export function useListSearch(): ListSearch {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { location: ahead } = useNavigation()
  const busy = ahead !== undefined && ahead.pathname === pathname
  return {
    search: new URLSearchParams(search),
    next: new URLSearchParams(busy ? ahead.search : search),
    busy,
    go: (next, { replace = false } = {}) => void navigate({ pathname, search: String(next) }, { replace, preventScrollReset: true }),
  }
}
