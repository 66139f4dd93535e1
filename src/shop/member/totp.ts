import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Which half minute a moment lies in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The code of one half minute: RFC 6238 over the HOTP of RFC 4226, with SHA-1 as every app has it. */
export function codeAt(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The half minute whose code this is, now or next to now, and later than the last one used; null when it is none. */
export function stepOf(secret: Buffer, code: string, now: Date, lastUsed: number): number | null {
  const here = stepAt(now)
  return (
    [here, here - 1, here + 1].find((step) => step > lastUsed && codeAt(secret, step) === code) ??
    null
  )
}

export function newSecret(): Buffer {
  return randomBytes(20)
}

/** As apps want it typed. */
export function base32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** What the QR picture says. */
export function otpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(secret), issuer, algorithm: 'SHA1', digits: '6', period: String(stepSeconds) })}`
}

/** Eighty random bits: nothing to guess, short enough to copy by hand. */
export function newRecoveryCode(): string {
  const letters = base32(randomBytes(10)).toLowerCase()
  return (letters.match(/.{4}/g) ?? []).join('-')
}

export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z2-7]/g, '')
}

const sealingKey = (shopSecret: string) =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', 'second factor', 32))

/** A copy of the database alone opens nothing. */
export function seal(secret: Buffer, shopSecret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(shopSecret), iv)
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

export function unseal(sealed: string, shopSecret: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(shopSecret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
}
