import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { parseLang } from './kernel/language.ts'
import { installPhrases } from './kernel/translate.ts'
import { agreeOnLanguage } from './storefront/language-memory.ts'
import { watchPageFailures } from './storefront/page-failures.ts'
import { openTransport } from './storefront/transport.ts'

const lang = parseLang(document.documentElement.lang) ?? 'kr'

async function start() {
  watchPageFailures()
  if (agreeOnLanguage(lang) === 'reloading') return
  openTransport()
  // hydrating needs the words the page was rendered with
  if (lang === 'en') installPhrases('en', (await import('./phrases.ts')).phrases)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

void start()
