import * as z from 'zod/mini'
import type { IfraCategory } from '#shop/custom/ifra-contract.ts'

// named here once more: every page reads the settings' contract, and the list belongs to the studio's pages alone
const category = z.enum(
  [
    ...(['1', '2', '3', '4', '5A', '5B', '5C', '5D', '6', '7A', '7B', '8'] as const),
    ...(['9', '10A', '10B', '11A', '11B', '12'] as const),
  ] satisfies readonly IfraCategory[],
  'IFRA 분류를 골라 주세요.',
)

/** The formula studio: reed diffusers came to 10A with the 49th amendment, and the next one may move others. */
export const studioRules = z._default(
  z.object({
    categories: z.object({
      perfume: category,
      candle: category,
      diffuser: category,
      spray: category,
      soap: category,
      wax: category,
    }),
  }),
  {
    categories: {
      perfume: '4',
      candle: '12',
      diffuser: '10A',
      spray: '10B',
      soap: '9',
      wax: '12',
    },
  },
)
