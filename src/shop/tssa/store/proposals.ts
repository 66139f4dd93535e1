import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import {
  classInstructor,
  classPolicy,
  classProduct,
  classProposal,
  classSession,
} from '#shop/tssa/tables.ts'

export type NewProposal = typeof classProposal.$inferInsert

function readProposals(ctx: Ctx) {
  return ctx.db
    .select({
      proposal: classProposal,
      product: classProduct,
      policy: classPolicy,
      instructor: classInstructor,
    })
    .from(classProposal)
    .innerJoin(classProduct, eq(classProduct.class_id, classProposal.class_id))
    .innerJoin(classPolicy, eq(classPolicy.policy_id, classProduct.policy_id))
    .leftJoin(classInstructor, eq(classInstructor.instructor_id, classProposal.instructor_id))
}

type Found = Awaited<ReturnType<typeof readProposals>>[number]
export type ProposalRow = Omit<Found, 'proposal'> & {
  proposal: Omit<Found['proposal'], 'state'> & { state: 'sent' | 'accepted' | 'withdrawn' }
}

export async function findProposal(ctx: Ctx, token: string): Promise<ProposalRow | null> {
  const [row] = await readProposals(ctx).where(eq(classProposal.token, token))
  return (row as ProposalRow | undefined) ?? null // the shop writes only its own words into the state
}

export async function listProposals(ctx: Ctx, ap_id: number): Promise<ProposalRow[]> {
  const rows = await readProposals(ctx)
    .where(eq(classProposal.ap_id, ap_id))
    .orderBy(desc(classProposal.revision))
  return rows as ProposalRow[] // as above
}

export async function insertProposal(ctx: Ctx, row: Omit<NewProposal, 'revision'>) {
  await ctx.db.insert(classProposal).values({
    ...row,
    revision: sql`(select coalesce(max(revision), 0) + 1 from class_proposal where ap_id = ${row.ap_id})`,
  })
}

/** Nobody can take what was sent any more; true when there was something. */
export async function withdrawSent(
  ctx: Ctx,
  ap_id: number,
  proposal_id?: number,
): Promise<boolean> {
  const gone = await ctx.db
    .update(classProposal)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(classProposal.ap_id, ap_id),
        eq(classProposal.state, 'sent'),
        proposal_id ? eq(classProposal.proposal_id, proposal_id) : undefined,
      ),
    )
    .returning({ proposal_id: classProposal.proposal_id })
  return gone.length > 0
}

/** Takes an proposal that is still to be had; false when somebody was quicker. */
export async function takeProposal(ctx: Ctx, proposal_id: number, name: string): Promise<boolean> {
  const now = ctx.now.toISOString()
  const taken = await ctx.db
    .update(classProposal)
    .set({ state: 'accepted', accepted_at: ctx.now, accepted_name: name })
    .where(
      and(
        eq(classProposal.proposal_id, proposal_id),
        eq(classProposal.state, 'sent'),
        sql`${classProposal.valid_until} > ${now}::timestamptz and ${classProposal.starts_at} > ${now}::timestamptz`,
      ),
    )
    .returning({ proposal_id: classProposal.proposal_id })
  return taken.length > 0
}

/** What became of an proposal that was taken. */
export async function noteTaken(
  ctx: Ctx,
  proposal_id: number,
  made: { session_id: number; booking_id: string; pp_id: string | null; pay_token: string | null },
) {
  await ctx.db.update(classProposal).set(made).where(eq(classProposal.proposal_id, proposal_id))
}

/** On the one day that was offered, however often the class meets otherwise. */
export async function insertPrivateDate(
  ctx: Ctx,
  row: Omit<typeof classSession.$inferInsert, 'session_id' | 'status' | 'is_private' | 'meetings'>,
): Promise<number> {
  const [made] = await ctx.db
    .insert(classSession)
    .values({ ...row, meetings: 1, status: 'closed', is_private: true })
    .returning({ session_id: classSession.session_id })
  if (!made) throw new Error('a private date was not written')
  return made.session_id
}
