import { call } from '#kernel/queries.ts'
import { statistics } from '#shop/statistics/contract.ts'
import {
  type FunnelStep,
  longestClick,
  mostClicks,
  type Platform,
} from '#shop/statistics/visit-rules.ts'
import { takeEarlyClicks } from './early-clicks.ts'

export type Click = { click_id: string; click_type: string; click_name: string }
type Gathered = { clicks: Click[]; steps: FunnelStep[]; words: string[] }

/** What is gathered leaves when nothing has happened for so long, or with the page. */
export const gatherFor = 3_000
const mostWords = 5
const empty = (): Gathered => ({ clicks: [], steps: [], words: [] })

let gathered = empty()
let waiting: ReturnType<typeof setTimeout> | undefined

function later() {
  clearTimeout(waiting)
  waiting = setTimeout(sendGathered, gatherFor)
}

/** Sends what was gathered; nobody waits for it, and a shop that does not answer is not asked again. */
export function sendGathered() {
  clearTimeout(waiting)
  const { clicks, steps, words } = gathered
  if (!clicks.length && !steps.length && !words.length) return
  gathered = empty()
  const platform: Platform = matchMedia('(width > 1000px)').matches ? 'pc' : 'mobile'
  const [click, ...more] = clicks
  const sent =
    click && !more.length && !steps.length && !words.length
      ? call(statistics.click, { body: { ...click, platform } }, { keepalive: true })
      : call(statistics.visit, { body: { platform, clicks, steps, words } }, { keepalive: true })
  sent.catch(() => {})
}

export function gatherClick(click: Click) {
  if (gathered.clicks.length >= mostClicks) return
  gathered.clicks.push(click)
  later()
}

/** Once per visit and step. */
export function gatherStep(step: FunnelStep) {
  if (gathered.steps.includes(step) || wasCounted(`odemoa/step/${step}`)) return
  gathered.steps.push(step)
  later()
}

export function gatherWord(word: string) {
  if (
    gathered.words.length >= mostWords ||
    gathered.words.includes(word) ||
    wasCounted(`odemoa/word/${word}`)
  )
    return
  gathered.words.push(word)
  later()
}

// the same step or word of one visit counts once
function wasCounted(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true
    sessionStorage.setItem(key, '1')
  } catch {
    // without storage it counts each time
  }
  return false
}

/** What a click on something marked `data-click` is counted as: the place, and the link or button inside it. */
export function clickOf(target: EventTarget | null): Click | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button')
  const place = control?.closest<HTMLElement>('[data-click]')
  if (!control || !place) return null
  const { click, clickId } = place.dataset
  const id =
    clickId ?? (control instanceof HTMLAnchorElement ? control.pathname + control.search : 'button')
  const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
  const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestClick)
  return { click_type: click ?? '', click_id: short(id) || 'button', click_name: short(name) }
}

/** Counts clicks on marked things. Listens once, for the whole page. */
export function watchClicks(): () => void {
  const count = (target: EventTarget | null) => {
    const click = clickOf(target)
    if (click) gatherClick(click)
  }
  const clicked = (event: Event) => count(event.target)
  const left = () => document.visibilityState === 'hidden' && sendGathered()
  takeEarlyClicks().forEach(count)
  document.addEventListener('click', clicked, { capture: true, passive: true })
  document.addEventListener('visibilitychange', left)
  return () => {
    document.removeEventListener('click', clicked, { capture: true })
    document.removeEventListener('visibilitychange', left)
  }
}
