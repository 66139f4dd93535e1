import type { Currency, Lang } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'

const digits = ['', ...'일이삼사오육칠팔구']
const places = ['', ...'십백천']
const groups = ['', ...'만억조경']
const zero = '영'

/** A whole number in Hangul as it is written on papers of value: every 일 is said, so that none can be added. */
export function hangulNumber(whole: number): string {
  if (whole === 0) return zero
  const text = String(whole)
  const parts: string[] = []
  for (let end = text.length, group = 0; end > 0; end -= 4, group++) {
    const four = fourInHangul(text.slice(Math.max(0, end - 4), end))
    if (four) parts.unshift(four + (groups[group] ?? ''))
  }
  return parts.join('')
}

function fourInHangul(four: string): string {
  return [...four]
    .map((digit, at) =>
      digit === '0' ? '' : `${digits[Number(digit)]}${places[four.length - 1 - at]}`,
    )
    .join('')
}

const small = [
  ...[
    'Zero',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
    'Thirteen',
  ],
  ...['Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const thousands = ['', 'Thousand', 'Million', 'Billion', 'Trillion']

/** A whole number in English words. */
export function englishNumber(whole: number): string {
  if (whole === 0) return 'Zero'
  const text = String(whole)
  const parts: string[] = []
  for (let end = text.length, group = 0; end > 0; end -= 3, group++) {
    const three = threeInEnglish(Number(text.slice(Math.max(0, end - 3), end)))
    if (three) parts.unshift([three, thousands[group]].filter(Boolean).join(' '))
  }
  return parts.join(' ')
}

function threeInEnglish(three: number): string {
  const rest = three % 100
  const low =
    rest < 20
      ? rest
        ? small[rest]
        : ''
      : [tens[Math.floor(rest / 10)], rest % 10 ? small[rest % 10] : ''].filter(Boolean).join('-')
  return [three >= 100 ? `${small[Math.floor(three / 100)]} Hundred` : '', low]
    .filter(Boolean)
    .join(' ')
}

/** "일금 일백이십팔만원정", "Say US Dollars One Thousand and Cents Fifty Only": a sum that no pen can change. */
export function amountInWords(amount: Amount, currency: Currency, lang: Lang): string {
  const whole = currency === 'usd' ? Math.floor(amount / 100) : amount
  const cents = currency === 'usd' ? amount % 100 : 0
  if (lang === 'en') {
    const unit = currency === 'usd' ? 'US Dollars' : 'Korean Won'
    return `Say ${unit} ${englishNumber(whole)}${cents ? ` and Cents ${englishNumber(cents)}` : ''} Only`
  }
  if (currency === 'krw') return `일금 ${hangulNumber(whole)}원정`
  return `일금 미화 ${hangulNumber(whole)}달러${cents ? ` ${hangulNumber(cents)}센트` : ''}정`
}
