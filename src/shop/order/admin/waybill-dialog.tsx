import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { useT } from '#ui/language.tsx'
import type { OrderJobs } from './order-jobs.ts'
import { ShipFields, useShipFields } from './ship-fields.tsx'

export type SentParcel = Pick<StaffOrder['parcels'][number], 'parcel_id' | 'company' | 'invoice'>

/** A courier or number that was typed wrong, put right after the parcel has left. */
export function WaybillDialog({
  od_id,
  parcel,
  jobs,
  onClose,
}: {
  od_id: string
  parcel: SentParcel
  jobs: OrderJobs
  onClose: () => void
}) {
  const t = useT()
  // what is corrected stays what it was while the order behind it is asked for again
  const [was] = useState(parcel.invoice)
  const fields = useShipFields(od_id, jobs, {
    company: parcel.company,
    od_invoice: parcel.invoice,
  })
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('송장 고치기')}
      yes={t('고치고 고객에게 알리기')}
      busy={jobs.busy}
      onYes={async () => void ((await fields.correct(parcel.parcel_id, was)) && onClose())}
    >
      <p className="text-small text-ink-700">
        {t(
          '고객에게 새 번호를 알림함, 메일, 문자로 다시 알려 드려요. 누가 무엇을 고쳤는지 기록에 남아요.',
        )}
      </p>
      <ShipFields {...fields} />
    </ActionDialog>
  )
}
