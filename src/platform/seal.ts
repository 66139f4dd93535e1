import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'

const cipher = 'aes-256-gcm'

function keyOf(config: Pick<Config, 'SESSION_SECRET'>): Buffer {
  return Buffer.from(hkdfSync('sha256', config.SESSION_SECRET, 'odemoa', 'sealed columns', 32))
}

/** Encrypts what must not be readable in the database: account numbers and the like. */
export function seal(config: Pick<Config, 'SESSION_SECRET'>, text: string): string {
  const iv = randomBytes(12)
  const box = createCipheriv(cipher, keyOf(config), iv)
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), sealed]).toString('base64url')
}

/** Null when it was sealed with another secret or has been changed. */
export function unseal(config: Pick<Config, 'SESSION_SECRET'>, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const box = createDecipheriv(cipher, keyOf(config), bytes.subarray(0, 12))
    box.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString('utf8')
  } catch {
    // staff ask the customer again
    return null
  }
}
