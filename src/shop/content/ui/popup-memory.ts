import { after } from '#kernel/korean-time.ts'
import {
  popupQuietKey,
  popupReadKey,
  quietDays,
  type ReadPopup,
  readPopupsIn,
  withAllRead,
} from '#shop/content/popup-rules.ts'

/** What this browser remembers of popups. A browser that keeps nothing shows them again. */
export function readPopups(): ReadPopup[] {
  return readPopupsIn(stored(popupReadKey))
}

export function markAllRead(popups: readonly { id: number }[], now: Date) {
  keep(popupReadKey, JSON.stringify(withAllRead(popups, readPopups(), now)))
}

export function isQuietNow(now: Date): boolean {
  return Number(stored(popupQuietKey)) > now.getTime()
}

export function wantQuiet(now: Date) {
  keep(popupQuietKey, String(after(now, { days: quietDays }).getTime()))
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a private window may refuse
  }
}
