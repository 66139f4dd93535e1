import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { claimHolders } from '#shop/lot/packed-store.ts'
import { findLot } from '#shop/lot/store.ts'

const atOnce = 200

/** Everybody with something of a recalled lot is told, each order once; taken up again after a crash where it stopped. */
export async function tellHolders(ctx: Ctx, lot_id: number) {
  for (;;) {
    const told = await transact(ctx, async (ctx) => {
      const found = await findLot(ctx, lot_id)
      if (!found?.lot.recalled_at) return 0
      const { lot, item } = found
      const holders = await claimHolders(ctx, lot_id, atOnce)
      for (const od_id of holders)
        await announce(ctx, 'order.lot_recalled', od_id, {
          lot_no: lot.lot_no,
          item: { ko: item.it_name, en: item.it_name_en || item.it_name },
          why: { ko: lot.recall_reason, en: lot.recall_reason_en || lot.recall_reason },
          link: paths.lot(lot.lot_no),
        })
      return holders.length
    })
    if (told < atOnce) return
  }
}

export function tellOfRecall(ctx: Ctx, happened: Happened) {
  return tellHolders(ctx, Number(happened.subject))
}
