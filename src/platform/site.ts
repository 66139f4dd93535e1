import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

/** The shop as one function, and its end. */
export type Site = {
  fetch: (request: Request, clientIp: string) => Promise<Response>
  close: () => Promise<void>
  /** only on the very first start, when the owner's account was made */
  firstRun?: { ownerPassword: string }
}

export type OpenSite = (options: { config: Config; databaseUrl: string; log: Log }) => Promise<Site>
