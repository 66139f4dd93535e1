import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { InstructorForm } from '#shop/tssa/admin-contract.ts'
import type { RefundStep } from '#shop/tssa/contract.ts'
import { classInstructor, classPolicy, classPolicyStep } from '#shop/tssa/tables.ts'

export function listInstructors(ctx: Ctx) {
  return ctx.db.select().from(classInstructor).orderBy(asc(classInstructor.instructor_id))
}

export async function instructorExists(ctx: Ctx, instructor_id: number): Promise<boolean> {
  return (
    (await ctx.db.$count(classInstructor, eq(classInstructor.instructor_id, instructor_id))) > 0
  )
}

export async function insertInstructor(ctx: Ctx, form: InstructorForm) {
  const [row] = await ctx.db.insert(classInstructor).values(form).returning()
  return row ?? null
}

export async function updateInstructor(ctx: Ctx, instructor_id: number, form: InstructorForm) {
  const [row] = await ctx.db
    .update(classInstructor)
    .set(form)
    .where(eq(classInstructor.instructor_id, instructor_id))
    .returning()
  return row ?? null
}

/** Policies with how many classes follow each. */
export function listPolicies(ctx: Ctx) {
  return ctx.db
    .select({
      policy_id: classPolicy.policy_id,
      name: classPolicy.name,
      name_en: classPolicy.name_en,
      kind: classPolicy.kind,
      classes: sql<number>`(select count(*)::int from class_product c where c.policy_id = "class_policy"."policy_id")`,
    })
    .from(classPolicy)
    .orderBy(asc(classPolicy.policy_id))
}

/** The policy, held until the transaction ends. */
export async function holdPolicy(ctx: Ctx, policy_id: number) {
  const [row] = await ctx.db
    .select()
    .from(classPolicy)
    .where(eq(classPolicy.policy_id, policy_id))
    .for('update')
  return row ?? null
}

type Named = Pick<typeof classPolicy.$inferInsert, 'name' | 'name_en' | 'kind'>

export async function insertPolicy(ctx: Ctx, names: Named): Promise<number> {
  const [row] = await ctx.db
    .insert(classPolicy)
    .values(names)
    .returning({ policy_id: classPolicy.policy_id })
  if (!row) throw new Error('a policy was not written')
  return row.policy_id
}

export async function writePolicy(ctx: Ctx, policy_id: number, names: Named) {
  await ctx.db.update(classPolicy).set(names).where(eq(classPolicy.policy_id, policy_id))
}

export async function writeSteps(ctx: Ctx, policy_id: number, steps: readonly RefundStep[]) {
  await ctx.db.delete(classPolicyStep).where(eq(classPolicyStep.policy_id, policy_id))
  if (steps.length)
    await ctx.db.insert(classPolicyStep).values(steps.map((step) => ({ ...step, policy_id })))
}

/** Bookings to come that would be given back by this policy. */
export async function countUnder(ctx: Ctx, policy_id: number): Promise<number> {
  const found = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from class_booking b join class_session s on s.session_id = b.session_id join class_product c on c.class_id = s.class_id
    where c.policy_id = ${policy_id} and b.state in ('held', 'confirmed') and s.starts_at > ${ctx.now.toISOString()}::timestamptz`)
  return found.rows[0]?.total ?? 0
}

/** Places of the dates, the one used last first. */
export async function listPlaces(ctx: Ctx): Promise<{ ko: string; en: string }[]> {
  const found = await ctx.db.execute<{ ko: string; en: string }>(sql`
    select place as ko, max(place_en) as en from class_session group by place order by max(starts_at) desc limit 20`)
  return found.rows
}
