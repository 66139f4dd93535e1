import { useState } from 'react'
import { currencyOf } from '#kernel/language.ts'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { rememberLanguage } from '#ui/language-memory.ts'
import { rememberTyped } from './typed-before.ts'

/** Korean and won, or English and dollars: remembered here and by the server, then the page comes anew. */
export function LanguageToggle({ className }: { className?: string }) {
  const t = useT()
  const { lang } = useLang()
  const [busy, setBusy] = useState(false)
  const next = lang === 'kr' ? 'en' : 'kr'

  async function choose() {
    setBusy(true)
    rememberLanguage(next)
    await rememberTyped()
    // the cookie already says it; a server that does not hear it now hears it with the next page
    await call(sessions.language, { body: { lang: next, currency: currencyOf(next) } }).catch(
      () => {},
    )
    const here = new URL(location.href)
    here.searchParams.delete('lang')
    if (here.href === location.href) location.reload()
    else location.replace(here)
  }

  return (
    <button
      type="button"
      data-tour="language"
      onClick={choose}
      aria-busy={busy}
      className={cx(
        'tap flex min-h-11 items-center gap-1 px-1 text-toggle font-semibold whitespace-nowrap text-ink-500',
        className,
      )}
    >
      <span className={lang === 'kr' ? 'font-bold text-ink-900' : ''}>KO</span>
      <span className={lang === 'en' ? 'font-bold text-ink-900' : ''}>EN</span>
      {/* the words are Korean in either language */}
      <span lang="ko" className="sr-only">
        {t('영어로 보기')}
      </span>
    </button>
  )
}
