import { Facts } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { PackedLots } from '#shop/lot/ui/packed-lots.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { lineName } from '#shop/order/ui/line-name.ts'
import { DeskTrack } from '#shop/waybill/ui/desk-track.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ExternalLink, TextLink } from '#ui/links.tsx'
import type { OrderJobs } from './order-jobs.ts'
import { ParcelTools } from './parcel-tools.tsx'

/** Every parcel with its courier and number; what lies in each where there are several. */
export function ParcelList({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const { pick } = useLang()
  const { delivery, parcels } = order
  const several = parcels.length > 1 || order.unsent.length > 0
  const shown = parcels.length
    ? parcels.map((one, at) => ({
        ...one,
        key: String(one.parcel_id),
        title: [
          one.kind === 'exchange' ? t('교환 상품') : t('{count}번째 상자', { count: at + 1 }),
          order.sends.find(({ parcel_id }) => parcel_id === one.parcel_id)?.name,
        ]
          .filter(Boolean)
          .join(' · '),
      }))
    : delivery
      ? // one from before parcels were kept
        [
          {
            key: 'order',
            parcel_id: 0,
            kind: 'order' as const,
            title: '',
            company: delivery.company,
            company_name: delivery.company_name,
            invoice: delivery.od_invoice,
            sent_at: delivery.od_invoice_time,
            url: delivery.url,
            lines: [],
          },
        ]
      : []
  const goodsOf = (lines: StaffOrder['unsent']) =>
    lines
      .flatMap(({ ct_id, qty }) =>
        order.lines
          .filter((line) => line.ct_id === ct_id)
          .map((line) => `${lineName(line, pick)} × ${qty}`),
      )
      .join(', ')
  return shown.map((parcel) => (
    <section key={parcel.key} className="not-first:hairline-t not-first:pt-4">
      {several && <h3 className="mb-2 text-small font-semibold">{parcel.title}</h3>}
      <Facts
        facts={[
          several && {
            label: t('상품'),
            value: goodsOf(parcel.lines) || t('같은 상품의 나머지'),
          },
          { label: t('택배사'), value: pick(parcel.company_name.ko, parcel.company_name.en) },
          {
            label: t('송장번호'),
            value: parcel.url ? (
              <ExternalLink href={parcel.url} className="tabular">
                {parcel.invoice}
              </ExternalLink>
            ) : (
              <span className="tabular">{parcel.invoice}</span>
            ),
          },
          {
            label: t('보낸 시각'),
            value: <span className="tabular">{stamp(parcel.sent_at)}</span>,
          },
        ]}
      />
      {parcel.parcel_id > 0 && (
        <>
          <DeskTrack od_id={order.od_id} parcel_id={parcel.parcel_id} />
          <PackedLots od_id={order.od_id} parcel_id={parcel.parcel_id} />
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {parcel.parcel_id > 0 && (
          <TextLink
            to={adminPaths.orderPaper(order.od_id, 'packing-slip', parcel.parcel_id)}
            className="tap text-small"
          >
            {t('포장 명세')}
          </TextLink>
        )}
        <CopyButton text={parcel.invoice} what={t('송장번호')} label={t('송장 복사')} />
        <ParcelTools order={order} parcel={parcel} jobs={jobs} />
      </div>
    </section>
  ))
}
