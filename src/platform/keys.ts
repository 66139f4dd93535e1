import type { Config } from './config.ts'
import { seal, unseal } from './seal.ts'

type Secrets = Pick<Config, 'SESSION_SECRET' | 'SESSION_SECRET_BEFORE'>

const mask = '••••••••'
// what nobody can guess stands in an address, after a slash, an equals sign, a hash or the dot of a signature
const inAddress = /(?<=[/=#.])[\w-]{22,}(?![\w-])/g
const named = /(?:^|_)(?:token|nonce|secret|password)$/
const number = /^[A-Z]?\d+$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A run of letters that opens something; names of goods and numbers of orders are none. */
function isKey(run: string): boolean {
  if (uuid.test(run)) return true
  const isWords = /^[a-z0-9_-]+$/.test(run) && run.split(/[-_]/).every((part) => part.length < 16)
  return !number.test(run) && !isWords
}

/** The text as a log may keep it: the keys of its addresses are covered. */
export function maskKeys(text: string): string {
  return text.replace(inAddress, (run) => (isKey(run) ? mask : run))
}

function masked(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return named.test(name) && value ? mask : maskKeys(value)
  if (Array.isArray(value)) return value.map((one) => masked(one))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, key)]))
}

/** As a table keeps it: without its keys; what had any stands whole under seal beside it. */
export function coverKeys<T extends object>(config: Secrets, told: T): T & { sealed?: string } {
  const had = Object.entries(told).filter(
    ([name, value]) => JSON.stringify(masked(value, name)) !== JSON.stringify(value),
  )
  if (!had.length) return told
  const covered = masked(told) as T // the same names, with other texts
  return { ...covered, sealed: seal(config, JSON.stringify(Object.fromEntries(had))) }
}

/** Whole again; null when it was sealed with a secret that is gone. */
export function uncoverKeys<T extends object>(
  config: Secrets,
  kept: T & { sealed?: string },
): T | null {
  const { sealed, ...covered } = kept
  if (sealed === undefined) return kept
  const had = unseal(config, sealed)
  return had === null ? null : ({ ...covered, ...JSON.parse(had) } as T) // written by coverKeys
}

/** An answer as somebody reads it who may act on nothing: without what opens something. */
export function withoutTokens(json: string): string {
  return json.replace(/"((?:\w+_)?token)":"[\w-]{16,}"/g, '"$1":""')
}
