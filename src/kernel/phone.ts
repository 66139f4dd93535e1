import type { Lang } from './language.ts'

/** What stands between the digits of a number: blanks, brackets, full stops, hyphens of any kind; a Japanese keyboard types a long mark. */
const between = /[\s().·・ー\p{Pd}\u2212]/gu

/** As it is written with letters of common width and without signs that cannot be seen; a word before the number falls out. */
function written(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^\p{L}[\p{L}\s]*[:.]?\s*(?=[\d+(])/u, '')
}

/**
 * Digits of a Korean number: separators dropped; the code of the country, as +82, 0082 or 82, becomes 0. Foreign numbers keep their
 * plus. What has more than a number (an extension, a second one, a range) stays as it was written: without those words its digits
 * would be somebody else's number.
 */
export function phoneDigits(typed: string): string {
  const text = written(typed)
  const bare = text.replace(between, '')
  if (!/^\+?\d*$/.test(bare)) return text
  if (bare.startsWith('+')) return fromAbroad(bare.slice(1))
  if (/^00[1-9]\d{7}/.test(bare)) return fromAbroad(bare.slice(2))
  // no number within Korea begins with 82
  return /^820?[1-7]\d{7,9}$/.test(bare) ? fromAbroad(bare) : bare
}

function fromAbroad(digits: string): string {
  return digits.startsWith('82') ? `0${digits.slice(2).replace(/^0/, '')}` : `+${digits}`
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
  if (!/^\d*$/.test(digits)) return typed.trim()
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
  if (!/^\+?\d+$/.test(digits))
    return ['전화번호 하나만 숫자로 적어 주세요. 내선 번호나 다른 말은 빼 주세요.', {}]
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

/** A number of the shop as it is called from where the reader is: English readers are told the country's code. */
export function phoneFor(lang: Lang, phone: string): string {
  return lang === 'en' && /^0\d/.test(phone) ? `+82-${phone.slice(1)}` : phone
}
