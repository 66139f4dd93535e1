import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform } from 'node:stream'

const cipher = 'aes-256-gcm'
const chunk = 64 * 1024
const tagLength = 16
const prefixLength = 7
export const saltLength = 16

/** The key of one file: another for each, so that no nonce comes twice. */
export function keyOf(secret: string, salt: Buffer): Buffer {
  return scryptSync(secret, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 })
}

// the place of a piece and whether it is the last are part of its nonce: none can be moved, left out or cut off unseen
function nonceOf(prefix: Buffer, at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(at, prefixLength)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Encrypts a stream in pieces, each sealed by itself. */
export function sealing(key: Buffer): Transform {
  const prefix = randomBytes(prefixLength)
  let held = Buffer.alloc(0)
  let at = 0
  const seal = (piece: Buffer, isLast: boolean) => {
    const box = createCipheriv(cipher, key, nonceOf(prefix, at++, isLast))
    return Buffer.concat([box.update(piece), box.final(), box.getAuthTag()])
  }
  return new Transform({
    construct(done) {
      this.push(prefix)
      done()
    },
    transform(bytes: Buffer, _, done) {
      held = Buffer.concat([held, bytes])
      // one piece is always kept back: only the end knows which is the last
      while (held.length > chunk) {
        this.push(seal(held.subarray(0, chunk), false))
        held = held.subarray(chunk)
      }
      done()
    },
    flush(done) {
      this.push(seal(held, true))
      done()
    },
  })
}

export class WrongKey extends Error {}

/** The other way; a changed byte, a missing piece and a wrong key all end it with `WrongKey`. */
export function unsealing(key: Buffer): Transform {
  let prefix: Buffer | null = null
  let held = Buffer.alloc(0)
  let at = 0
  const open = (piece: Buffer, isLast: boolean) => {
    try {
      if (!prefix || piece.length < tagLength) throw new Error('cut off')
      const box = createDecipheriv(cipher, key, nonceOf(prefix, at++, isLast))
      box.setAuthTag(piece.subarray(-tagLength))
      return Buffer.concat([box.update(piece.subarray(0, -tagLength)), box.final()])
    } catch (cause) {
      throw new WrongKey('The backup is damaged, or BACKUP_KEY is not the one it was made with.', {
        cause,
      })
    }
  }
  return new Transform({
    transform(bytes: Buffer, _, done) {
      try {
        held = Buffer.concat([held, bytes])
        if (!prefix && held.length >= prefixLength) {
          prefix = Buffer.from(held.subarray(0, prefixLength))
          held = held.subarray(prefixLength)
        }
        while (prefix && held.length > chunk + tagLength) {
          this.push(open(held.subarray(0, chunk + tagLength), false))
          held = held.subarray(chunk + tagLength)
        }
        done()
      } catch (error) {
        done(error as Error) // nothing else is thrown here
      }
    },
    flush(done) {
      try {
        this.push(open(held, true))
        done()
      } catch (error) {
        done(error as Error) // as above
      }
    },
  })
}
