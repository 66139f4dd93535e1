import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { availableOf } from '#shop/catalog/rules.ts'
import { findItem, listOptions } from '#shop/catalog/store.ts'

/** The options of an item that can be bought now. */
export async function openOptions(ctx: Ctx, it_id: string): Promise<Set<number>> {
  const [item, options] = [await findItem(ctx, it_id), await listOptions(ctx, [it_id])]
  if (!item?.it_use || item.it_soldout) return new Set()
  return new Set(
    options
      .filter((option) => option.io_type === 0 && availableOf(option) > 0)
      .map(({ io_no }) => io_no),
  )
}

/** Says which options came back, for whoever waits for them. */
export async function announceArrivals(ctx: Ctx, it_id: string, before: ReadonlySet<number>) {
  const io_nos = [...(await openOptions(ctx, it_id))].filter((io_no) => !before.has(io_no))
  if (io_nos.length) await announce(ctx, 'restock.arrived', it_id, { it_id, io_nos })
}

export type WaitedFor = {
  it_id: string
  it_name: string
  it_name_en: string
  option: string
  option_en: string
  isOpen: boolean
  isShown: boolean
}

/** One option as somebody who waits for it needs it; null when there is none. */
export async function optionWaitedFor(
  ctx: Ctx,
  it_id: string,
  io_no: number,
): Promise<WaitedFor | null> {
  const [item, options] = [await findItem(ctx, it_id), await listOptions(ctx, [it_id])]
  const option = options.find((one) => one.io_no === io_no && one.io_type === 0 && one.io_use)
  if (!item || !option) return null
  const { it_name, it_name_en, it_use, it_soldout } = item
  const words = (io_id: string) => io_id.replaceAll('|', ' / ')
  return {
    it_id,
    it_name,
    it_name_en,
    option: words(option.io_id),
    option_en: words(option.io_id_en || option.io_id),
    isOpen: it_use && !it_soldout && availableOf(option) > 0,
    isShown: it_use,
  }
}
