import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { isLocal } from '#kernel/local-origin.ts'
import { areProxies } from './client-address.ts'
import {
  bucketUrl,
  databaseUrl,
  isBearerToken,
  isOrigin,
  isPort,
  keyPairs,
  pretendMoney,
  withoutBlanks,
} from './config-checks.ts'

export type Config = {
  PORT: number
  HOST: string
  /** a supervisor holds the open socket and hands it over as the third file */
  LISTEN_FDS?: '1'
  /** whose `x-forwarded-for` is believed: addresses and ranges, parted by commas */
  TRUSTED_PROXIES?: string
  /** absolute */
  DATA_DIR: string
  /** where backups are kept: a folder, or a bucket that speaks S3 */
  BACKUP_DIR?: string
  BACKUP_S3?: string
  /** what seals them */
  BACKUP_KEY?: string
  /** a bucket for pictures and papers, in place of folders below DATA_DIR */
  FILES_S3?: string
  /** megabytes below which the shop writes nothing more */
  DISK_RESERVE_MB: number
  DATABASE_URL?: string
  /** the same database past the pooler that DATABASE_URL leads to */
  DATABASE_DIRECT_URL?: string
  DATABASE_READ_URL?: string
  /** the pooler before the database forgets statements between transactions */
  PREPARED_STATEMENTS?: 'off'
  /** the shop's own database, lent by the process that started it to those that share its port */
  LENT_DATABASE_URL?: string
  /** scheme, host and port, without a slash at the end */
  ORIGIN: string
  /** `ORIGIN` was given, and not made up from the port */
  IS_NAMED: boolean
  /** what an empty database is filled with: the sample shop, or only what a shop needs to open */
  SAMPLE: 'shop' | 'none'
  SMTP_URL?: string
  /** of the Instagram Graph API */
  INSTAGRAM_TOKEN?: string
  SESSION_SECRET: string
  /** opens what was sealed before the secret was changed */
  SESSION_SECRET_BEFORE?: string
  OWNER_PASSWORD?: string
  NODE_ENV: 'production' | 'development' | 'test'
  LOG_LEVEL: (typeof LEVELS)[number]
  KAKAO_REST_KEY?: string
  KAKAO_SECRET?: string
  KAKAO_ADMIN_KEY?: string
  KAKAO_APP_ID?: string
  /** of browsers, for the map of the stores */
  KAKAO_JS_KEY?: string
  SOLAPI_API_KEY?: string
  SOLAPI_API_SECRET?: string
  SOLAPI_SENDER?: string
  SOLAPI_PF_ID?: string
  SOLAPI_URL?: string
  /** a translator that proposes English to staff: any chat-completions service, or DeepL */
  TRANSLATOR_URL?: string
  TRANSLATOR_KEY?: string
  TRANSLATOR_MODEL?: string
  DEEPL_KEY?: string
  DEEPL_URL?: string
  /** of the tax office's open API, which tells whether a business number is alive */
  NTS_SERVICE_KEY?: string
  /** of Smart Parcel, which tells where parcels are */
  SMART_PARCEL_KEY?: string
  /** the measurement id of Google Analytics 4 */
  GA_ID?: string
  /** where the twins of outside services answer, without a slash at the end; null when the shop is open to the public */
  TWINS: string | null
  /** error reporting of browsers */
  SENTRY_DSN?: string
  /** the chat of Channel Talk */
  CHANNEL_PLUGIN_KEY?: string
  TOSS_CLIENT_KEY?: string
  TOSS_SECRET_KEY?: string
  PAYPAL_CLIENT_ID?: string
  PAYPAL_SECRET?: string
  PAYPAL_ENV?: 'live' | 'sandbox'
  PAYPAL_WEBHOOK_ID?: string
  /** a public shop that is rehearsed with the providers' test keys */
  TEST_PAYMENTS?: 'allowed'
  /** pages say what rendering them cost */
  SERVER_TIMING?: 'on'
  /** whoever shows it may read `/metrics` */
  METRICS_TOKEN?: string
  /** where a collector of OpenTelemetry listens, under what name it hears of the shop, and of which share of its requests */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
  /** `off` takes back the page that browsers show without a line */
  OFFLINE_PAGE?: 'off'
}

