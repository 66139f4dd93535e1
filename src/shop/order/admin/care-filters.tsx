import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { queryOf } from '#kernel/queries.ts'
import { orderTags } from '#shop/order/contract/tags.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { nobody } from './care-panel.tsx'
import { TagListDialog } from './tag-list-dialog.tsx'

/** Who looks after an order, as a filter says it. */
export function useStaffWord(): (staff: string) => string {
  const t = useT()
  const me = useStaff().mb_id
  const { data } = useQuery(queryOf(orderTags.colleagues, {}))
  return (staff) =>
    staff === me
      ? t('내가 맡은 주문')
      : staff === nobody
        ? t('담당 없는 주문')
        : t('담당 {name}', {
            name: data?.data.find(({ mb_id }) => mb_id === staff)?.mb_name ?? staff,
          })
}

/** Orders by their tag, and by who looks after them. */
export function CareFilters({ address: { filters, set } }: { address: ListAddress }) {
  const t = useT()
  const staff = useStaff()
  const word = useStaffWord()
  const [open, setOpen] = useState(false)
  const tags = useQuery(queryOf(orderTags.list, {})).data?.data ?? []
  const colleagues = useQuery(queryOf(orderTags.colleagues, {})).data?.data ?? []
  const any = { value: '', label: t('모두') }
  const names = [
    ...tags.map(({ name }) => name),
    ...(filters.tag && !tags.some(({ name }) => name === filters.tag) ? [filters.tag] : []),
  ]
  const people = [
    staff.mb_id,
    nobody,
    ...colleagues.map(({ mb_id }) => mb_id).filter((mb_id) => mb_id !== staff.mb_id),
  ]
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
        <Select
          label={t('태그')}
          small
          value={filters.tag ?? ''}
          onChange={(tag) => set({ tag })}
          choices={[
            any,
            ...names.map((name) => ({
              value: name,
              label: `${name} ${tags.find((one) => one.name === name)?.count ?? ''}`.trim(),
            })),
          ]}
        />
        {staff.changes('orders') && (
          <Button look="ghost" size={44} className="px-2.5!" onClick={() => setOpen(true)}>
            {t('관리')}
          </Button>
        )}
      </div>
      <Select
        label={t('담당')}
        small
        value={filters.staff ?? ''}
        onChange={(value) => set({ staff: value })}
        choices={[any, ...people.map((value) => ({ value, label: word(value) }))]}
      />
      {open && <TagListDialog onClose={() => setOpen(false)} />}
    </>
  )
}
