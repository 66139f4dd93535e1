import { Suspense } from 'react'
import { momentWord } from '#kernel/day-words.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { Facts } from './facts.tsx'
import { FormSection } from './form-section.tsx'
import { lineName } from './line-name.ts'

const ParcelTrack = lazyPart(
  async () => (await import('#shop/waybill/ui/parcel-track.tsx')).ParcelTrack,
)
const ParcelLots = lazyPart(async () => (await import('#shop/lot/ui/parcel-lots.tsx')).ParcelLots)

type Shown = {
  key: string
  parcel_id: number
  title: string
  company: { ko: string; en: string }
  invoice: string
  sent_at: string
  url: string | null
  goods: string
}

/** Every parcel of an order with its way to the courier; one from before parcels were kept is shown by its order. */
export function Parcels({ order }: { order: Order }) {
  const t = useT()
  const { pick, lang } = useLang()
  const nameOf = (ct_id: number) => {
    const line = order.lines.find((one) => one.ct_id === ct_id)
    return line ? lineName(line, pick) : ''
  }
  const several = order.parcels.length > 1 || order.unsent.length > 0
  // those to one of several places stand beside the place
  const placed = new Set(order.sends.map(({ parcel_id }) => parcel_id))
  const own = order.parcels.filter(({ parcel_id }) => !placed.has(parcel_id))
  const shown: Shown[] = own.map(
    ({ parcel_id, kind, company_name, invoice, sent_at, url, lines }, at) => ({
      key: String(parcel_id),
      parcel_id,
      title:
        kind === 'exchange'
          ? t('교환 상품 배송')
          : several
            ? t('배송 {count}', { count: at + 1 })
            : t('배송'),
      company: company_name,
      goods: several
        ? lines
            .map(({ ct_id, qty }) => t('{name} {count}개', { name: nameOf(ct_id), count: qty }))
            .join(', ')
        : '',
      ...{ invoice, sent_at, url },
    }),
  )
  const { delivery } = order
  if (!order.parcels.length && delivery)
    shown.push({
      key: 'order',
      parcel_id: 0,
      title: t('배송'),
      company: delivery.company_name,
      invoice: delivery.od_invoice,
      sent_at: delivery.od_invoice_time,
      url: delivery.url,
      goods: '',
    })
  return (
    <>
      {shown.map((parcel) => (
        <FormSection key={parcel.key} title={parcel.title}>
          <Facts
            rows={[
              !!parcel.goods && [t('상품'), parcel.goods],
              [t('택배사'), pick(parcel.company.ko, parcel.company.en)],
              [
                t('송장번호'),
                <span key="invoice" className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
                  {parcel.url ? (
                    <ExternalLink href={parcel.url} className="tabular text-pine-700">
                      {parcel.invoice}
                    </ExternalLink>
                  ) : (
                    <span className="tabular">{parcel.invoice}</span>
                  )}
                  <CopyButton text={parcel.invoice} what={t('송장번호')} />
                </span>,
              ],
              [
                t('보낸 때'),
                <time key="sent" dateTime={parcel.sent_at} className="tabular">
                  {momentWord(parcel.sent_at, lang)}
                </time>,
              ],
            ]}
          />
          {parcel.parcel_id > 0 && (
            <Suspense>
              <ParcelTrack od_id={order.od_id} parcel_id={parcel.parcel_id} />
              <ParcelLots od_id={order.od_id} parcel_id={parcel.parcel_id} />
            </Suspense>
          )}
        </FormSection>
      ))}
      {order.unsent.length > 0 && order.sends.length === 0 && (
        <p className="mt-3 text-plain text-ink-700">
          {t('곧 따로 보내 드려요: {goods}', {
            goods: order.unsent
              .map(({ ct_id, qty }) => t('{name} {count}개', { name: nameOf(ct_id), count: qty }))
              .join(', '),
          })}
        </p>
      )}
    </>
  )
}
