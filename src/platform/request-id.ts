import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export const requestHeader = 'x-request-id'
const asked = new AsyncLocalStorage<string>()

/** Never taken from the visitor: a line of the log must not carry what somebody else wrote. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
}

/** Does the work of a request; every line that it logs names it. */
export function inRequest<T>(id: string, work: () => T): T {
  return asked.run(id, work)
}

/** The request that is being worked on; undefined for work of the house. */
export function requestId(): string | undefined {
  return asked.getStore()
}
