import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { country } from '#shop/setting/contract.ts'

const bilingual = z.object({ ko: z.string(), en: z.string() })
const zone = z.object({ name: bilingual, cost: z.number(), no_flammable: z.boolean() })

/** What shipping costs, in won: for the page that explains it and for the choice of a country. */
export const shipmentTable = z.object({
  usd_rate: z.number(),
  grades: z.array(z.object({ below: z.number(), cost: z.number() })),
  islands: z.array(z.extend(zone, { from: z.string(), to: z.string() })),
  countries: z.array(z.omit(country, { use: true })),
})
export type ShipmentTable = z.output<typeof shipmentTable>
export type SentCountry = ShipmentTable['countries'][number]

export const shipmentCosts = {
  table: endpoint({
    method: 'GET',
    path: '/api/v1/shipment-costs',
    who: 'anyone',
    about: 'The table of shipping costs, the islands and the countries, in won',
    answer: one(shipmentTable),
    keep: { seconds: 300, tags: ['setting'] },
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/shipment-costs/zips/:zip',
    who: 'anyone',
    about: 'What a Korean zone code costs more, in won; zone is null on the mainland',
    answer: one(z.object({ zip: z.string(), zone: z.nullable(zone) })),
  }),
}
