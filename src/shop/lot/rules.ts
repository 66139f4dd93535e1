import { addDays, isDay } from '#kernel/days.ts'

export const longestLotNo = 40
/** So long before its last day a lot stands under its own tab. */
export const endingDays = 60

/** Capitals without blanks: as typed from a label, or read from the address of its code. */
export function tidyLotNo(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
    .toUpperCase()
}

/** The number in what a camera has read: the shop's address of a lot, or the bare number. Null for another code. */
export function lotIn(scanned: string): string | null {
  const path = /\/customer\/lot\/([^/?#]+)/.exec(scanned)?.[1]
  const bare = tidyLotNo(path === undefined ? scanned : unescaped(path))
  return isLotNo(bare) ? bare : null
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

export function isLotNo(text: string): boolean {
  return text.length <= longestLotNo && /^[0-9A-Z가-힣][0-9A-Z가-힣._-]*$/.test(text)
}

type Typed = { lot_no: string; made_on: string; expires_on: string }

/** Messages per field of a lot; empty when it can be kept. */
export function wrongLot({ lot_no, made_on, expires_on }: Typed, today: string) {
  const wrong: Record<string, [string]> = {}
  if (!isLotNo(lot_no))
    wrong.lot_no = ['로트 번호는 글자와 숫자, 점, 붙임표로 적어 주세요. 예: B-2610']
  if (!isDay(made_on)) wrong.made_on = ['만든 날을 2026-03-14처럼 적어 주세요.']
  else if (made_on > today) wrong.made_on = ['오늘이나 그 전의 날을 적어 주세요.']
  if (expires_on && !isDay(expires_on))
    wrong.expires_on = ['사용 기한을 2028-03-14처럼 적어 주세요.']
  else if (expires_on && isDay(made_on) && expires_on <= made_on)
    wrong.expires_on = ['사용 기한은 만든 날보다 뒤여야 해요.']
  return wrong
}

export function isEnded(expires_on: string | null, today: string): boolean {
  return expires_on !== null && expires_on < today
}

export function isEnding(expires_on: string | null, today: string): boolean {
  return (
    expires_on !== null && !isEnded(expires_on, today) && expires_on <= addDays(today, endingDays)
  )
}

export type Shelf = { lot_id: number; left: number }

/** What lies in a box when the lots that end first are packed first; `shelves` stand in that order. What no lot has is left out. */
export function packFirst(
  qty: number,
  shelves: readonly Shelf[],
): { lot_id: number; qty: number }[] {
  let open = qty
  return shelves.flatMap(({ lot_id, left }) => {
    const taken = Math.min(open, Math.max(0, left))
    open -= taken
    return taken > 0 ? [{ lot_id, qty: taken }] : []
  })
}