export class BadConfig extends Error {
  readonly mistakes: string[]

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'))
    this.name = 'BadConfig'
    this.mistakes = mistakes
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const ENVIRONMENTS = ['production', 'development', 'test'] as const
const SECRET_LENGTH = 32

const Environment = z.object({
  PORT: z._default(
    z.string().check(z.refine(isPort, 'must be a whole number from 1 to 65535')),
    '3000',
  ),
  HOST: z._default(
    z.string().check(z.regex(/^\S+$/, 'must be a host name or an address')),
    '0.0.0.0',
  ),
  LISTEN_FDS: z.optional(z.enum(['1'], 'must be 1: one socket is handed over')),
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(areProxies, 'must be addresses or ranges such as 10.0.0.0/8, parted by commas'),
      ),
  ),
  DATA_DIR: z._default(z.string(), './data'),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_S3: z.optional(bucketUrl()),
  FILES_S3: z.optional(bucketUrl()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(20, 'must have at least 20 characters'))),
  DISK_RESERVE_MB: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number of megabytes')),
    '256',
  ),
  DATABASE_URL: z.optional(databaseUrl()),
  DATABASE_DIRECT_URL: z.optional(databaseUrl()),
  DATABASE_READ_URL: z.optional(databaseUrl()),
  LENT_DATABASE_URL: z.optional(databaseUrl()),
  PREPARED_STATEMENTS: z.optional(z.enum(['off'], 'must be off, or left out')),
  ORIGIN: z.optional(
    z
      .string()
      .check(z.refine(isOrigin, 'must be an origin such as https://shop.example, without a path')),
  ),
  SAMPLE: z.optional(z.enum(['shop', 'none'], 'must be shop or none, or left out')),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')),
  ),
  INSTAGRAM_TOKEN: z.optional(z.string().check(z.regex(/^\S+$/, 'must be a token without spaces'))),
  SESSION_SECRET: z.optional(z.string()),
  SESSION_SECRET_BEFORE: z.optional(z.string()),
  OWNER_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have at least 8 characters'))),
  KAKAO_REST_KEY: z.optional(z.string()),
  KAKAO_SECRET: z.optional(z.string()),
  KAKAO_ADMIN_KEY: z.optional(z.string()),
  KAKAO_APP_ID: z.optional(z.string().check(z.regex(/^\d+$/, 'must be the number of the app'))),
  KAKAO_JS_KEY: z.optional(
    z.string().check(z.regex(/^\w{8,60}$/, 'must be the JavaScript key of a Kakao app')),
  ),
  TRANSLATOR_URL: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/\S+$/, 'must be an address such as https://api.example/v1')),
  ),
  TRANSLATOR_KEY: z.optional(z.string()),
  TRANSLATOR_MODEL: z.optional(z.string()),
  DEEPL_KEY: z.optional(z.string()),
  DEEPL_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be an origin such as https://api.deepl.com')),
  ),
  SMART_PARCEL_KEY: z.optional(z.string().check(z.regex(/^\S{10,}$/, 'must be an API key'))),
  NTS_SERVICE_KEY: z.optional(z.string().check(z.regex(/^\S{10,}$/, 'must be a service key'))),
  GA_ID: z.optional(
    z
      .string()
      .check(z.regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-AB12CD34EF')),
  ),
  SOLAPI_API_KEY: z.optional(z.string()),
  SOLAPI_API_SECRET: z.optional(z.string()),
  SOLAPI_SENDER: z.optional(
    z.string().check(z.regex(/^\d{8,11}$/, 'must be a registered number, digits only')),
  ),
  SOLAPI_PF_ID: z.optional(z.string()),
  SOLAPI_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be an origin such as https://api.solapi.com')),
  ),
  NODE_ENV: z._default(
    z.enum(ENVIRONMENTS, `must be one of ${ENVIRONMENTS.join(', ')}`),
    'production',
  ),
  SENTRY_DSN: z.optional(z.url('must be the address of a Sentry project')),
  CHANNEL_PLUGIN_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{8,60}$/, 'must be the plug-in key of Channel Talk')),
  ),
  TOSS_CLIENT_KEY: z.optional(z.string()),
  TOSS_SECRET_KEY: z.optional(z.string()),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  PAYPAL_SECRET: z.optional(z.string()),
  PAYPAL_ENV: z.optional(z.enum(['live', 'sandbox'], 'must be live or sandbox')),
  PAYPAL_WEBHOOK_ID: z.optional(z.string()),
  SERVER_TIMING: z.optional(z.enum(['on'], 'must be on, or left out')),
  METRICS_TOKEN: z.optional(
    z.string().check(z.refine(isBearerToken, 'must have at least 20 letters, digits or -._~+/=')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' }),
  ),
  OTEL_SERVICE_NAME: z._default(z.string(), 'odemoa'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')),
    '1',
  ),
  OFFLINE_PAGE: z.optional(z.enum(['off'], 'must be off, or left out')),
  TEST_PAYMENTS: z.optional(z.enum(['allowed'], 'must be allowed, or left out')),
  TWINS: z.optional(
    z
      .string()
      .check(
        z.regex(/^http:\/\/\S+[^/\s]$/, 'must be an address such as http://127.0.0.1:3000/twin'),
      ),
  ),
  LOG_LEVEL: z._default(z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'info'),
})

