import { useState } from 'react'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { type Picked, UnitPicker, unitsOf } from '#shop/claim/ui/unit-picker.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { lineName } from '#shop/order/ui/line-name.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import type { OrderJobs } from './order-jobs.ts'
import { ParcelList } from './parcel-list.tsx'
import { ShipFields, useShipFields } from './ship-fields.tsx'

/** What has left and where it is; then the form of what can still leave, all at once or a part first. */
export function ShipmentPanel({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const staff = useStaff()
  const reason = order.actions.find((action) => action.name === 'ship')?.reason ?? null
  const further = order.unsent.length > 0
  // several places leave from a list of their own
  const waits = (!reason || further) && order.sends.length === 0
  return (
    <Panel title={t('배송')}>
      <div className="grid gap-5">
        <ParcelList order={order} jobs={jobs} />
        {order.payment?.escrow && (waits || order.parcels.length > 0) && (
          <InlineNotice tone="info">
            {t(
              '구매안전서비스(에스크로) 주문이에요. 송장번호를 결제 회사의 상점 관리 화면에도 등록해야 대금이 정산돼요.',
            )}
          </InlineNotice>
        )}
        {waits && staff.changes('orders') && (
          <ParcelForm key={order.parcels.length} order={order} jobs={jobs} further={further} />
        )}
        {order.od_status === '배송' &&
          !further &&
          order.sends.length === 0 &&
          staff.changes('orders') && (
            <SecondBox key={order.parcels.length} od_id={order.od_id} jobs={jobs} />
          )}
        {waits && !staff.changes('orders') && (
          <InlineNotice tone="info">{t('송장은 주문 담당이 입력해요.')}</InlineNotice>
        )}
        {reason && !order.delivery && <InlineNotice tone="info">{reason}</InlineNotice>}
      </div>
    </Panel>
  )
}

/** Goods that did not fit into one box: a further number for what is on its way already. */
function SecondBox({ od_id, jobs }: { od_id: string; jobs: OrderJobs }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const fields = useShipFields(od_id, jobs)
  if (!open)
    return (
      <Button look="outline" size={44} onClick={() => setOpen(true)}>
        {t('같은 상품의 송장 더하기')}
      </Button>
    )
  return (
    <form
      noValidate
      aria-label={t('같은 상품의 송장 더하기')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void fields.ship({ further: true, same_goods: true })
      }}
    >
      <p className="text-small text-ink-700">
        {t('한 상자에 다 들어가지 않아 나누어 담았을 때 적어요. 고객에게 번호를 하나 더 알려요.')}
      </p>
      <ShipFields {...fields} />
      <div className="flex gap-2">
        <Button type="submit" size={44} busy={jobs.busy}>
          {t('송장 더하기')}
        </Button>
        <Button look="ghost" size={44} onClick={() => setOpen(false)}>
          {t('그만두기')}
        </Button>
      </div>
    </form>
  )
}

function ParcelForm({
  order,
  jobs,
  further,
}: {
  order: StaffOrder
  jobs: OrderJobs
  further: boolean
}) {
  const t = useT()
  const fields = useShipFields(order.od_id, jobs)
  const [part, setPart] = useState(false)
  const [picked, setPicked] = useState<Picked>({})
  const left = leftOf(order, further)
  const several = left.reduce((sum, { qty }) => sum + qty, 0) > 1
  return (
    <form
      noValidate
      aria-label={further ? t('남은 상품 보내기') : t('보내기')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void fields.ship({ further, ...(part ? { lines: unitsOf(picked) } : {}) })
      }}
    >
      {further && (
        <InlineNotice tone="wait">
          {t('아직 보내지 않은 상품이 {count}개 있어요.', {
            count: left.reduce((sum, { qty }) => sum + qty, 0),
          })}
        </InlineNotice>
      )}
      {several && (
        <Checkbox checked={part} onChange={setPart}>
          {further ? t('남은 상품도 나누어 보내요') : t('일부만 먼저 보내요')}
        </Checkbox>
      )}
      {part ? (
        <UnitPicker
          lines={left}
          picked={picked}
          onChange={setPicked}
          error={fields.errors.lines ?? null}
        />
      ) : (
        further && (
          <ul className="grid gap-1 text-small">
            {left.map((line) => (
              <UnitName key={line.ct_id} line={line} />
            ))}
          </ul>
        )
      )}
      <ShipFields {...fields} />
      <Button type="submit" size={44} busy={jobs.busy}>
        {further ? t('송장 저장하고 보내기') : t('송장 저장하고 배송 시작')}
      </Button>
    </form>
  )
}

function UnitName({ line }: { line: Parameters<typeof lineName>[0] & { qty: number } }) {
  const { pick } = useLang()
  return (
    <li>
      {lineName(line, pick)} × {line.qty}
    </li>
  )
}

/** What can go into the next parcel. */
function leftOf({ lines, unsent }: StaffOrder, further: boolean) {
  if (!further) return lines.filter(isLive).map((line) => ({ ...line, qty: line.ct_qty }))
  return unsent.flatMap(({ ct_id, qty }) =>
    lines.filter((line) => line.ct_id === ct_id).map((line) => ({ ...line, qty })),
  )
}
