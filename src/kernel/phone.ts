/** Digits of a Korean number: separators dropped, a leading +82 becomes 0. Foreign numbers keep their plus. */
export function phoneDigits(typed: string): string {
  const bare = typed.replace(/[^\d+]/g, '')
  if (bare.startsWith('+82')) return `0${bare.slice(3).replace(/^0/, '')}`
  return bare.startsWith('+') ? bare : bare.replace(/\+/g, '')
}

export function isMobile(digits: string): boolean {
  return /^010\d{8}$|^01[16789]\d{7,8}$/.test(digits)
}

export function isLandline(digits: string): boolean {
  return /^02\d{7,8}$|^0[3-6]\d{8,9}$|^070\d{8}$|^050\d{8,9}$|^1[568]\d{6}$/.test(digits)
}

export function isForeignPhone(digits: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(digits)
}

/** 01012345678 → 010-1234-5678 while it is typed; a number with a plus is left as typed. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed)
  if (digits.startsWith('+')) return typed.trim()
  if (/^1[568]/.test(digits)) return dashed(digits, [4, 4])
  if (digits.startsWith('02')) return dashed(digits, digits.length > 9 ? [2, 4, 4] : [2, 3, 4])
  return dashed(digits, digits.length > 10 ? [3, 4, 4] : [3, 3, 4])
}

function dashed(digits: string, sizes: number[]): string {
  const parts: string[] = []
  let at = 0
  for (const size of sizes) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join('-')
}

/** Why a phone is refused, as a phrase with its cause; null when it is right. */
export function whyBadPhone(typed: string): [string, Record<string, number>] | null {
  const digits = phoneDigits(typed)
  if (!digits) return ['휴대폰 번호를 적어 주세요.', {}]
  if (digits.startsWith('+'))
    return isForeignPhone(digits)
      ? null
      : ['나라 번호부터 다시 확인해 주세요. 예: +1 415 555 0100', {}]
  if (isMobile(digits) || isLandline(digits)) return null
  if (/^010/.test(digits) && digits.length < 11)
    return [
      '휴대폰 번호가 {count}자리 부족해요. 지금은 {now}자리예요.',
      { count: 11 - digits.length, now: digits.length },
    ]
  if (/^010/.test(digits))
    return [
      '휴대폰 번호가 {count}자리 많아요. 010을 포함해 11자리로 적어 주세요.',
      { count: digits.length - 11 },
    ]
  return ['010-1234-5678처럼 적어 주세요.', {}]
}
