import { homeCountry } from '#kernel/destination.ts'
import type { StaffRole } from '#kernel/endpoint.ts'
import type { Currency, Lang } from '#kernel/language.ts'
import { type PhraseParams, translate } from '#kernel/translate.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Disk } from './disk.ts'
import type { Kept } from './kept.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { Metrics } from './metrics.ts'
import type { Notes } from './notes.ts'
import type { Replica } from './replica.ts'

/** What the process holds for its whole life. */
export type House = {
  config: Config
  db: Database
  /** where `db` leads, past a pooler: for what needs a connection of its own */
  databaseUrl: string
  /** answers what may be some seconds old */
  replica?: Replica
  log: Log
  mailer: Mailer
  kept: Kept
  disk: Disk
  /** what the process notes about itself */
  notes?: Notes
  /** what somebody outside counts of the process */
  metrics?: Metrics
}

export type Visitor = {
  /** hash of the session id; null before the visitor has one */
  session: string | null
  cart_key: string
  mb_id: string | null
  /** the member of staff who acts for this person; what happens is theirs in the history */
  by?: string
  staff_role: StaffRole | null
  /** works here, but has yet to turn on the second step that the owner asks for */
  must_enrol?: boolean
  /** order the guest has looked up, by number */
  od_ids: readonly string[]
}

/** First argument of every verb. `db` is the only way to the database; inside `transact` it is the transaction. */
export type Ctx = {
  house: House
  db: Database
  visitor: Visitor
  lang: Lang
  currency: Currency
  /** where the visitor's parcels go; never part of a kept answer */
  country: string
  ip: string
  /** of the request; empty for work of the house */
  headers: Headers
  now: Date
  /** whether whoever asked has hung up meanwhile: long work need not go on */
  gone?: () => boolean
  /** tags to drop from the kept answers once the work is committed */
  touched: Set<string>
  /** the body as it was sent, where an endpoint asks for it; else empty */
  signed: string
}

export const nobody: Visitor = {
  session: null,
  cart_key: '',
  mb_id: null,
  staff_role: null,
  od_ids: [],
}

/** The context of work that no visitor asked for: jobs, reactions, the seed. */
export function houseCtx(house: House, given: Partial<Ctx> = {}): Ctx {
  return {
    house,
    db: house.db,
    visitor: nobody,
    lang: 'kr',
    currency: 'krw',
    country: homeCountry,
    ip: '',
    headers: new Headers(),
    now: new Date(),
    touched: new Set(),
    signed: '',
    ...given,
  }
}

export function say(ctx: { lang: Lang }, phrase: string, params?: PhraseParams): string {
  return translate(ctx.lang, phrase, params)
}
