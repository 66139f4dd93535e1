import type { IncomingHttpHeaders } from 'node:http'
import type { Answer } from '#platform/answer.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Notes } from '#platform/notes.ts'
import type { Sent } from '#platform/pages.ts'
import type { Tracing } from '#platform/tracing.ts'

/** The shop as one function, and its end. Most answers are sent as they are; files and streams are Responses. */
export type Site = {
  fetch: (request: Request, clientIp: string) => Promise<Response | Answer>
  /** A kept page without building a Request, or null: the shortest way from the socket to the bytes. */
  quick: (path: string, headers: IncomingHttpHeaders) => Sent | null
  isOwnHost: (host: string) => boolean
  /** counts what was answered, where somebody reads the metrics */
  seen?: Metrics['seen']
  /** follows requests, where a collector of traces is named */
  traced?: Tracing['request']
  close: () => Promise<void>
  /** only on the very first start, when the owner's account was made */
  firstRun?: { ownerPassword: string } | null
}

export type OpenSite = (options: {
  config: Config
  databaseUrl: string
  log: Log
  notes: Notes
}) => Promise<Site>
