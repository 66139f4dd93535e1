import type pg from 'pg'
import { isDatabaseDown, isDiskFull } from './database-errors.ts'

type Query = (...given: unknown[]) => unknown

/**
 * The pool as the job queue needs it. The queue notes a finished job without waiting for the answer, and repeats the note only when
 * the server says "cannot connect now" (57P03). Every other way of being gone would be an unhandled rejection, which ends the process;
 * so here every way of being gone is told in those words, and a full disk too: a note that could not be written is written later.
 * Behind a pooler the line it listens on is one past it.
 */
export function patientPool(pool: pg.Pool, listening = pool): pg.Pool {
  const connect = (...given: unknown[]) => {
    // the listening connection asks with a callback and mends itself
    if (given.length) return (listening.connect as Query).apply(listening, given)
    return pool.connect().then(patientClient, toldAsWaiting)
  }
  return withOwn(pool, 'connect', connect)
}

function patientClient(client: pg.PoolClient): pg.PoolClient {
  const query = (...given: unknown[]) => {
    // the library's many ways to ask, of which any may come
    const answer = (client.query as Query)(...given)
    return answer instanceof Promise ? answer.catch(toldAsWaiting) : answer
  }
  return withOwn(client, 'query', query)
}

function toldAsWaiting(error: unknown): never {
  if (!isDatabaseDown(error) && !isDiskFull(error)) throw error
  throw Object.assign(new Error('the database is away', { cause: error }), { code: '57P03' })
}

/** The thing itself, with one method of our own. */
function withOwn<T extends object>(thing: T, name: keyof T, method: Query): T {
  return new Proxy(thing, {
    get(target, asked) {
      if (asked === name) return method
      const value: unknown = Reflect.get(target, asked)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
