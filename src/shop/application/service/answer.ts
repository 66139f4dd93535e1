import type { Ctx } from '#platform/context.ts'
import type { ApplicationState } from '#shop/application/contract.ts'
import { updateApplication } from '#shop/application/store.ts'
import { memberOf } from '#shop/member/service.ts'
import { changedMeanwhile, stateOf, tellOf } from './apply.ts'
import { anyApplication } from './desk.ts'

/** Another domain answers what was asked, in its own transaction: with an offer, or with the booking that came of it. */
export async function answerApplication(
  ctx: Ctx,
  ap_id: number,
  answer: {
    /** states in which it can be answered so */
    from: readonly ApplicationState[]
    state: 'quoted' | 'confirmed'
    reply: string
    answer_path: string
    /** false where the other domain tells the applicant itself */
    tell?: boolean
  },
) {
  const row = await anyApplication(ctx, ap_id)
  if (!answer.from.includes(stateOf(row))) throw changedMeanwhile()
  const { from: _, reply, tell = true, ...rest } = answer
  const change = {
    ...rest,
    reply: reply || row.reply,
    decided_at: ctx.now,
    ...(ctx.visitor.staff_role && { decided_by: memberOf(ctx) }),
  }
  if (!(await updateApplication(ctx, row, change))) throw changedMeanwhile()
  if (tell) await tellOf(ctx, answer.state, { ...row, ...change }, answer.answer_path)
}
