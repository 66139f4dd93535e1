import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { queryOf } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { orderTags } from '#shop/order/contract/tags.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { Written } from '#ui/written.tsx'
import { TagField } from './tag-field.tsx'
import { TagWords } from './tag-words.tsx'
import { useTagWork } from './use-tag-work.ts'

export const nobody = 'nobody'

/** What staff have put on an order, and who looks after it. */
export function CarePanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const staff = useStaff()
  const { busy, refusal, tag, assign } = useTagWork()
  const ids = [order.od_id]
  if (!staff.changes('orders'))
    return (
      <Panel title={t('태그와 담당')}>
        {order.tags.length || order.staff_name ? (
          <TagWords tags={order.tags} staff_name={order.staff_name} />
        ) : (
          <p className="text-small">{t('없음')}</p>
        )}
      </Panel>
    )
  return (
    <Panel title={t('태그와 담당')} end={t('고객에게 보이지 않아요')}>
      <div className="grid gap-4">
        {order.tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {order.tags.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  disabled={busy}
                  aria-label={t('태그 {name} 떼기', { name })}
                  onClick={() => void tag(ids, { remove: [name] })}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-pine-100 px-3 text-small text-pine-700"
                >
                  <Written>{name}</Written>
                  <X aria-hidden="true" size={14} strokeWidth={1.75} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TagField
          label={t('태그 붙이기')}
          has={order.tags}
          busy={busy}
          onAdd={(name) => void tag(ids, { add: [name] })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <StaffSelect
            label={t('담당')}
            value={order.staff_id ?? nobody}
            onChange={(mb_id) => void assign(ids, mb_id === nobody ? null : mb_id)}
          />
          {order.staff_id !== staff.mb_id && (
            <Button
              look="outline"
              size={44}
              busy={busy}
              onClick={() => void assign(ids, staff.mb_id)}
            >
              {t('내가 맡기')}
            </Button>
          )}
        </div>
        <FormRefusal message={refusal} />
      </div>
    </Panel>
  )
}

/** A colleague, or nobody. */
export function StaffSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (mb_id: string) => void
}) {
  const t = useT()
  const { data } = useQuery(queryOf(orderTags.colleagues, {}))
  return (
    <Select
      label={label}
      small
      value={value}
      onChange={onChange}
      choices={[
        { value: nobody, label: t('없음') },
        ...(data?.data ?? []).map(({ mb_id, mb_name }) => ({ value: mb_id, label: mb_name })),
      ]}
    />
  )
}
