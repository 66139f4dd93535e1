import * as z from 'zod/mini'
import { isLocal } from '#kernel/local-origin.ts'
import type { Config } from './config.ts'
import { readBucket } from './s3.ts'

function isBucket(text: string) {
  return readBucket(text) !== null
}

export function databaseUrl() {
  return z
    .string()
    .check(z.regex(/^postgres(ql)?:\/\/./, 'must start with postgres:// or postgresql://'))
}

export function bucketUrl() {
  return z
    .string()
    .check(
      z.refine(
        isBucket,
        'must be an address such as https://KEY:SECRET@s3.example.com/bucket/shop?region=ap-northeast-2',
      ),
    )
}

// a key without its partner is a mistake, not a choice
export const keyPairs = [
  // what leaves the machine is sealed
  ['BACKUP_S3', 'BACKUP_KEY'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['TRANSLATOR_URL', 'TRANSLATOR_MODEL'],
  ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
  ['TOSS_SECRET_KEY', 'TOSS_CLIENT_KEY'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'],
  ['PAYPAL_SECRET', 'PAYPAL_CLIENT_ID'],
] as const

export function isPort(text: string) {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535
}

/** What a header can carry as it is, too long to be guessed. */
export function isBearerToken(text: string) {
  return /^[\w.~+/=-]{20,500}$/.test(text)
}

export function isOrigin(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username
}

/** What a shop open to the public does not start with: payments that nobody pays, sold as real ones. */
export function pretendMoney(env: Partial<Record<string, string>>): string[] {
  const { ORIGIN = '', NODE_ENV = 'production', TWINS, TEST_PAYMENTS, PAYPAL_ENV } = env
  if (NODE_ENV !== 'production' || !isOrigin(ORIGIN) || isLocal(ORIGIN)) return []
  const outside = `at ${new URL(ORIGIN).origin} the shop is open to the public`
  const rehearse = 'or set TEST_PAYMENTS=allowed while the shop is rehearsed'
  const tests =
    TEST_PAYMENTS === 'allowed'
      ? []
      : (['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'] as const).filter((name) =>
          /^test_/i.test(env[name] ?? ''),
        )
  return [
    ...(TWINS
      ? [
          `TWINS cannot be set: ${outside}, and pretend services would pay for real orders. Leave it out, or start with ORIGIN=http://localhost:PORT to try the shop`,
        ]
      : []),
    ...tests.map(
      (name) =>
        `${name} is a test key: ${outside}, and its orders would not be paid. Use the live key, leave both TOSS keys out to offer no cards, ${rehearse}`,
    ),
    ...(PAYPAL_ENV === 'sandbox' && TEST_PAYMENTS !== 'allowed'
      ? [
          `PAYPAL_ENV is sandbox: ${outside}, and its orders would not be paid. Use live, leave the PAYPAL keys out to offer no PayPal, ${rehearse}`,
        ]
      : []),
  ]
}

/** Whether texts to phones have somewhere to go: a service, or its stand-in on this machine. */
export function sendsTexts(
  config: Pick<Config, 'SOLAPI_API_KEY' | 'SOLAPI_API_SECRET' | 'SOLAPI_SENDER' | 'TWINS'>,
): boolean {
  const { SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER, TWINS } = config
  return Boolean(SOLAPI_API_KEY && SOLAPI_API_SECRET && SOLAPI_SENDER) || TWINS !== null
}

/** Compose files and shells hand over an unset variable as an empty string. */
export function withoutBlanks(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}
