import { sql } from 'drizzle-orm'
import type { House } from './context.ts'
import type { Notes } from './notes.ts'

const every = 10_000

/** Writes what the process notes about itself into the database, where the desk of any process finds it. */
export function keepNotes(house: House, notes: Notes): { stop(): Promise<void> } {
  let writing = Promise.resolve()
  const look = () => {
    writing = writing.then(() => writeNotes(house, notes))
  }
  const looking = setInterval(look, every).unref()
  return {
    async stop() {
      clearInterval(looking)
      look()
      await writing
    },
  }
}

/** Those that cannot be written are tried again with the next. */
export async function writeNotes(house: House, notes: Notes) {
  if (house.disk.room() === 'short') return
  const taken = notes.take()
  if (!taken.length) return
  const rows = taken.map(
    (one) =>
      sql`(${one.kind}, (now() at time zone 'Asia/Seoul')::date, ${one.key}, ${one.words}, ${one.place}, ${one.times}::int, ${one.failed}::int, ${one.total_ms}::bigint, ${one.longest_ms}::int, ${one.request})`,
  )
  await house.db
    .execute(sql`
      insert into running_note as kept (kind, day, key, words, place, times, failed, total_ms, longest_ms, request)
      values ${sql.join(rows, sql`, `)}
      on conflict (kind, day, key) do update set times = kept.times + excluded.times, failed = kept.failed + excluded.failed,
        total_ms = kept.total_ms + excluded.total_ms, longest_ms = greatest(kept.longest_ms, excluded.longest_ms),
        request = case excluded.request when '' then kept.request else excluded.request end, last_at = now()`)
    .catch((error: unknown) => {
      notes.put(taken)
      house.log.debug({ err: error }, 'notes of this process wait for the database')
    })
}
