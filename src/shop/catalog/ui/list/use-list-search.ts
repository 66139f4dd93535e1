import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

export type ListSearch = {
  /** the address whose goods are on the page */
  search: URLSearchParams
  /** the address asked for last, so that a tick shows at once */
  next: URLSearchParams
  busy: boolean
  /** goes there; the page stays where it is, unless the list is another one now and begins at its top */
  go: (search: URLSearchParams, more?: { replace?: boolean; toTop?: boolean }) => void
  /** what the list begins with */
  top: RefObject<HTMLDivElement | null>
}

/** The address of a list: what is shown, and what was asked for. */
export function useListSearch(): ListSearch {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const { location: ahead } = useNavigation()
  const [asked, setAsked] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const toTop = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for has come, or something else has
  useEffect(() => {
    setAsked(null)
    if (toTop.current) showTop(top.current)
    toTop.current = false
  }, [key])
  return {
    search: new URLSearchParams(search),
    next: new URLSearchParams(asked ?? search),
    busy: asked !== null || ahead?.pathname === pathname,
    top,
    go: (next, { replace = false, toTop: begins = false } = {}) => {
      setAsked(String(next))
      toTop.current = begins
      void navigate({ pathname, search: String(next) }, { replace, preventScrollReset: true })
    },
  }
}

/** Whoever stands further down sees the first goods of the new list; who sees its beginning already stays. */
function showTop(list: HTMLElement | null) {
  if (!list) return
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0
  if (list.getBoundingClientRect().top < margin)
    list.scrollIntoView({ block: 'start', behavior: 'instant' })
}
