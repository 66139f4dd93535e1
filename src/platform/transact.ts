import type { Ctx } from './context.ts'
import type { Database } from './database.ts'
import { sqlState } from './database-errors.ts'
import { tellTouched } from './kept.ts'

const tries = 4

/**
 * One transaction. The inner `ctx` shadows the outer one, so nothing inside can reach the outer connection.
 * Repeats on a serialisation failure or deadlock, so `work` must do nothing but queries.
 */
export async function transact<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const touched = new Set<string>()
    const isInner = ctx.db !== ctx.house.db
    try {
      const result = await ctx.db.transaction(async (inside) => {
        const db = inside as unknown as Database // a transaction speaks the same queries as the database
        const done = await work({ ...ctx, db, touched })
        // told within: a connection asked for after the commit may not come, and what is done would be answered as failed
        if (touched.size && !isInner) await tellTouched(db, [...touched])
        return done
      })
      if (isInner) touch(ctx, ...touched)
      else if (touched.size) ctx.house.kept.drop([...touched])
      return result
    } catch (error) {
      const state = sqlState(error)
      if (attempt >= tries || (state !== '40001' && state !== '40P01')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** Marks kept answers and pages with these tags as out of date, once the transaction is committed. */
export function touch(ctx: Ctx, ...tags: string[]) {
  for (const tag of tags) ctx.touched.add(tag)
}

type Asked = readonly (() => Promise<unknown>)[]

/** Questions that need not wait for one another: side by side, but one after the other where a transaction has a single connection. */
export async function together<const T extends Asked>(
  ctx: Ctx,
  ...asked: T
): Promise<{ [At in keyof T]: Awaited<ReturnType<T[At]>> }> {
  const answers: unknown[] = []
  if (ctx.db === ctx.house.db || ctx.db === ctx.house.replica?.db)
    answers.push(...(await Promise.all(asked.map((ask) => ask()))))
  else for (const ask of asked) answers.push(await ask())
  return answers as { [At in keyof T]: Awaited<ReturnType<T[At]>> } // one answer for each question, in their order
}
