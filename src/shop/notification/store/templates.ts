import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Texts } from '#shop/notification/contract.ts'
import { messageTemplate, messageTemplateVersion } from '#shop/notification/tables.ts'

export type TemplateRow = typeof messageTemplate.$inferSelect

export async function findTemplate(ctx: Ctx, kind: string): Promise<TemplateRow | null> {
  const rows = await ctx.db.select().from(messageTemplate).where(eq(messageTemplate.kind, kind))
  return rows[0] ?? null
}

export function listTemplates(ctx: Ctx): Promise<TemplateRow[]> {
  return ctx.db.select().from(messageTemplate)
}

export function listVersions(ctx: Ctx, kind: string) {
  return ctx.db
    .select()
    .from(messageTemplateVersion)
    .where(eq(messageTemplateVersion.kind, kind))
    .orderBy(desc(messageTemplateVersion.version))
    .limit(50)
}

/** Only over the version it was written from: 0 before the first change. Null when somebody was quicker. */
export async function writeTemplate(
  ctx: Ctx,
  kind: string,
  version: number,
  given: { texts: Texts; alimtalk_code: string; by: string; isReset?: boolean },
): Promise<number | null> {
  const row = {
    texts: given.texts,
    alimtalk_code: given.alimtalk_code,
    updated_at: ctx.now,
    updated_by: given.by,
  }
  const written =
    version === 0
      ? await ctx.db
          .insert(messageTemplate)
          .values({ kind, ...row })
          .onConflictDoNothing()
          .returning({ version: messageTemplate.version })
      : await ctx.db
          .update(messageTemplate)
          .set({ ...row, version: sql`${messageTemplate.version} + 1` })
          .where(sql`${messageTemplate.kind} = ${kind} and ${messageTemplate.version} = ${version}`)
          .returning({ version: messageTemplate.version })
  const now = written[0]?.version
  if (now === undefined) return null
  await ctx.db.insert(messageTemplateVersion).values({
    kind,
    version: now,
    texts: given.isReset ? null : given.texts,
    alimtalk_code: given.alimtalk_code,
    saved_at: ctx.now,
    saved_by: given.by,
  })
  return now
}
