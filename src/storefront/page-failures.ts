import { type Lang, parseLang } from '#kernel/language.ts'
import { translate } from '#kernel/translate.ts'

const shownKey = 'errorHandler'
const wantedKey = 'odemoa/wanted'
const chunkFailure = /dynamically imported module|importing a module script failed/i

let wanted: string | null = null
let ownReload = false

/** The page being opened, so that a failed one can be asked for from the server. */
export function wantPage(href: string | null) {
  wanted = href
}

/** A reload that a person asked for. */
export function reloadPage() {
  ownReload = true
  location.reload()
}

/**
 * A new release takes the old files away. A page whose file is gone is asked for once with `reload=1`;
 * a part of a page (a dialog, a drawer) asks the visitor to refresh, once.
 */
export function watchPageFailures() {
  const told = new WeakSet<object>()
  const tell = (reason: unknown) => {
    if (!(reason instanceof Error) || told.has(reason) || !chunkFailure.test(reason.message)) return
    told.add(reason)
    tellOfUpdate()
  }
  window.addEventListener('vite:preloadError', (event) =>
    tell('payload' in event ? event.payload : undefined),
  )
  window.addEventListener('unhandledrejection', (event) => tell(event.reason))
  window.addEventListener('error', (event) => tell(event.error ?? new Error(event.message)))
  document.addEventListener('click', rememberLink, true)
  watchFailedPages()
}

/** A missing file can fail before the router has said where it is going. */
function rememberLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.origin === location.origin) wanted = link.pathname + link.search
}

type Navigating = Event & { navigationType?: string; userInitiated?: boolean }

/** The router answers a failed page file by reloading the page it is on; the page that was wanted is better. */
function watchFailedPages() {
  const { navigation }: Window & { navigation?: EventTarget } = window
  if (!navigation) return watchReloads()
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated }: Navigating = event
    if (navigationType !== 'reload' || userInitiated || ownReload || !wanted || !event.cancelable)
      return
    event.preventDefault()
    const page = wanted
    wanted = null
    // not within the navigation that was just stopped
    setTimeout(() => openAgain(page))
  })
}

/** Once with `reload=1`; where that was tried already, the visitor is told. */
function openAgain(page: string) {
  if (new URL(location.href).searchParams.has('reload')) {
    window.alert(words('페이지를 불러오지 못했어요. 새로고침 해 주세요.'))
    return
  }
  const again = new URL(page, location.href)
  again.searchParams.set('reload', '1')
  location.assign(again)
}

/** Where the browser cannot stop the router's reload, what was wanted is remembered over it. */
function watchReloads() {
  try {
    const page = sessionStorage.getItem(wantedKey)
    sessionStorage.removeItem(wantedKey)
    const [load] = performance.getEntriesByType('navigation')
    if (page && load && 'type' in load && load.type === 'reload') openAgain(page)
    window.addEventListener('pagehide', () => {
      if (wanted && !ownReload) sessionStorage.setItem(wantedKey, wanted)
    })
  } catch {
    // without storage the reload stays the router's
  }
}

function tellOfUpdate() {
  // without a line nothing is new
  if (!navigator.onLine) return
  try {
    if (localStorage.getItem(shownKey)) {
      localStorage.removeItem(shownKey)
      return
    }
    localStorage.setItem(shownKey, '1')
  } catch {
    // without storage it is told each time
  }
  window.alert('There is updated content. Please refresh.')
}

function words(phrase: string): string {
  const lang: Lang = parseLang(document.documentElement.lang) ?? 'kr'
  return translate(lang, phrase)
}
