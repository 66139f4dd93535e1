import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { sheetAnswer, sheetFormats } from '#kernel/sheet.ts'
import { orderFilters } from '#shop/order/contract/desk-filters.ts'

/** Whose form a sheet has; `general` is the shop's own and takes parcels abroad as well. */
export const courierForms = ['cj', 'hanjin', 'lotte', 'epost', 'logen', 'general'] as const
export type CourierForm = (typeof courierForms)[number]

/** Who pays the courier, and when: by contract, now, or the receiver. */
export const freights = ['credit', 'prepaid', 'collect'] as const
export type Freight = (typeof freights)[number]

/** As many rows as a sheet of waybills takes on its way back. */
export const mostParcels = 500

const filters = z.object(orderFilters)
const wrongChoice = '고를 수 없는 값이에요.'

export const courierSheets = {
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/admin/courier-sheet',
    who: ['order'],
    about:
      'How many orders of a list wait to be sent, and how many of them go abroad, which only the general sheet takes',
    query: filters,
    answer: one(z.object({ orders: z.number(), abroad: z.number(), most: z.number() })),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/admin/courier-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: ['order'],
    about:
      'The orders of a list that wait to be sent as a file for a courier’s program (cj, hanjin, lotte, epost, logen or general). Names, phones and addresses are whole, so it takes a reason and is logged. An order of several boxes has a row for each; its number comes back with the waybills',
    query: filters,
    body: z.object({
      courier: z.enum(courierForms, '택배사를 골라 주세요.'),
      format: z.enum(sheetFormats, wrongChoice),
      freight: z._default(z.enum(freights, wrongChoice), 'credit'),
      boxes: z._default(
        z
          .array(
            z.object({
              od_id: z.string().check(z.maxLength(40)),
              count: z
                .int('상자 수는 1~20이에요.')
                .check(z.gte(1, '상자 수는 1~20이에요.'), z.lte(20, '상자 수는 1~20이에요.')),
            }),
          )
          .check(z.maxLength(100)),
        [],
      ),
      reason: z
        .string('이유를 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(2, '이유를 2자 이상 적어 주세요.'),
          z.maxLength(200, '이유는 200자까지예요.'),
          z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
        ),
    }),
    answer: sheetAnswer,
  }),
}
