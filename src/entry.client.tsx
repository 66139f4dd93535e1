import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { agreeOnLanguage } from '#ui/language-memory.ts'
import { parseLang } from './kernel/language.ts'
import { watchPageFailures } from './storefront/page-failures.ts'
import { openTransport } from './storefront/transport.ts'
import { hasWideHeader, wideHeader } from './storefront/wide-header.ts'
import { learnEnglish } from './storefront/words.ts'
import { drawsHangul } from './ui/draws-hangul.ts'
import { bringNear } from './ui/far.ts'
import { whenQuiet } from './ui/when-quiet.ts'
import { showHeadings } from './ui/whole-headings.ts'

const lang = parseLang(document.documentElement.lang) ?? 'kr'

async function start() {
  watchPageFailures()
  if (agreeOnLanguage(lang) === 'reloading') return
  openTransport()
  // hydrating needs the words the page was rendered with, and the parts; one that cannot be had is missing from it
  const wide = hasWideHeader() ? wideHeader.ready().catch(() => {}) : null
  if (lang === 'en') await learnEnglish(async () => (await import('./phrases.ts')).phrases)
  await wide
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  // asking the system for its faces holds a phone up, so it has a task of its own
  setTimeout(watchLetters)
  void bringNear()
}

/** Rare letters are drawn by the system until the page is quiet, where the system can. */
function watchLetters() {
  const drawn = drawsHangul()
  // nothing to stay with: what is there already is more than the system can draw
  if (!drawn) showHeadings()
  void (drawn ? whenQuiet() : Promise.resolve())
    .then(() => import('./ui/rest-faces.ts'))
    .then(({ watchRareLetters }) => watchRareLetters())
    .catch(() => {})
}

void start()
