import type { Order } from '#shop/order/contract/order.ts'
import { trackingUrl } from '#shop/order/rules.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
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

export function deliveryOf(order: OrderRow, settings: Settings): Order['delivery'] {
  if (!order.od_invoice_time) return null
  const code = order.od_delivery_company
  const courier = settings.couriers.find((one) => one.code === code)
  return {
    company: code,
    company_name: courier?.name ?? { ko: code, en: code },
    od_invoice: order.od_invoice,
    od_invoice_time: order.od_invoice_time.toISOString(),
    url: trackingUrl(courier?.url, order.od_invoice),
  }
}
