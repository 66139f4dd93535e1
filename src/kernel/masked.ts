import { formatPhone, phoneDigits } from './phone.ts'

/** "hong@mail.com" → "ho***@mail.com" */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@')
  return at < 1 ? '' : `${mail.slice(0, at > 3 ? 2 : 1)}***${mail.slice(at)}`
}

/** "01012341234" → "010-****-1234" */
export function maskedPhone(digits: string): string {
  const parts = formatPhone(digits).split('-')
  if (parts.length === 3) return `${parts[0]}-${'*'.repeat(parts[1]?.length ?? 4)}-${parts[2]}`
  return digits.length > 4 ? maskedNumber(digits) : ''
}

/** Where something was sent to: a mail address or a phone. What is masked stays as it is. */
export function maskedRecipient(address: string): string {
  if (address.includes('*')) return address
  return (address.includes('@') ? maskedMail(address) : maskedPhone(phoneDigits(address))) || '***'
}

/** An account or another number: its last four digits. */
export function maskedNumber(digits: string): string {
  return `${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`
}

/** "김민지" → "김*지", "Dana Park" → "D*** P***": enough for whoever knows them, too little to find a person by. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/)
  if (/^[\p{Script=Latin}\s.'-]+$/u.test(name) && words[0])
    return words.map((word) => `${[...word][0] ?? ''}***`).join(' ')
  const letters = [...name.trim()]
  if (letters.length < 3)
    return letters.map((letter, at) => (at || !letters[1] ? '*' : letter)).join('')
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** A name before everybody: "김민지" → "김**", "Mina Park" → "Mi***" */
export function publicName(name: string): string {
  const shown = /[가-힣]/.test(name) ? 1 : 2
  return name.slice(0, shown) + '*'.repeat(Math.min(3, Math.max(2, name.length - shown)))
}

/** ab****: enough to remember it by. */
export function maskedId(mb_id: string): string {
  return `${mb_id.slice(0, 2)}****`
}

/** The town of an address, as far as its second word. */
export function maskedAddress(address: string): string {
  const words = address.split(' ').filter(Boolean)
  return words.length > 2 ? `${words.slice(0, 2).join(' ')} ***` : words.length ? '***' : ''
}

export function maskedBirth(birth: string): string {
  return birth ? `${birth.slice(0, 4)}-**-**` : ''
}

/** The number of a business on a receipt. */
export function maskedBusiness(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-*****`
}

/** 203.0.113.7 → 203.0.***.***: known again by its owner, of no use to others. */
export function maskedIp(ip: string): string {
  const four = /(\d+)\.(\d+)\.\d+\.\d+$/.exec(ip)
  if (four) return `${four[1]}.${four[2]}.***.***`
  const parts = ip.split(':').filter(Boolean)
  return parts.length > 2 ? `${parts.slice(0, 2).join(':')}:***` : ''
}
