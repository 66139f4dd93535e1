import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

export type ListSearch = {
  /** the address whose goods are on the page */
  search: URLSearchParams
  /** the address asked for last, so that a tick shows at once */
  next: URLSearchParams
  busy: boolean
  /** goes there; the page stays where it is */
  go: (search: URLSearchParams, more?: { replace?: boolean }) => void
}

/** The address of a list: what is shown, and what was asked for. */
export function useListSearch(): ListSearch {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const { location: ahead } = useNavigation()
  const [asked, setAsked] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for has come, or something else has
  useEffect(() => setAsked(null), [key])
  return {
    search: new URLSearchParams(search),
    next: new URLSearchParams(asked ?? search),
    busy: asked !== null || ahead?.pathname === pathname,
    go: (next, { replace = false } = {}) => {
      setAsked(String(next))
      void navigate({ pathname, search: String(next) }, { replace, preventScrollReset: true })
    },
  }
}
