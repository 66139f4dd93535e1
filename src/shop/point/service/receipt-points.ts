import type { Ctx } from '#platform/context.ts'
import { grantPoints } from './grant-points.ts'
import { weighReceipt } from './hand-gifts.ts'

type Receipt = { so_id: number; receipt: string; mb_id: string; points: number; entered_by: string }
type Kept = { mb_id: string; points: number; about: string; detail: Record<string, number> | null }

export const receiptKey = (so_id: number) => `receipt-${so_id}`

/** Points of a purchase at a store, once; above the ceiling of whoever entered it they wait for a second person. */
export async function earnReceipt(
  ctx: Ctx,
  { so_id, receipt, mb_id, points, entered_by }: Receipt,
): Promise<{ waiting: boolean }> {
  if (points <= 0) return { waiting: false }
  const asked = {
    ...({ kind: 'receipt', mb_id, points, worth: points, reason: '', about: receipt } as const),
    detail: { so_id },
    key: receiptKey(so_id),
  }
  const end = await weighReceipt(ctx, entered_by, asked)
  if (end === 'given') await grantReceipt(ctx, asked)
  return { waiting: end === 'waiting' }
}

export function grantReceipt(ctx: Ctx, { mb_id, points, about, detail }: Kept) {
  return grantPoints(ctx, {
    ...{ mb_id, points, params: { receipt: about } },
    content: '매장 구매 적립 (영수증 {receipt})',
    rel: { rel_table: 'store-order', rel_id: String(detail?.so_id ?? 0), rel_action: 'earned' },
  })
}
