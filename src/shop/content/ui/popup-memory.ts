import { after } from '#kernel/korean-time.ts'
import { call } from '#kernel/queries.ts'
import { popups as popupCalls, popupClass } from '#shop/content/contract.ts'
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

/** Whichever way they are closed, all of them are read. */
export function closePopups(popups: readonly { id: number }[]) {
  keep(popupReadKey, JSON.stringify(withAllRead(popups, readPopups(), new Date())))
}

/** Following one is worth more than counting it. */
export function followPopup({ id }: { id: number }) {
  void call(popupCalls.record, { body: { class: popupClass, id } }).catch(() => undefined)
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
