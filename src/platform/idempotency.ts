import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Failure } from '#kernel/failure.ts'
import type { Ctx } from './context.ts'
import { given, statement } from './statement.ts'

const header = 'idempotency-key'

const keep = statement(sql`
  insert into idempotency (scope, key, request_hash, answer)
  values (${given('scope')}, ${given('key')}, ${given('request_hash')}, ${given('answer')}::jsonb) on conflict do nothing returning key`)

/** Whether the caller named the request, so that it may be sent again. */
export function hasKey(ctx: Ctx): boolean {
  return ctx.headers.has(header)
}

/** Whose a key is: somebody else's, with the same content, is another request. */
function ownedBy(what: string, owner: string): string {
  return `${what} of ${owner}`
}

/** What a guest has sent is known again of the member who has logged in: both by the keys of their carts. */
export async function takeOverAsked(ctx: Ctx, what: string, guest: string, member: string) {
  const [from, to] = [ownedBy(what, guest), ownedBy(what, member)]
  await ctx.db.execute(sql`
    update idempotency i set scope = ${to} where scope = ${from}
      and not exists (select from idempotency o where o.scope = ${to} and o.key = i.key)`)
}

/**
 * Keeps the answer of a call under its `Idempotency-Key` and its visitor, in the transaction of its effect; null for the first caller and for calls without a key.
 * A second caller waits here until the first has committed, then gets the first answer; the same key with another body is refused.
 */
export async function answerOnce<T extends object>(
  ctx: Ctx,
  what: string,
  body: unknown,
  answer: T,
): Promise<T | null> {
  const key = ctx.headers.get(header)
  if (key === null) return null
  if (!/^[\x21-\x7e]{8,128}$/.test(key))
    throw new Failure('INVALID', '요청 번호의 형식이 맞지 않아요.')
  const { by, cart_key } = ctx.visitor
  const scope = ownedBy(what, by ?? cart_key)
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const first = await keep(ctx, { scope, key, request_hash, answer: JSON.stringify(answer) })
  if (first.length) return null
  const found = await ctx.db.execute<{ request_hash: string; answer: T }>(
    sql`select request_hash, answer from idempotency where scope = ${scope} and key = ${key}`,
  )
  const kept = found.rows[0]
  if (kept && kept.request_hash !== request_hash)
    throw new Failure(
      'INVALID',
      '같은 요청 번호로 다른 내용을 보냈어요. 새로고침한 뒤 다시 시도해 주세요.',
    )
  if (!kept)
    throw new Failure('CONFLICT', '같은 요청을 처리하고 있어요. 잠시 뒤 다시 확인해 주세요.')
  return kept.answer
}