/** Throws `BadConfig`, with one readable line per mistake. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const { data, error } = Environment.safeParse(withoutBlanks(env))
  const mistakes = (error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test' && isShort(env.SESSION_SECRET)) {
    mistakes.push(`SESSION_SECRET must have at least ${SECRET_LENGTH} characters`)
  }
  for (const [one, other] of keyPairs)
    if (env[one]?.trim() && !env[other]?.trim()) mistakes.push(`${other} is needed beside ${one}`)
  mistakes.push(...pretendMoney(withoutBlanks(env)))
  if (!data || mistakes.length) throw new BadConfig(mistakes)
  const DATA_DIR = resolve(data.DATA_DIR)
  const ORIGIN = data.ORIGIN ? new URL(data.ORIGIN).origin : `http://localhost:${data.PORT}`
  return {
    ...data,
    DATA_DIR,
    PORT: Number(data.PORT),
    DISK_RESERVE_MB: Number(data.DISK_RESERVE_MB),
    OTEL_TRACES_SAMPLER_ARG: Number(data.OTEL_TRACES_SAMPLER_ARG),
    ORIGIN,
    IS_NAMED: Boolean(data.ORIGIN),
    // goods, reviews and orders that nobody wrote are for trying the shop, not for customers
    SAMPLE: data.SAMPLE ?? (isLocal(ORIGIN) ? 'shop' : 'none'),
    TWINS: isLocal(ORIGIN) ? (data.TWINS ?? `http://127.0.0.1:${data.PORT}/twin`) : null,
    SESSION_SECRET: data.SESSION_SECRET ?? keptSecret(DATA_DIR),
  }
}

function isShort(secret: string | undefined) {
  return Boolean(secret?.trim()) && String(secret).length < SECRET_LENGTH
}

// kept on disk, so that a restart logs nobody out
function keptSecret(dataDir: string) {
  const file = join(dataDir, 'session-secret')
  try {
    // open to pass: PostgreSQL may have to run below it as another user
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    writeFileSync(file, randomBytes(32).toString('base64url'), {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    })
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'EEXIST') {
      throw new BadConfig([
        `DATA_DIR cannot be written: ${error instanceof Error ? error.message : error}`,
      ])
    }
  }
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SECRET_LENGTH)
    throw new BadConfig([`${file} is damaged: delete it to have a new one made`])
  return secret
}

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error
}
