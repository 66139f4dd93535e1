import { useState } from 'react'
import { useStaff } from '#admin/ui/staff.ts'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { parcelDesk } from '#shop/order/contract/waybills.ts'
import { whyCannotCorrect, whyCannotTakeBack } from '#shop/order/parcel-rules.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import type { OrderJobs } from './order-jobs.ts'
import { type SentParcel, WaybillDialog } from './waybill-dialog.tsx'

const toolClass =
  'inline-flex min-h-11 items-center rounded-card text-caption whitespace-nowrap text-ink-700 underline-offset-4 hover:bg-paper-100 hover:underline'

/** What can still be put right about a parcel that was marked as sent. */
export function ParcelTools({
  order,
  parcel,
  jobs,
}: {
  order: StaffOrder
  parcel: SentParcel & { kind: 'order' | 'exchange'; sent_at: string }
  jobs: OrderJobs
}) {
  const t = useT()
  const staff = useStaff()
  const dialog = useDialog()
  const [correcting, setCorrecting] = useState(false)
  const sent = { kind: parcel.kind, sent_at: new Date(parcel.sent_at) }
  const { od_id } = order

  async function takeBack() {
    const alone = order.parcels.filter(({ kind }) => kind === 'order').length < 2
    const question = t('{invoice} 상자를 아직 택배사가 가져가지 않았나요?', {
      invoice: parcel.invoice,
    })
    const then = alone
      ? t('주문이 상품 준비로 돌아가고, 고객에게 아직 출발하지 않았다고 알려요.')
      : t('이 상자의 상품이 보낼 상품으로 돌아가고, 고객에게 아직 출발하지 않았다고 알려요.')
    const yes = t('보내기 되돌리기')
    if (!(await dialog.confirm(`${question}\n${then}`, { title: yes, yes }))) return
    const params = { od_id, parcel_id: parcel.parcel_id }
    await jobs.run('take_back', od_id, () => call(parcelDesk.takeBack, { params }))
  }

  if (!staff.changes('orders') || whyCannotCorrect(order)) return null
  return (
    <>
      <button type="button" className={toolClass} onClick={() => setCorrecting(true)}>
        {t('송장 고치기')}
        <span className="sr-only"> {parcel.invoice}</span>
      </button>
      {parcel.parcel_id > 0 && !whyCannotTakeBack(order, sent, new Date()) && (
        <button type="button" className={toolClass} onClick={() => void takeBack()}>
          {t('보내기 되돌리기')}
          <span className="sr-only"> {parcel.invoice}</span>
        </button>
      )}
      {correcting && (
        <WaybillDialog
          od_id={od_id}
          parcel={parcel}
          jobs={jobs}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  )
}
