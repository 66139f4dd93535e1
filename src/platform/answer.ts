import { createHash } from 'node:crypto'
import { Failure, statusOf } from '../kernel/failure.ts'
import type { Lang } from '../kernel/language.ts'
import { translate } from '../kernel/translate.ts'
import { isDatabaseDown } from './database.ts'
import type { Log } from './log.ts'

export type Answer = { status: number; headers: Record<string, string>; body: string }

export function jsonAnswer(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', ...headers }, body: JSON.stringify(value) }
}

export function etagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

/** The one translator of errors on the server: an expected refusal in the session's language, anything else without its text. */
export function failureAnswer(error: unknown, lang: Lang, log: Log, where: string): Answer {
  if (error instanceof Failure) {
    const wait = error.detail?.retry_after
    const errors =
      error.fields &&
      Object.fromEntries(
        Object.entries(error.fields).map(([field, phrases]) => [
          field,
          phrases.map((phrase) => (typeof phrase === 'string' ? translate(lang, phrase) : translate(lang, phrase[0], phrase[1]))),
        ]),
      )
    return jsonAnswer(
      statusOf[error.code],
      { message: translate(lang, error.phrase, error.params), code: error.code, errors, detail: error.detail },
      wait ? { 'retry-after': String(wait) } : error.code === 'UNAVAILABLE' ? { 'retry-after': '5' } : {},
    )
  }
  if (isDatabaseDown(error)) {
    log.error({ where }, 'database is down')
    return jsonAnswer(503, { message: translate(lang, '잠시 접속이 어려워요. 곧 다시 열릴 거예요.'), code: 'UNAVAILABLE' }, { 'retry-after': '5' })
  }
  log.error({ where, err: error }, 'unexpected failure')
  return jsonAnswer(500, { message: translate(lang, '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.'), code: 'BROKEN' })
}
