import { type House, houseCtx } from '#platform/context.ts'
import { touch, transact } from '#platform/transact.ts'
import { recountTogether } from '#shop/order/store/together.ts'

/** What is bought together, every night. */
export async function refreshTogether(house: House) {
  await transact(houseCtx(house), async (ctx) => {
    await recountTogether(ctx)
    touch(ctx, 'catalog')
  })
}
