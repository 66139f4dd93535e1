import { pino } from 'pino'

export type Log = ReturnType<typeof openLog>

/** One JSON line per event; nothing personal: paths without queries, no bodies, no cookies. */
export function openLog(level = 'info') {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: ['password', '*.password', 'cookie', 'authorization'] })
}
