import { koreanDay } from '#kernel/korean-time.ts'
import type { PopupType } from './contract.ts'

/** How many read popups a browser remembers, so also how many one carousel shows. */
export const mostReadPopups = 5
export const popupSpeed = 500
export const popupDelay = 4_000
export const quietDays = 7
export const popupReadKey = 'pinia/popup/read'
export const popupQuietKey = 'odemoa/popup/quiet-until'

export type ReadPopup = { id: number; day: string }

/** What this browser has read. Bare numbers, as an older shop kept them, know no day. */
export function readPopupsIn(stored: string | null): ReadPopup[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list
      .flatMap((one: unknown) => {
        if (typeof one === 'number' || (typeof one === 'string' && /^\d{1,15}$/.test(one)))
          return [{ id: Number(one), day: '' }]
        if (typeof one !== 'object' || one === null || !('id' in one)) return []
        return [
          { id: Number(one.id), day: 'day' in one && typeof one.day === 'string' ? one.day : '' },
        ]
      })
      .slice(-mostReadPopups)
  } catch {
    return []
  }
}

/** A daily popup is read until the day turns in Korea, any other for good. */
export function isPopupRead(
  popup: { id: number; type: PopupType },
  read: readonly ReadPopup[],
  now: Date,
): boolean {
  return read.some(
    ({ id, day }) => id === popup.id && (popup.type === 'other' || day === koreanDay(now)),
  )
}

/** The last five read. */
export function withAllRead(
  popups: readonly { id: number }[],
  read: readonly ReadPopup[],
  now: Date,
): ReadPopup[] {
  const ids = new Set(popups.map(({ id }) => id))
  return [
    ...read.filter(({ id }) => !ids.has(id)),
    ...popups.map(({ id }) => ({ id, day: koreanDay(now) })),
  ].slice(-mostReadPopups)
}
