import pino, { type Logger } from 'pino'
import type { Config } from '#platform/config.ts'
import { requestId } from '#platform/request-id.ts'

export type Log = Logger

const errorLevel = 50

/** One JSON line per event on standard output; nothing personal: paths without queries, no bodies, no cookies. */
export function openLog(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  onFault?: (given: readonly unknown[]) => void,
): Log {
  const out = pino.destination({ dest: 1, sync: false, minLength: 0 })
  // a full disk or a closed pipe must not break a request
  out.on('error', () => {})
  const redact = ['password', '*.password', 'cookie', 'authorization']
  return pino(
    {
      level: LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact,
      hooks: onFault
        ? {
            logMethod(given, write, level) {
              if (level >= errorLevel) onFault(given)
              write.apply(this, given)
            },
          }
        : {},
      mixin: () => {
        const request = requestId()
        return request ? { request } : {}
      },
      serializers: { err: withoutValues, error: withoutValues },
    },
    out,
  )
}

/** What may be kept of a failure: a statement's words without its values. What the server said stands behind it as its cause. */
export function unvalued(error: unknown): unknown {
  if (!(error instanceof Error && 'query' in error && 'params' in error)) return error
  return Object.assign(new Error(`Failed query: ${String(error.query)}`, { cause: error.cause }), {
    query: error.query,
    params: [],
  })
}

/** A failed statement is told without its values: they are names, addresses, hashes of passwords. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('query' in error && 'params' in error) {
    const { message, stack = '', query, cause } = error
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
    // the server's words about wrong values (class 22) repeat them
    const why = cause instanceof Error && !code?.startsWith('22') ? cause.message : undefined
    return {
      type: error.name,
      message: `Failed query: ${String(query)}`,
      why,
      code,
      stack: stack.slice(stack.indexOf(message) + message.length),
    }
  }
  const { detail, where, ...told } = pino.stdSerializers.err(error)
  return told
}
