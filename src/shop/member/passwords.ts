import { hash, verify } from '@node-rs/argon2'
import { Failure } from '#kernel/failure.ts'
import { samePassword } from './rules.ts'

// OWASP's minimum for argon2id; it runs on the threads that also read files, of which Node has four
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const mostWaiting = 50

/** What hashes; tests count its work. */
export const argon = { hash, verify }

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon.hash(samePassword(password), cost))
}

let dummy: Promise<string> | undefined

/** Takes as long for an unknown account, or one without a password, as for a wrong password. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const kept = stored || (await dummy)
  const right = await inTurn(() => argon.verify(kept, samePassword(password)))
  return right && !!stored
}

let running = 0
const waiting: (() => void)[] = []

/** Two at a time, so that a flood of log-ins leaves the shop its processors; one that would wait too long is sent away. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting)
      throw new Failure('UNAVAILABLE', '지금 로그인이 몰리고 있어요. 잠시 뒤 다시 시도해 주세요.')
    await new Promise<void>((go) => waiting.push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // the turn is handed on, never given back in between
    if (next) next()
    else running--
  }
}
