import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { learnImports } from './imports-ahead.ts'

/**
 * Lets plain `<a href>` travel inside the app. Menus and tiles hold a hundred links each page; as router links
 * they cost more than all the rest of the page's rendering, on the server and again when it wakes up.
 */
export function usePlainLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const path = ownPathOf(event)
      if (path === null) return
      event.preventDefault()
      // as with any link: where one is already is no new place to come back from
      void navigate(path, { replace: path === location.pathname + location.search })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/** Where a click on a page of ours leads; null for everything the browser should do itself. */
function ownPathOf(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return null
  if (/^\/(api|img|assets)\//.test(link.pathname)) return null
  const here = link.pathname === location.pathname && link.search === location.search
  return here && link.hash ? null : link.pathname + link.search + link.hash
}

const linger = 100

/** The page behind a link marked `data-ahead` that the mouse or the focus rests on; its parts are fetched ahead. */
export function useLinkAhead(): string | null {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onNear(event: Event) {
      clearTimeout(timer)
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-ahead]')
          : null
      if (!link) return
      const learnt = learnImports()
      timer = setTimeout(
        // without them the next page is fetched in two steps
        () => void learnt.catch(() => {}).then(() => setPage(link.pathname + link.search)),
        linger,
      )
    }
    const near = ['pointerover', 'focusin', 'touchstart'] as const
    for (const name of near) document.addEventListener(name, onNear, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of near) document.removeEventListener(name, onNear)
    }
  }, [])
  return page
}
