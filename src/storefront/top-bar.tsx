import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLang, useT } from '#ui/language.tsx'
import { useSettings } from './hooks.ts'

const closedKey = 'odemoa/top-bar'

/** One line of news; closed, it stays closed until the news changes. */
export function TopBar() {
  const t = useT()
  const { pick } = useLang()
  const bar = useSettings()?.top_bar
  const [closed, setClosed] = useState(false)
  if (!bar?.show || closed) return null

  function close() {
    try {
      localStorage.setItem(closedKey, bar?.id ?? '')
    } catch {
      // it comes back with the next page
    }
    setClosed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const text = pick(bar.text.ko, bar.text.en)
  return (
    <section
      aria-label={t('알림 띠')}
      className="on-dark top-bar relative flex min-h-[38px] items-center justify-center bg-pine-800 px-12 py-1 text-center text-caption text-balance leading-snug text-white"
    >
      {/* before the first paint, so that a closed bar never flashes */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; the id is written as JSON without < */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideIfClosed(bar.id) }} />
      {bar.url ? (
        <Link to={bar.url} className="tap underline-offset-4 hover:underline">
          {text}
        </Link>
      ) : (
        <p>{text}</p>
      )}
      <button
        type="button"
        aria-label={t('알림 띠 닫기')}
        onClick={close}
        className="absolute right-1 top-1/2 grid size-11 -translate-y-1/2 place-items-center desk:right-3"
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
    </section>
  )
}

function hideIfClosed(id: string): string {
  return `try{if(localStorage.getItem('${closedKey}')===${JSON.stringify(id).replaceAll('<', '\\u003c')})document.documentElement.dataset.topBar='closed'}catch{}`
}
