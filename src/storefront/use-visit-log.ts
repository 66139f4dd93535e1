import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { FunnelStep } from '#shop/statistics/visit-rules.ts'
import { gatherStep, gatherWord, watchClicks } from './visit-log.ts'

const pages: [RegExp, FunnelStep][] = [
  [/^\/shop\/product\/[^/]+$/, 'product'],
  [/^\/shop\/cart$/, 'cart'],
  [/^\/shop\/order-form$/, 'order_form'],
]

/** Counts, without names: steps towards an order, searched words, and clicks on marked things. */
export function useVisitLog() {
  const { pathname, search } = useLocation()
  useEffect(watchClicks, [])
  useEffect(() => {
    const step = pages.find(([page]) => page.test(pathname))?.[1]
    if (step) gatherStep(step)
    const word =
      pathname === '/shop/search' ? new URLSearchParams(search).get('keyword')?.trim() : ''
    if (word) gatherWord(word.slice(0, 50))
  }, [pathname, search])
}
