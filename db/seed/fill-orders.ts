import type { Ctx } from '../../src/platform/context.ts'

/** A few orders in every state, placed through the shop's own verbs so that stock, sums and history agree. */
export async function seedOrders(_ctx: Ctx) {}
