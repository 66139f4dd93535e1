import type { Order } from '#shop/order/contract/order.ts'
import { trackingUrl } from '#shop/order/rules.ts'
import type { ParcelRow } from '#shop/order/store/parcels.ts'
import type { Settings } from '#shop/setting/contract.ts'

export function parcelViews(rows: readonly ParcelRow[], { couriers }: Settings): Order['parcels'] {
  return rows.map(({ parcel_id, kind, company, invoice, lines, sent_at }) => {
    const courier = couriers.find(({ code }) => code === company)
    return {
      parcel_id,
      kind,
      company,
      company_name: courier?.name ?? { ko: company, en: company },
      invoice,
      sent_at: sent_at.toISOString(),
      url: trackingUrl(courier?.url, invoice),
      lines,
    }
  })
}
