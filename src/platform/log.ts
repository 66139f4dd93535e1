import pino, { type Logger } from 'pino'
import type { Config } from '#platform/config.ts'

export type Log = Logger

/** One JSON line per event on standard output; nothing personal: paths without queries, no bodies, no cookies. */
export function openLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Log {
  const out = pino.destination({ dest: 1, sync: false, minLength: 0 })
  // a full disk or a closed pipe must not break a request
  out.on('error', () => {})
  return pino({ level: LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: ['password', '*.password', 'cookie', 'authorization'] }, out)
}
