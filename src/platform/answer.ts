import { hash } from 'node:crypto'
import { Failure, statusOf } from '#kernel/failure.ts'
import type { Lang } from '#kernel/language.ts'
import { translate } from '#kernel/translate.ts'
import { isDatabaseBusy, isDatabaseDown, isDatabaseFull, isDiskFull } from './database-errors.ts'
import type { Log } from './log.ts'
import { StorageAway } from './storage.ts'
import { pathForLog } from './target.ts'

/** What goes out. Making a Response of it, and reading that again to send it, costs more than many a verb: only who needs one makes one. */
export type Answer = {
  status: number
  headers: Record<string, string | string[]>
  /** a stream is a file that is still being made */
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
}
type JsonAnswer = Answer & { body: string }

export function responseOf({ status, headers, body }: Answer): Response {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value.map((one) => [name, one]),
  )
  return new Response(body, { status, headers: lines as [string, string][] }) // pairs of a name and a value
}

export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): JsonAnswer {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
    body: JSON.stringify(value),
  }
}

export function etagOf(bytes: string | Uint8Array): string {
  return `"${hash('sha1', bytes, 'base64url')}"`
}

/** The disk is short of space: reading goes on, writing waits. */
export function noRoom(): Failure {
  return new Failure(
    'UNAVAILABLE',
    '지금은 보는 것만 할 수 있고, 주문과 저장은 잠시 멈췄어요. 쓰던 내용은 그대로 두고 몇 분 뒤에 다시 해 주세요.',
    { detail: { retry_after: 60, read_only: true } },
  )
}

function filesFull(): Failure {
  return new Failure(
    'UNAVAILABLE',
    '사진과 파일을 두는 곳이 가득 찼어요. 파일 없이 보내거나, 쓰던 내용은 그대로 두고 나중에 다시 해 주세요.',
    { detail: { retry_after: 600 } },
  )
}

function tooBusy(): Failure {
  return new Failure(
    'UNAVAILABLE',
    '지금 여러 분이 한꺼번에 찾아 처리하지 못했어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 주세요.',
    { detail: { retry_after: 2 } },
  )
}

function filesAway(): Failure {
  return new Failure(
    'UNAVAILABLE',
    '사진과 파일을 두는 곳에 지금 닿지 않아요. 쓰던 내용은 그대로 두고 잠시 뒤에 다시 해 주세요.',
    { detail: { retry_after: 30 } },
  )
}

/**
 * The one translator of errors on the server: an expected refusal in the session's language, anything else without its text.
 * `path` is what was asked for: keys that stand in it are left out of the log.
 */
export function failureAnswer(error: unknown, lang: Lang, log: Log, path: string): JsonAnswer {
  if (error instanceof Failure) {
    const wait = error.detail?.retry_after
    const errors =
      error.fields &&
      Object.fromEntries(
        Object.entries(error.fields).map(([field, phrases]) => [
          field,
          phrases.map((phrase) =>
            typeof phrase === 'string'
              ? translate(lang, phrase)
              : translate(lang, phrase[0], phrase[1]),
          ),
        ]),
      )
    return jsonAnswer(
      statusOf[error.code],
      {
        message: translate(lang, error.phrase, error.params),
        code: error.code,
        errors,
        detail: error.detail,
      },
      wait
        ? { 'retry-after': String(wait) }
        : error.code === 'UNAVAILABLE'
          ? { 'retry-after': '5' }
          : {},
    )
  }
  const where = pathForLog(path)
  if (isDiskFull(error)) {
    log.error({ where }, 'no space is left to write to')
    const full = isDatabaseFull(error) ? noRoom() : filesFull()
    return failureAnswer(full, lang, log, where)
  }
  if (isDatabaseDown(error)) {
    log.error({ where }, 'database is down')
    return jsonAnswer(
      503,
      {
        message: translate(lang, '잠시 접속이 어려워요. 곧 다시 열릴 거예요.'),
        code: 'UNAVAILABLE',
      },
      { 'retry-after': '5' },
    )
  }
  if (isDatabaseBusy(error)) {
    log.error({ where, err: error }, 'database is busy')
    return failureAnswer(tooBusy(), lang, log, where)
  }
  if (error instanceof StorageAway) {
    log.error({ where, err: error }, 'the storage of files does not answer')
    return failureAnswer(filesAway(), lang, log, where)
  }
  log.error({ where, err: error }, 'unexpected failure')
  return jsonAnswer(500, {
    message: translate(lang, '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.'),
    code: 'BROKEN',
  })
}
