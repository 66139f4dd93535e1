import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { setting } from './tables.ts'

export type SettingRow = typeof setting.$inferSelect

export function listSettings(ctx: Ctx): Promise<SettingRow[]> {
  return ctx.db.select().from(setting)
}

/** The new version, or null when somebody saved in between. */
export async function replaceSetting(
  ctx: Ctx,
  name: string,
  value: unknown,
  version: number,
): Promise<number | null> {
  // a group that is younger than the shop has no row yet: version 0
  if (version === 0) {
    const made = await ctx.db
      .insert(setting)
      .values({ name, value, updated_at: ctx.now })
      .onConflictDoNothing()
      .returning({ version: setting.version })
    return made[0]?.version ?? null
  }
  const rows = await ctx.db
    .update(setting)
    .set({ value, version: sql`${setting.version} + 1`, updated_at: ctx.now })
    .where(and(eq(setting.name, name), eq(setting.version, version)))
    .returning({ version: setting.version })
  return rows[0]?.version ?? null
}

export async function insertSettings(ctx: Ctx, rows: { name: string; value: unknown }[]) {
  await ctx.db.insert(setting).values(rows).onConflictDoNothing()
}
