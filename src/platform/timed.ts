import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

export type OnStatement = (text: string, ms: number) => void
/** Told when a statement begins, in the place of whoever asks it; what it answers is called at the end. */
export type OnBegin = (text: string) => (failed: boolean) => void
type Query = (...given: unknown[]) => unknown

/** The same client, telling how long each statement took. */
export function timedClient(
  Client: typeof pg.Client,
  tell: OnStatement | undefined,
  begin?: OnBegin,
): typeof pg.Client {
  class TimedClient extends Client {}
  const timed: Query = function (this: pg.Client, asked, values, callback) {
    const since = performance.now()
    const end = begin?.(textOf(asked))
    const done = (failed: boolean) => {
      end?.(failed)
      tell?.(textOf(asked), performance.now() - since)
    }
    const told =
      typeof callback === 'function'
        ? (...result: unknown[]) => {
            done(!!result[0])
            callback(...result)
          }
        : callback
    // the library's many ways to ask, of which any may come
    const answer = (Client.prototype.query as Query).call(this, asked, values, told)
    // both ways are handled here; whoever asked hears of a failure from the promise itself
    if (answer instanceof Promise)
      answer.then(
        () => done(false),
        () => done(true),
      )
    return answer
  }
  Object.assign(TimedClient.prototype, { query: timed })
  return TimedClient
}

/** Who waits for a connection gets it in their own place, not in that of whoever gives it back. */
export function keepPlace(pool: pg.Pool) {
  const connect = pool.connect.bind(pool) as Query // one of its two ways
  Object.assign(pool, {
    connect: (callback?: (...given: unknown[]) => void) =>
      callback ? connect(AsyncResource.bind(callback)) : connect(),
  })
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
}
