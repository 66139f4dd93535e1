import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { openAskedBefore } from './asked-before.ts'
import type { House } from './context.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

type Entry<T> = { value: T; tags: readonly string[]; freshUntil: number; size: number }

type Made<T> = {
  value: T
  size: number
  tags?: readonly string[]
  /** `again`: only when it is not asked for the first time */
  keep?: boolean | 'again'
}

/** What the process keeps of its public answers and pages, thrown away by tag. */
export type Kept = {
  get<T>(
    key: string,
    tags: readonly string[],
    seconds: number,
    make: () => Promise<Made<T>>,
  ): Promise<T>
  peek<T>(key: string): T | undefined
  drop(tags: readonly string[]): void
  count(): number
}

const channel = 'odemoa_touched'

/** A store of at most `bytes`, least recently used first out; one maker at a time per key. */
export function openKept(bytes = 48 * 1024 * 1024): Kept {
  const entries = new Map<string, Entry<unknown>>()
  const making = new Map<string, Promise<unknown>>()
  const askedBefore = openAskedBefore()
  let held = 0
  let generation = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (entry) held -= entry.size
    entries.delete(key)
  }

  async function make<T>(
    key: string,
    tags: readonly string[],
    seconds: number,
    maker: Parameters<Kept['get']>[3],
  ): Promise<T> {
    const started = generation
    const { value, size, tags: more = [], keep = true } = await maker()
    const worth = keep === 'again' ? askedBefore(key) : keep
    // a drop while it was being made may concern it: hand it out, do not keep it
    if (worth && started === generation) {
      remove(key)
      entries.set(key, {
        value,
        tags: [...tags, ...more],
        freshUntil: Date.now() + seconds * 1000,
        size,
      })
      held += size
      for (const oldest of entries.keys()) {
        if (held <= bytes) break
        remove(oldest)
      }
    }
    return value as T // the key decides the type: one maker per key
  }

  return {
    get<T>(
      key: string,
      tags: readonly string[],
      seconds: number,
      maker: Parameters<Kept['get']>[3],
    ): Promise<T> {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
        // the key decides the type: one maker per key
        if (entry.freshUntil > Date.now()) return Promise.resolve(entry.value as T)
      }
      let pending = making.get(key)
      if (!pending) {
        pending = make<T>(key, tags, seconds, maker).finally(() => making.delete(key))
        making.set(key, pending)
        if (entry) pending.catch(() => undefined)
      }
      // stale while it is made again
      return entry ? Promise.resolve(entry.value as T) : (pending as Promise<T>)
    },
    peek<T>(key: string) {
      const entry = entries.get(key)
      // the key decides the type, as above
      return entry && entry.freshUntil > Date.now() ? (entry.value as T) : undefined
    },
    drop(tags) {
      generation++
      making.clear()
      for (const [key, entry] of entries)
        if (tags.includes('*') || entry.tags.some((tag) => tags.includes(tag))) remove(key)
    },
    count: () => entries.size,
  }
}

/** Drops here at once and tells the other processes. */
export async function dropKept(house: House, tags: string[]) {
  house.kept.drop(tags)
  await tellTouched(house.db, tags)
}

// PostgreSQL refuses a notice of 8,000 bytes
const longestNotice = 7_900

/** Tells every process what was touched; in a transaction they hear of it once it is committed. */
export async function tellTouched(db: Database, tags: readonly string[]) {
  const notice = JSON.stringify(tags)
  const told = Buffer.byteLength(notice) > longestNotice ? '["*"]' : notice
  await db.execute(sql`select pg_notify(${channel}, ${told})`)
}

const firstPause = 1_000
const longestPause = 15_000

/** Hears what other processes touched; when the connection is lost, and again when it listens anew, everything is dropped: something may have been missed in between. */
export function listenForTouches(
  pool: pg.Pool,
  kept: Kept,
  log: Log,
  heard: (tags: readonly string[]) => void = () => {},
): () => void {
  let stopped = false
  let client: pg.PoolClient | undefined
  let pause = firstPause
  // of the first reads too, which may be older than the first listening
  let missed = true

  function drop(tags: string[]) {
    kept.drop(tags)
    heard(tags)
  }

  async function listen() {
    if (stopped) return
    let listener: pg.PoolClient | undefined
    try {
      listener = await pool.connect()
      client = listener
      listener.on('notification', (message) =>
        // the list of tags that a shop beside this one sends
        drop(JSON.parse(message.payload ?? '["*"]') as string[]),
      )
      listener.on('error', (error) => lost(listener, error))
      await listener.query(`listen ${channel}`)
      // what was read while nobody listened was never told of later changes
      if (missed) drop(['*'])
      missed = false
      pause = firstPause
    } catch (error) {
      lost(listener, error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** A connection can be lost in two ways at once; it is given back and asked for again once. */
  function lost(listener: pg.PoolClient | undefined, error: Error) {
    if (client !== listener || stopped) return
    log.warn({ error: error.message }, 'listening connection lost')
    client = undefined
    missed = true
    listener?.release(true)
    drop(['*'])
    setTimeout(listen, pause).unref()
    pause = Math.min(pause * 2, longestPause)
  }

  void listen()
  return () => {
    stopped = true
    client?.release(true)
  }
}
