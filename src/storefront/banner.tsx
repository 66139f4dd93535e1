import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { bannerKey, isPlainPage, nextLocalMidnight } from '#shop/content/rules.ts'
import { SafeLink } from '#shop/content/ui/safe-link.tsx'
import { TemplateView } from '#shop/content/ui/template-view.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { frameQueries } from './hooks.ts'

/** The published block `banner`. Closed, it comes back at midnight where the visitor is. */
export function Banner() {
  const t = useT()
  const { pick } = useLang()
  const { pathname } = useLocation()
  // it came with the page; a shop without one is not asked again
  const page = useQuery({ ...frameQueries.banner, enabled: false }).data
  const [closed, setClosed] = useState(false)
  if (!page?.template || closed || isPlainPage(pathname)) return null
  const link = pick(page.link, page.link_en)

  function close() {
    try {
      localStorage.setItem(bannerKey, String(nextLocalMidnight(new Date()).getTime()))
    } catch {
      // it comes back with the next page
    }
    setClosed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      aria-label={t('안내 배너')}
      data-click="banner"
      className="cms-banner hairline-b relative flex min-h-12 items-center justify-center bg-pine-100 px-12 py-2 text-center text-pine-800"
    >
      {/* before the first paint, so that a closed banner never moves the page */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own fixed text */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideIfClosed }} />
      {link ? (
        <SafeLink to={link} className="underline-offset-4 hover:underline">
          <TemplateView template={page.template} />
        </SafeLink>
      ) : (
        <TemplateView template={page.template} />
      )}
      <button
        type="button"
        aria-label={t('배너 닫기')}
        onClick={close}
        className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center desk:right-3"
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
    </aside>
  )
}

const hideIfClosed = `try{if(Number(localStorage.getItem('${bannerKey}'))>Date.now())document.documentElement.dataset.banner='closed'}catch{}`
