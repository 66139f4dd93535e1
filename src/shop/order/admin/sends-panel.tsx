import { useState } from 'react'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { OrderSend } from '#shop/order/contract/sends.ts'
import { goodsOf } from '#shop/order/ui/order-sends.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import type { OrderJobs } from './order-jobs.ts'
import { ShipFields, useShipFields } from './ship-fields.tsx'

/** The places of an order that goes to several: each leaves in a parcel of its own. */
export function SendsPanel({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const staff = useStaff()
  const { sends } = order
  if (!sends.length) return null
  const left = sends.filter(({ parcel_id, units }) => parcel_id === null && units.length > 0)
  const begun = order.od_status === '배송'
  const reason = order.actions.find((action) => action.name === 'ship')?.reason ?? null
  const may = staff.changes('orders') && (begun || reason === null)
  return (
    <Panel
      flush
      title={t('받는 곳 {count}곳', { count: sends.length })}
      end={t('남은 곳 {count}', { count: left.length })}
    >
      {left.length > 0 && (
        <div className="flex flex-wrap gap-2 border-b border-paper-200 p-4.5">
          <ButtonLink
            look="outline"
            size={44}
            to={adminPaths.printOrders('packing-slip', order.od_id)}
          >
            {t('곳마다 포장 명세')}
          </ButtonLink>
          <ButtonLink look="outline" size={44} to={adminPaths.printOrders('labels', order.od_id)}>
            {t('주소 라벨')}
          </ButtonLink>
          <p className="basis-full text-small text-ink-700">
            {t(
              '송장이 많으면 주문 목록의 택배사 파일에 곳마다 한 줄로 담기고, 그 파일로 한꺼번에 올릴 수 있어요.',
            )}
          </p>
        </div>
      )}
      <ol className="max-h-[720px] overflow-y-auto">
        {sends.map((to) => (
          <li key={to.nth} className="border-t border-paper-100 px-4.5 py-3.5 first:border-t-0">
            <Place order={order} jobs={jobs} to={to} may={may} begun={begun} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type Props = {
  order: StaffOrder
  jobs: OrderJobs
  to: OrderSend
  may: boolean
  begun: boolean
}

function Place({ order, jobs, to, may, begun }: Props) {
  const t = useT()
  const { pick } = useLang()
  const [open, setOpen] = useState(false)
  const parcel = order.parcels.find(({ parcel_id }) => parcel_id === to.parcel_id)
  return (
    <div className="grid gap-1 text-small">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-medium [overflow-wrap:anywhere]">
          <span className="tabular mr-1.5 text-ink-500">{to.nth}</span>
          {to.name}{' '}
          <span className="tabular font-normal text-ink-500">{formatPhone(to.phone)}</span>
        </span>
        {parcel ? (
          <TextLink
            to={adminPaths.orderPaper(order.od_id, 'packing-slip', parcel.parcel_id)}
            className="tap tabular"
          >
            {parcel.invoice}
          </TextLink>
        ) : (
          may &&
          to.units.length > 0 && (
            <Button look="outline" size={44} aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('송장 입력')}
              <span className="sr-only"> {to.name}</span>
            </Button>
          )
        )}
      </p>
      <p className="text-ink-700 [overflow-wrap:anywhere]">
        <span className="tabular">({to.zip})</span> {to.address} {to.address2}
      </p>
      <p className="text-ink-700">{goodsOf(order, to, pick) || t('취소됨')}</p>
      {to.memo && <p className="text-caption text-ink-500">{to.memo}</p>}
      {open && !parcel && <PlaceForm order={order} jobs={jobs} to={to} begun={begun} />}
    </div>
  )
}

function PlaceForm({ order, jobs, to, begun }: Omit<Props, 'may'>) {
  const t = useT()
  const fields = useShipFields(order.od_id, jobs)
  return (
    <form
      noValidate
      aria-label={t('{name}님에게 보내기', { name: to.name })}
      className="mt-2 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void fields.ship({ further: begun, send_nth: to.nth })
      }}
    >
      <ShipFields {...fields} />
      <Button type="submit" size={44} busy={jobs.busy}>
        {t('송장 저장하고 보내기')}
      </Button>
    </form>
  )
}
