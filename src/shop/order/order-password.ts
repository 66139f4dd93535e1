import { hash, verify } from '@node-rs/argon2'

// lighter than a member's password, see docs/decisions/guest-order-password.md
const cost = { memoryCost: 7_168, timeCost: 1, parallelism: 1 }

export function hashOrderPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let dummy: Promise<string> | undefined

/** Takes as long for an order that is not there as for a wrong password. */
export async function isOrderPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashOrderPassword('nobody has this password')
  const right = await verify(stored ?? (await dummy), password)
  return right && stored !== null
}
