import { isPayCode, payWords } from '#shop/payment/ui/pay-words.ts'

const most = 200

/** Known payment codes have own words. The message of an address as plain text: no control characters, at most 200 characters. */
export function errorWords(given: string | null): string | null {
  const plain = [...(given ?? '')]
    .filter((char) => (char.codePointAt(0) ?? 0) >= 32 && char !== '\u007f')
    .join('')
    .trim()
  if (!plain) return null
  return isPayCode(plain) ? payWords(plain) : cut(plain)
}

function cut(text: string): string {
  const chars = [...text]
  return chars.length > most ? `${chars.slice(0, most - 1).join('')}…` : text
}
