import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { Facts } from '#admin/ui/panel.tsx'
import { useT } from '#ui/language.tsx'
import type { OrderJobs, WorkOrder } from './order-jobs.ts'
import { ShipFields, useShipFields } from './ship-fields.tsx'

/** Courier and number from the list row. */
export function ShipDialog({
  order,
  jobs,
  onClose,
}: {
  order: WorkOrder
  jobs: OrderJobs
  onClose: () => void
}) {
  const t = useT()
  const [od_id] = useState(order.od_id)
  const fields = useShipFields(od_id, jobs)
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('송장 입력')}
      yes={t('배송 시작')}
      busy={jobs.busy}
      onYes={async () => void ((await fields.ship()) && onClose())}
    >
      <Facts
        facts={[
          { label: t('주문번호'), value: <span className="tabular">{order.od_id}</span> },
          { label: t('주문자'), value: order.od_name },
        ]}
      />
      <ShipFields {...fields} />
    </ActionDialog>
  )
}
