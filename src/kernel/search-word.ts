import * as z from 'zod/mini'
import { bareNumber } from './bare-number.ts'
import { isLandline, isMobile, phoneDigits } from './phone.ts'

/** Signs that are copied along with a text and that nobody sees or types. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Fewer digits may be a day, a price or a part of an address. */
const leastDigits = 9

/** A number of an order, a waybill or a phone as it is kept, however it was typed or copied; other words as they are. */
export function askedWord(typed: string): string {
  const word = typed.replace(unseen, '').trim()
  const phone = phoneDigits(word)
  if (isMobile(phone) || isLandline(phone)) return phone.length < leastDigits ? word : phone
  const bare = bareNumber(word)
  return /^\+?\d+$/.test(bare) && bare.length >= leastDigits ? bare : word
}

/** What a list is searched for. */
export const searchWord = z.pipe(
  z.string().check(z.trim(), z.maxLength(100)),
  z.pipe(z.transform(askedWord), z.string().check(z.maxLength(50))),
)
