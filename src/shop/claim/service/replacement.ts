import type { Ctx } from '#platform/context.ts'
import { type ClaimRow, type LineOfClaim, listClaimLines } from '#shop/claim/store/claims.ts'
import { demandOf } from '#shop/order/rules.ts'
import { release, reserve } from '#shop/order/service/stock.ts'

export function replacementOf(lines: readonly LineOfClaim[]) {
  return demandOf(
    lines.flatMap(({ to_io_no, qty }) =>
      to_io_no === null ? [] : [{ io_no: to_io_no, ct_qty: qty }],
    ),
  )
}

/** Puts the replacement aside, or refuses and names what ran out. */
export async function holdReplacement(ctx: Ctx, row: ClaimRow) {
  if (row.kind !== 'exchange') return
  const lines = await listClaimLines(ctx, [row.claim_id])
  await reserve(
    ctx,
    replacementOf(lines),
    lines.map((line) => ({ ...line, io_no: line.to_io_no ?? line.io_no })),
  )
}

export async function freeReplacement(ctx: Ctx, row: ClaimRow) {
  if (row.kind !== 'exchange') return
  await release(ctx, replacementOf(await listClaimLines(ctx, [row.claim_id])))
}
