import { Suspense, useState } from 'react'
import { formatPhone } from '#kernel/phone.ts'
import type { Order } from '#shop/order/contract/order.ts'
import type { OrderSend } from '#shop/order/contract/sends.ts'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { FormSection } from './form-section.tsx'
import { lineName } from './line-name.ts'

const ParcelTrack = lazyPart(
  async () => (await import('#shop/waybill/ui/parcel-track.tsx')).ParcelTrack,
)

/** The places of an order that goes to several, each with its goods and its parcel. */
export function OrderSends({ order }: { order: Order }) {
  const t = useT()
  const { sends } = order
  if (!sends.length) return null
  const sent = sends.filter(({ parcel_id }) => parcel_id !== null).length
  return (
    <FormSection title={t('받는 곳 {count}곳', { count: sends.length })}>
      <p className="text-plain text-ink-700">
        {sent === 0
          ? t('곳마다 따로 담아 보내 드려요.')
          : t('{count}곳으로 보냈어요. 나머지는 {left}곳이에요.', {
              count: sent,
              left: sends.length - sent,
            })}
      </p>
      <ol className="mt-3 border-t border-paper-200">
        {sends.map((to) => (
          <li key={to.nth} className="border-b border-paper-200 py-3 text-plain">
            <Place order={order} to={to} />
          </li>
        ))}
      </ol>
    </FormSection>
  )
}

function Place({ order, to }: { order: Order; to: OrderSend }) {
  const t = useT()
  const { pick } = useLang()
  const [open, setOpen] = useState(false)
  const parcel = order.parcels.find(({ parcel_id }) => parcel_id === to.parcel_id)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium [overflow-wrap:anywhere]">
          <span className="tabular mr-1.5 text-ink-500">{to.nth}</span>
          {to.name}{' '}
          <span className="tabular font-normal text-ink-500">{formatPhone(to.phone)}</span>
        </span>
        <span className={parcel ? 'text-pine-700' : 'text-ink-500'}>
          {parcel ? t('보냈어요') : to.units.length ? t('보낼 준비를 해요') : t('취소됨')}
        </span>
      </p>
      <p className="text-small text-ink-700 [overflow-wrap:anywhere]">
        <span className="tabular">({to.zip})</span> {to.address} {to.address2}
      </p>
      <p className="text-small text-ink-700 [overflow-wrap:anywhere]">{goodsOf(order, to, pick)}</p>
      {parcel && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
          <span>
            {pick(parcel.company_name.ko, parcel.company_name.en)}{' '}
            {parcel.url ? (
              <ExternalLink href={parcel.url} className="tabular text-pine-700">
                {parcel.invoice}
              </ExternalLink>
            ) : (
              <span className="tabular">{parcel.invoice}</span>
            )}
          </span>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="tap underline decoration-line underline-offset-4"
          >
            {t('어디쯤 있나요')}
            <span className="sr-only"> {to.name}</span>
          </button>
        </div>
      )}
      {parcel && open && (
        <Suspense>
          <ParcelTrack od_id={order.od_id} parcel_id={parcel.parcel_id} />
        </Suspense>
      )}
    </>
  )
}

/** What one place gets, in words. */
export function goodsOf(
  { lines }: Pick<Order, 'lines'>,
  { units }: OrderSend,
  pick: (ko: string, en: string) => string,
): string {
  return units
    .flatMap(({ ct_id, qty }) =>
      lines
        .filter((line) => line.ct_id === ct_id)
        .map((line) => `${lineName(line, pick)} × ${qty}`),
    )
    .join(', ')
}
