import { InlineNotice } from '../../../admin/ui/inline-notice.tsx'
import { Facts, Panel } from '../../../admin/ui/panel.tsx'
import { useStaff } from '../../../admin/ui/staff.ts'
import { stamp } from '../../../admin/ui/times.ts'
import { Button } from '../../../ui/button.tsx'
import { useLang, useT } from '../../../ui/language.tsx'
import { ExternalLink } from '../../../ui/links.tsx'
import type { StaffOrder } from '../contract.ts'
import { CopyButton } from './copy-button.tsx'
import type { OrderJobs } from './order-jobs.ts'
import { ShipFields, useShipFields } from './ship-fields.tsx'

/** The parcel: its form while it can leave, then where it is. */
export function ShipmentPanel({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const fields = useShipFields(order.od_id, jobs)
  const reason = order.actions.find((action) => action.name === 'ship')?.reason ?? null
  const { delivery } = order
  if (delivery) {
    return (
      <Panel title={t('배송')} end={<CopyButton text={delivery.od_invoice} label={t('송장 복사')} />}>
        <Facts
          facts={[
            { label: t('택배사'), value: pick(delivery.company_name.ko, delivery.company_name.en) },
            {
              label: t('송장번호'),
              value: delivery.url ? (
                <ExternalLink href={delivery.url} className="tabular">
                  {delivery.od_invoice}
                </ExternalLink>
              ) : (
                <span className="tabular">{delivery.od_invoice}</span>
              ),
            },
            { label: t('보낸 시각'), value: <span className="tabular">{stamp(delivery.od_invoice_time)}</span> },
          ]}
        />
      </Panel>
    )
  }
  return (
    <Panel title={t('배송')}>
      {reason || !staff.changes('orders') ? (
        <InlineNotice tone="info">{reason ?? t('송장은 주문 담당이 입력해요.')}</InlineNotice>
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void fields.ship()
          }}
        >
          <ShipFields {...fields} />
          <Button type="submit" size={44} busy={jobs.busy}>
            {t('송장 저장하고 배송 시작')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
