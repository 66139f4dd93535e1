import { randomBytes } from 'node:crypto'
import { invalid, notFound, refuse } from '#kernel/failure.ts'
import { endOfKoreanDay, koreanStamp, readKorean, startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { answerApplication } from '#shop/application/service/answer.ts'
import { anyApplication, applicantOf } from '#shop/application/service/desk.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import type { DeskProposal, ProposalForm, ProposalView } from '#shop/tssa/proposal-contract.ts'
import { proposalState, taxParts, whyCannotAccept } from '#shop/tssa/proposal-rules.ts'
import { findForStaff } from '#shop/tssa/store/admin-classes.ts'
import { listSteps } from '#shop/tssa/store/bookings.ts'
import {
  findProposal,
  insertProposal,
  listProposals,
  type ProposalRow,
  withdrawSent,
} from '#shop/tssa/store/proposals.ts'
import { instructorExists } from '#shop/tssa/store/studio.ts'

const both = (ko: string, en: string) => ({ ko, en })

/** An inquiry about a class; anything else is not found here. */
async function anyInquiry(ctx: Ctx, ap_id: number) {
  const row = await anyApplication(ctx, ap_id)
  if (row.kind !== 'class') throw notFound()
  return row
}

export async function proposalsOf(ctx: Ctx, ap_id: number): Promise<DeskProposal[]> {
  await anyInquiry(ctx, ap_id)
  const rows = await listProposals(ctx, ap_id)
  return Promise.all(
    rows.map(async (row) => ({
      ...(await viewOf(ctx, row)),
      proposal_id: row.proposal.proposal_id,
      session_id: row.proposal.session_id,
      pp_id: row.proposal.pp_id,
      created_by: row.proposal.created_by,
    })),
  )
}

/** The link of the last one leads to this one's news: nobody can take two. */
export async function makeProposal(
  ctx: Ctx,
  ap_id: number,
  { day, clock, last_day, reply, ...form }: ProposalForm,
): Promise<DeskProposal[]> {
  const starts_at = readKorean(`${day} ${clock}`)
  const valid_until = endOfKoreanDay(startOfKoreanDay(last_day))
  if (!starts_at || starts_at <= ctx.now)
    throw invalid({ day: ['지난 시각으로는 견적을 낼 수 없어요.'] })
  if (valid_until <= ctx.now) throw invalid({ last_day: ['오늘이나 그 뒤의 날을 골라 주세요.'] })
  if (startOfKoreanDay(last_day) > starts_at)
    throw invalid({ last_day: ['수업보다 늦을 수 없어요.'] })
  await transact(ctx, async (ctx) => {
    await refuseOwnAffair(ctx, applicantOf(await anyInquiry(ctx, ap_id)))
    if (!(await findForStaff(ctx, form.class_id)))
      throw invalid({ class_id: ['클래스를 골라 주세요.'] })
    if (form.instructor_id !== null && !(await instructorExists(ctx, form.instructor_id)))
      throw invalid({ instructor_id: ['강사를 다시 골라 주세요.'] })
    await withdrawSent(ctx, ap_id)
    const token = randomBytes(24).toString('base64url')
    await insertProposal(ctx, {
      ...form,
      ap_id,
      token,
      starts_at,
      valid_until,
      created_by: memberOf(ctx),
      created_at: ctx.now,
    })
    await answerApplication(ctx, ap_id, {
      from: ['received', 'reviewing', 'need_more', 'quoted', 'approved'],
      state: 'quoted',
      reply,
      answer_path: `/tssa/proposal/${token}`,
    })
    await announce(ctx, 'class.proposed', ap_id, { amount: form.amount, currency: 'krw' })
  })
  return proposalsOf(ctx, ap_id)
}

export async function withdrawProposal(
  ctx: Ctx,
  ap_id: number,
  proposal_id: number,
): Promise<DeskProposal[]> {
  await anyInquiry(ctx, ap_id)
  await transact(ctx, async (ctx) => {
    if (!(await withdrawSent(ctx, ap_id, proposal_id)))
      refuse('이미 수락했거나 거둔 견적이에요.', 'CONFLICT')
    await announce(ctx, 'class.proposal_withdrawn', ap_id, {})
  })
  return proposalsOf(ctx, ap_id)
}

/** A link that was guessed is a page that is not there. */
export async function proposalByToken(ctx: Ctx, token: string): Promise<ProposalRow> {
  const row = await findProposal(ctx, token)
  if (!row) throw notFound()
  return row
}

export async function showProposal(ctx: Ctx, token: string): Promise<ProposalView> {
  return viewOf(ctx, await proposalByToken(ctx, token))
}

export async function viewOf(ctx: Ctx, row: ProposalRow): Promise<ProposalView> {
  const { proposal, product, policy, instructor } = row
  const asked = await anyApplication(ctx, proposal.ap_id)
  const steps = await listSteps(ctx, [policy.policy_id])
  const state = proposalState(proposal, ctx.now)
  return {
    token: proposal.token,
    number: proposalNumber(proposal),
    revision: proposal.revision,
    state,
    closed: state === 'accepted' ? '' : (whyCannotAccept(proposal, ctx.now) ?? ''),
    recipient: { company: asked.company, name: asked.name },
    class_id: proposal.class_id,
    title: both(product.title, product.title_en),
    starts_at: proposal.starts_at.toISOString(),
    ends_at: endOf(proposal).toISOString(),
    place: both(proposal.place, proposal.place_en),
    instructor: instructor && both(instructor.name, instructor.name_en),
    people: proposal.people,
    makes: both(product.makes, product.makes_en),
    bring: both(product.bring, product.bring_en),
    amount: proposal.amount,
    ...taxParts(proposal.amount),
    note: proposal.note,
    policy: {
      name: both(policy.name, policy.name_en),
      kind: policy.kind,
      steps: steps.map(({ days_before, percent }) => ({ days_before, percent })),
    },
    created_at: proposal.created_at.toISOString(),
    valid_until: proposal.valid_until.toISOString(),
    accepted_at: proposal.accepted_at?.toISOString() ?? null,
    accepted_name: proposal.accepted_name,
    booking_id: proposal.booking_id,
    pay_token: proposal.pay_token,
  }
}

export function endOf({ starts_at, minutes }: { starts_at: Date; minutes: number }): Date {
  return new Date(starts_at.getTime() + minutes * 60_000)
}

/** "C260314-12-2": the day, the inquiry, and which proposal to it. */
function proposalNumber(proposal: ProposalRow['proposal']): string {
  const day = koreanStamp(proposal.created_at).slice(0, 6)
  return `C${day}-${proposal.ap_id}${proposal.revision > 1 ? `-${proposal.revision}` : ''}`
}
