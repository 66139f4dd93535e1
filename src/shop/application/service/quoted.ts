import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import type { ApplicationState } from '#shop/application/contract.ts'
import { findAny } from '#shop/application/store.ts'
import { requestOfOrder, tokenOf } from '#shop/cart/service/quotation-sends.ts'
import { answerApplication } from './answer.ts'
import { stateOf } from './apply.ts'

const open: readonly ApplicationState[] = [
  'received',
  'reviewing',
  'need_more',
  'quoted',
  'approved',
]

/** A request is answered once its quotation has gone out; the mail with the paper has told. */
export async function answerByQuotation(ctx: Ctx, { payload }: Happened) {
  const token = await tokenOf(ctx, Number(payload.qt_id))
  if (payload.ap_id && token) await answer(ctx, Number(payload.ap_id), token, 'quoted')
}

/** And it is done once somebody has ordered by it. */
export async function closeByOrder(ctx: Ctx, { subject }: Happened) {
  const request = await requestOfOrder(ctx, subject)
  if (request) await answer(ctx, request.ap_id, request.token, 'confirmed')
}

async function answer(ctx: Ctx, ap_id: number, token: string, state: 'quoted' | 'confirmed') {
  await transact(ctx, async (ctx) => {
    const row = await findAny(ctx, ap_id)
    // taken back meanwhile, or older than the shop may keep it
    if (!row || !open.includes(stateOf(row))) return
    const answer_path = paths.quotation({ token })
    await answerApplication(ctx, ap_id, { from: open, state, reply: '', answer_path, tell: false })
  })
}
