import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { rememberLanguage } from '#ui/language-memory.ts'

/** An account of a company is kept in won: whoever reads in English orders in won from here on, and what they typed stays. */
export function InWon() {
  const t = useT()
  const { lang } = useLang()
  const [busy, setBusy] = useState(false)

  async function choose() {
    setBusy(true)
    rememberLanguage(lang, 'krw')
    // the cookie already says it; a server that does not hear it now hears it with the next page
    await call(sessions.language, { body: { lang, currency: 'krw' } }).catch(() => {})
    location.reload()
  }

  return (
    <p className="text-small text-ink-700">
      {t('회사 외상은 원화로 적어요. 원화로 주문하면 외상 결제를 고를 수 있어요.')}{' '}
      <button
        type="button"
        className="tap text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current"
        onClick={choose}
        aria-busy={busy}
      >
        {t('원화로 주문하기')}
      </button>
    </p>
  )
}
