import { lostWords } from './paths.ts'
import type { PhraseParams } from './translate.ts'

export type FailureCode =
  | 'LOGIN_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'GONE'
  | 'BAD_TOKEN'
  | 'INVALID'
  | 'TOO_LARGE'
  | 'MALFORMED'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'METHOD'
  | 'UNSUPPORTED'

/** Korean phrases per field; a phrase with params is `[phrase, params]`. */
export type FieldPhrases = Record<string, (string | [string, PhraseParams])[]>

export const statusOf: Record<FailureCode, number> = {
  MALFORMED: 400,
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD: 405,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  BAD_TOKEN: 419,
  INVALID: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
}

/** An expected refusal: thrown by rules and services, translated once at the edge. */
export class Failure extends Error {
  code: FailureCode
  phrase: string
  params: PhraseParams | undefined
  fields: FieldPhrases | undefined
  /** what else the refused needs to know, such as the current state of an order */
  detail: Record<string, unknown> | undefined

  constructor(
    code: FailureCode,
    phrase: string,
    more: { params?: PhraseParams; fields?: FieldPhrases; detail?: Record<string, unknown> } = {},
  ) {
    super(phrase)
    this.code = code
    this.phrase = phrase
    this.params = more.params
    this.fields = more.fields
    this.detail = more.detail
  }
}

/** Throws when given a reason, so that rules may answer `phrase | null`. */
export function refuse(
  reason: string | null,
  code: FailureCode = 'CONFLICT',
  detail?: Record<string, unknown>,
) {
  if (reason) throw new Failure(code, reason, { detail })
}

export function notFound(): Failure {
  return new Failure('NOT_FOUND', lostWords)
}

export function invalid(fields: FieldPhrases): Failure {
  return new Failure('INVALID', '입력한 내용을 확인해 주세요.', { fields })
}
