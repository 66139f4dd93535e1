import { whyNotMoney } from '#kernel/endpoint.ts'
import { notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { readPrivate } from '#platform/private-files.ts'
import type { Claim, Claimable, ClaimableLine } from '#shop/claim/contract.ts'
import { levelsText } from '#shop/claim/option-rules.ts'
import {
  type ClaimMove,
  claimMoves,
  mindUntil,
  refundIdOf,
  whyCannotClaim,
  whyCannotMove,
} from '#shop/claim/rules.ts'
import {
  type ClaimRow,
  findClaim,
  hasOpen,
  type LineOfClaim,
  listClaimLines,
  listOfOrder,
} from '#shop/claim/store/claims.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { needsAccount } from '#shop/order/rules.ts'
import { type Sold, soldOrder } from '#shop/order/service/after-sale.ts'
import { restOfSent } from '#shop/order/service/rest.ts'
import { anyOrder, ownOrder } from '#shop/order/service/show-order.ts'
import { bankOf } from '#shop/payment/bank-rules.ts'
import type { RefundState } from '#shop/payment/contract.ts'
import { refundStatesOf } from '#shop/payment/service/refund-states.ts'
import { choicesFor } from './options.ts'

/** A claim of this visitor's; a stranger's is not found. */
export async function ownClaim(ctx: Ctx, claim_id: number): Promise<ClaimRow> {
  const row = await anyClaim(ctx, claim_id)
  if (row.mb_id === null || row.mb_id !== ctx.visitor.mb_id) await ownOrder(ctx, row.od_id)
  return row
}

export async function anyClaim(ctx: Ctx, claim_id: number): Promise<ClaimRow> {
  const row = await findClaim(ctx, claim_id)
  if (!row) throw notFound()
  return row
}

export async function claimView(ctx: Ctx, row: ClaimRow, by: 'buyer' | 'staff'): Promise<Claim> {
  const sent = await refundStatesOf(ctx, [refundIdOf(row)])
  return compose(ctx, row, await listClaimLines(ctx, [row.claim_id]), sent, by)
}

function compose(
  ctx: Ctx,
  row: ClaimRow,
  lines: readonly LineOfClaim[],
  sent: ReadonlyMap<string, RefundState>,
  by: 'buyer' | 'staff',
): Claim {
  const moves = Object.keys(claimMoves) as ClaimMove[] // the keys of a literal
  return {
    ...row,
    refund_state: sent.get(refundIdOf(row)) ?? null,
    bank: row.bank ? bankOf(row.bank) : { ko: '', en: '' },
    fee_paid_at: row.fee_paid_at?.toISOString() ?? null,
    requested_at: row.requested_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    collected_at: row.collected_at?.toISOString() ?? null,
    due_at: row.due_at?.toISOString() ?? null,
    inspected_at: row.inspected_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    lines: lines.filter(({ claim_id }) => claim_id === row.claim_id),
    actions: moves
      .filter(
        (move) => claimMoves[move].by === by && (claimMoves[move].kind ?? row.kind) === row.kind,
      )
      .map((name) => {
        const why =
          whyCannotMove(name, row) ??
          (name === 'refund' ? whyNotMoney(ctx.visitor.staff_role) : null)
        return { name, reason: why && say(ctx, why) }
      }),
  }
}

/** The claims of my order, and what I could ask for now. */
export async function claimsOfOrder(ctx: Ctx, od_id: string): Promise<Claimable> {
  return claimableOf(ctx, await ownOrder(ctx, od_id), 'buyer')
}

export async function claimsOfAnyOrder(ctx: Ctx, od_id: string): Promise<Claimable> {
  return claimableOf(ctx, await anyOrder(ctx, od_id), 'staff')
}

async function claimableOf(
  ctx: Ctx,
  row: Sold['order'],
  by: 'buyer' | 'staff',
): Promise<Claimable> {
  const { od_id } = row
  const { order, lines, arrived_at } = await soldOrder(ctx, row)
  const rows = await listOfOrder(ctx, od_id)
  const claimed = rows.length
    ? await listClaimLines(
        ctx,
        rows.map(({ claim_id }) => claim_id),
      )
    : []
  const sent = await refundStatesOf(ctx, rows.map(refundIdOf))
  const why = whyCannotClaim({ ...order, arrived_at, hasOpen: await hasOpen(ctx, od_id) }, ctx.now)
  const reason = why && say(ctx, why)
  const unsent = await restOfSent(ctx, order, lines)
  const live = lines.filter(isLive).flatMap((line) => {
    const here = unsent.find(({ ct_id }) => ct_id === line.ct_id)?.qty ?? 0
    return line.ct_qty > here ? [{ ...line, qty: line.ct_qty - here }] : []
  })
  const options = why
    ? []
    : await choicesFor(
        ctx,
        live.map(({ io_no }) => io_no),
        order,
      )
  return {
    claims: rows.map((row) => compose(ctx, row, claimed, sent, by)),
    actions: [
      { name: 'return', reason },
      { name: 'exchange', reason },
    ],
    lines: live.map(
      (line): ClaimableLine => ({
        ...line,
        no_return: line.ct_no_return,
        options: options
          .filter((one) => one.of === line.io_no)
          .map((one) => ({ io_no: one.io_no, extra: one.extra, ...levelsText(one) })),
      }),
    ),
    needs_account: needsAccount(order),
    can_collect: order.country_code === 'KR',
    until: mindUntil(arrived_at)?.toISOString() ?? null,
  }
}

export async function handOut(ctx: Ctx, row: ClaimRow, photo: string, reply: Reply) {
  const bytes = row.photos.includes(photo)
    ? await readPrivate(ctx.house.config, photo, 'claims')
    : null
  if (!bytes) throw notFound()
  reply.file = { bytes, name: `${photo.slice(0, 8)}.webp`, type: 'image/webp' }
  return {}
}
