import { createHash } from 'node:crypto'
import type pg from 'pg'
import { AskingClient } from './asking-client.ts'

// a statement that comes back this often is worth keeping planned
const worthKeeping = 3
// what one connection holds at most: statements are dear to the server's memory
const mostKept = 400
const mostSeen = 2_000

/**
 * Gives statements that come back a name, so that each connection parses and plans them once: for the cart and the order, planning
 * costs more than running. Texts that change with every call (lists of columns, filters) stay nameless.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #seen = new Map<string, number>()
  #most: number

  constructor(most = mostKept) {
    this.#most = most
  }

  /** The name of this text, or undefined while it is not worth one. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= this.#most) return known
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < worthKeeping) {
      if (this.#seen.size >= mostSeen) this.#seen.clear()
      this.#seen.set(text, times)
      return undefined
    }
    this.#seen.delete(text)
    const name = `s${createHash('sha1').update(text).digest('base64url')}`
    this.#names.set(text, name)
    return name
  }
}

type Query = (...given: unknown[]) => unknown

/** A client of the pool whose statements with values are prepared under these names. */
export function preparingClient(names: StatementNames): typeof pg.Client {
  class PreparingClient extends AskingClient {}
  const preparing: Query = function (this: pg.Client, asked, values, callback) {
    const name =
      isUnnamed(asked) && Array.isArray(values) && values.length ? names.of(asked.text) : undefined
    // the library's many ways to ask, of which any may come
    return (AskingClient.prototype.query as Query).call(
      this,
      name && isUnnamed(asked) ? { ...asked, name } : asked,
      values,
      callback,
    )
  }
  Object.assign(PreparingClient.prototype, { query: preparing })
  return PreparingClient
}

/** A client that names no statement, for poolers that forget them between transactions. */
export class NamelessClient extends AskingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    Object.assign((this as unknown as { connection: object }).connection, { nameless: true }) // untold by its type
  }
}

function isUnnamed(asked: unknown): asked is { text: string } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('name' in asked && asked.name)
  )
}
