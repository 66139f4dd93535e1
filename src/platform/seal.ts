import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'

const cipher = 'aes-256-gcm'

type Secrets = Pick<Config, 'SESSION_SECRET' | 'SESSION_SECRET_BEFORE'>

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'odemoa', 'sealed columns', 32))
}

/** The shop's secrets by which something may have been sealed, the present one first. */
export function secretsOf({ SESSION_SECRET, SESSION_SECRET_BEFORE }: Secrets): string[] {
  return SESSION_SECRET_BEFORE ? [SESSION_SECRET, SESSION_SECRET_BEFORE] : [SESSION_SECRET]
}

/** Encrypts what must not be readable in the database: account numbers and the like. */
export function seal(config: Secrets, text: string): string {
  const iv = randomBytes(12)
  const box = createCipheriv(cipher, keyOf(config.SESSION_SECRET), iv)
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), sealed]).toString('base64url')
}

/** Null when it was sealed with another secret or has been changed. */
export function unseal(config: Secrets, sealed: string): string | null {
  for (const secret of secretsOf(config)) {
    const text = openedWith(secret, sealed)
    if (text !== null) return text
  }
  return null
}

function openedWith(secret: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const box = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, 12))
    box.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([box.update(bytes.subarray(28)), box.final()]).toString('utf8')
  } catch {
    // staff ask the customer again
    return null
  }
}

/** A document as a column of JSON keeps it: sealed whole. */
export function sealDocument(config: Secrets, document: unknown): { sealed: string } {
  return { sealed: seal(config, JSON.stringify(document)) }
}

/** The document again; one from before the seal as it stands, null where the secret is another. */
export function unsealDocument(config: Secrets, kept: unknown): unknown {
  const sealed = typeof kept === 'object' && kept && 'sealed' in kept ? kept.sealed : null
  if (typeof sealed !== 'string') return kept
  const text = unseal(config, sealed)
  return text === null ? null : JSON.parse(text)
}
