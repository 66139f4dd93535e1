/**
 * A number as it is kept, out of how people type and copy it: `#2611…`, `No. 2611…`, full width, with blanks, hyphens and signs that
 * are not seen.
 */
export function bareNumber(typed: string): string {
  return bareWord(typed).replace(/^(?:주문번호|주문|orderno|order|number|no)?[#:.]*(?=\d)/i, '')
}

/** The same for what has letters too: nothing but what can be seen, without blanks and hyphens. */
export function bareWord(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}\u2212]/gu, '')
}
