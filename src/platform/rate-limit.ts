import { sql } from 'drizzle-orm'
import { Failure } from '#kernel/failure.ts'
import { networkOf } from './client-address.ts'
import type { Ctx } from './context.ts'

/** Whose tries are counted together: a member's, wherever they are, or those of a guest's network. */
export const whoTries = (ctx: Ctx) => ctx.visitor.mb_id ?? networkOf(ctx.ip)

/** Counts a try under `key`; more than `most` within `seconds` is refused with the time to wait. Shared by all processes. */
export async function limitTries(ctx: Ctx, key: string, most: number, seconds: number) {
  const { count, wait } = await countTry(ctx, key, seconds)
  if (count > most) throw tooOften(wait)
}

function tooOften(wait: number): Failure {
  return new Failure('TOO_MANY', '너무 여러 번 시도했어요. {count}초 뒤에 다시 해 주세요.', {
    params: { count: wait },
    detail: { retry_after: wait },
  })
}

const guessCodes: readonly string[] = ['NOT_FOUND', 'INVALID', 'GONE']
/** So many times as many as may be wrong may be asked at once. */
const atOnce = 10

/**
 * Does what can be guessed at. Only wrong answers are counted under `key`: the customers of one office or one mobile carrier come from
 * one network, and those who know what they ask for shut nobody out.
 */
export async function limitWrong<T>(
  ctx: Ctx,
  { key, most, seconds }: { key: string; most: number; seconds: number },
  ask: () => Promise<T>,
): Promise<T> {
  const { count, wait } = await standingTries(ctx, key)
  if (count >= most) throw tooOften(wait)
  // whoever asks a thousand times at the same moment has no answer to count yet
  const now = `${key}:now`
  await limitTries(ctx, now, most * atOnce, 60)
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure && guessCodes.includes(error.code))
      await limitTries(ctx, key, most, seconds)
    throw error
  } finally {
    await giveTryBack(ctx, now)
  }
}

/** How many there have been since the first of these `seconds`, this one included, and how long until they are forgotten. */
export async function countTry(
  ctx: Ctx,
  key: string,
  seconds: number,
): Promise<{ count: number; wait: number }> {
  const counted = await ctx.db.execute<{ count: number; wait: number }>(sql`
    insert into rate_limit (key, count, resets_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when rate_limit.resets_at <= now() then 1 else rate_limit.count + 1 end,
      resets_at = case when rate_limit.resets_at <= now() then excluded.resets_at else rate_limit.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as wait`)
  return counted.rows[0] ?? { count: 1, wait: seconds }
}

/** How many were counted under `key` and are not forgotten yet. */
export async function triesUnder(ctx: Ctx, key: string): Promise<number> {
  return (await standingTries(ctx, key)).count
}

async function standingTries(ctx: Ctx, key: string): Promise<{ count: number; wait: number }> {
  const found = await ctx.db.execute<{ count: number; wait: number }>(
    sql`select count, ceil(extract(epoch from resets_at - now()))::int as wait from rate_limit where key = ${key} and resets_at > now()`,
  )
  return found.rows[0] ?? { count: 0, wait: 0 }
}

type Pace = {
  /** tries that need not wait */
  free: number
  /** tries until the lock */
  most: number
  /** of the lock, and until old tries are forgotten */
  seconds: number
}

/**
 * Counts a try under `key`. After the free ones each waits twice as long as the one before; after `most` the key is locked.
 * Answers the seconds to wait, 0 when the try may be made. One statement, so that tries at the same moment do not slip through.
 */
export async function paceTries(
  ctx: Ctx,
  key: string,
  { free, most, seconds }: Pace,
): Promise<{ wait: number; locked: boolean }> {
  const next = sql`rate_limit.resets_at - make_interval(secs => ${seconds}) + make_interval(secs => case when rate_limit.count < ${free} then 0 else 2 ^ (rate_limit.count - ${free}) end)`
  const counted = await ctx.db.execute(sql`
    insert into rate_limit (key, count, resets_at) values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when rate_limit.resets_at <= clock_timestamp() then 1 else rate_limit.count + 1 end, resets_at = excluded.resets_at
    where rate_limit.resets_at <= clock_timestamp() or (rate_limit.count < ${most} and ${next} <= clock_timestamp())
    returning count`)
  if (counted.rows.length) return { wait: 0, locked: false }
  const found = await ctx.db.execute<{ locked: boolean; wait: number }>(sql`
    select count >= ${most} as locked, greatest(1, ceil(extract(epoch from case when count >= ${most} then resets_at else ${next} end - clock_timestamp())))::int as wait
    from rate_limit where key = ${key}`)
  return found.rows[0] ?? { wait: 1, locked: false }
}

/** Takes one counted try back: it was no guess. */
export async function giveTryBack(ctx: Ctx, key: string) {
  await ctx.db.execute(sql`update rate_limit set count = greatest(0, count - 1) where key = ${key}`)
}

export async function forgetTries(ctx: Ctx, key: string) {
  await ctx.db.execute(sql`delete from rate_limit where key = ${key}`)
}

export type Rising = {
  /** failures that cost no pause */
  free: number
  /** seconds of the first pause; each next one is twice as long */
  first: number
  longest: number
  /** until failures are forgotten, counted from the last; longer than the longest pause */
  seconds: number
}

/** Counts a failure under `key`; answers how many there have been. */
export async function countFailure(ctx: Ctx, key: string, seconds: number): Promise<number> {
  const counted = await ctx.db.execute<{ count: number }>(sql`
    insert into rate_limit (key, count, resets_at) values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set resets_at = excluded.resets_at,
      count = case when rate_limit.resets_at <= clock_timestamp() then 1 else rate_limit.count + 1 end
    returning count`)
  return counted.rows[0]?.count ?? 1
}

/** Seconds after so many failures. */
export function pauseAfter({ free, first, longest }: Rising, count: number): number {
  return count <= free ? 0 : Math.min(longest, first * 2 ** Math.min(30, count - free - 1))
}

/** Seconds until the next try under any of these keys; 0 when it may be made. */
export async function pauseLeft(
  ctx: Ctx,
  keys: readonly { key: string; rising: Rising }[],
): Promise<number> {
  const found = await ctx.db.execute<{ key: string; count: number; left: number }>(sql`
    select key, count, extract(epoch from resets_at - clock_timestamp())::float as left from rate_limit
    where key in ${keys.map(({ key }) => key)} and resets_at > clock_timestamp()`)
  const waits = found.rows.map(({ key, count, left }) => {
    const rising = keys.find((one) => one.key === key)?.rising
    return rising ? pauseAfter(rising, count) - (rising.seconds - left) : 0
  })
  return Math.max(0, ...waits.map(Math.ceil))
}
