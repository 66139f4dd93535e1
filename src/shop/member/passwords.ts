import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id; runs off the main thread
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let dummy: Promise<string> | undefined

/** Takes as long for an unknown account as for a wrong password. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await dummy), password)
  return right && stored !== undefined
}
