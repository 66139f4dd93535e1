import { type Currency, currencyOf, type Lang, parseCurrency, parseLang } from '#kernel/language.ts'

const languageKey = 'pinia/session/language'
const currencyKey = 'pinia/session/currency'
const repairedKey = 'odemoa/language-repaired'
/** the name the server reads (platform/session) */
const languageCookie = 'odemoa_lang'

/** What this browser was last told, in any of the spellings once used. */
function remembered(): { lang: Lang; currency: Currency } | null {
  try {
    const lang = parseLang(bare(localStorage.getItem(languageKey)))
    return (
      lang && {
        lang,
        currency: parseCurrency(bare(localStorage.getItem(currencyKey))) ?? currencyOf(lang),
      }
    )
  } catch {
    return null
  }
}

function bare(stored: string | null): string {
  return (stored ?? '').replaceAll('"', '')
}

/** Answers whether the server will hear of it. */
export function rememberLanguage(lang: Lang, currency: Currency = currencyOf(lang)): boolean {
  try {
    localStorage.setItem(languageKey, lang)
    localStorage.setItem(currencyKey, currency)
  } catch {
    // private windows may refuse; the cookie still holds it
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page; cookieStore is not in every browser
  document.cookie = `${languageCookie}=${lang}.${currency}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  // it is written in the browser's own time, and a page asked for at once went without it: reading waits for the writing
  return document.cookie.includes(`${languageCookie}=${lang}.${currency}`)
}

/**
 * A page asked for with `?lang=` wins and is remembered. Otherwise what this browser remembers wins:
 * if the page came in the other language the cookie was lost, so it is repaired and the page asked for once more.
 */
export function agreeOnLanguage(rendered: Lang): 'agreed' | 'reloading' {
  const known = remembered()
  if (new URL(location.href).searchParams.has('lang') || !known || known.lang === rendered) {
    rememberLanguage(rendered, known?.lang === rendered ? known.currency : currencyOf(rendered))
    clearRepair()
    return 'agreed'
  }
  if (!firstRepair() || !rememberLanguage(known.lang, known.currency)) return 'agreed'
  location.reload()
  return 'reloading'
}

function firstRepair(): boolean {
  try {
    if (sessionStorage.getItem(repairedKey)) return false
    sessionStorage.setItem(repairedKey, '1')
    return true
  } catch {
    return false
  }
}

function clearRepair() {
  try {
    sessionStorage.removeItem(repairedKey)
  } catch {
    // nothing was kept
  }
}
