import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { ShipmentTable } from './shipment-contract.ts'
import { islandOf } from './shipping-rules.ts'

export async function shipmentTable(ctx: Ctx): Promise<ShipmentTable> {
  const { shipping, abroad, payment } = await readSettings(ctx)
  return {
    usd_rate: payment.usd_rate,
    grades: shipping.grades,
    islands: shipping.islands,
    countries: abroad.countries.filter(({ use }) => use),
  }
}

export async function zoneOf(ctx: Ctx, zip: string) {
  if (!/^\d{5}$/.test(zip)) throw invalid({ zip: ['우편번호는 숫자 5자리예요.'] })
  const { shipping } = await readSettings(ctx)
  return { zip, zone: islandOf(shipping, zip) }
}
