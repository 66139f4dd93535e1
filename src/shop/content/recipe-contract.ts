import * as z from 'zod/mini'
import { productTile } from '#shop/catalog/contract.ts'

/** A thing to have ready. What the shop does not sell has no item and no product. */
export const recipeLine = {
  it_id: z.string(),
  qty: z.number(),
  product: z.nullable(productTile),
  /** what goes into the cart; null while it cannot be had */
  choice: z.nullable(
    z.object({
      io_no: z.number(),
      values: z.array(z.string()),
      values_en: z.array(z.string()),
      price: z.number(),
    }),
  ),
}
