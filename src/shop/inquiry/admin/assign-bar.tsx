import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BulkFrame } from '#admin/ui/bulk-frame.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import { adminInquiries, type StaffInquiryRow } from '#shop/inquiry/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

const nobody = '-'

/** Gives the chosen questions to one of the staff. */
export function AssignBar({
  rows,
  onDone,
}: {
  rows: readonly StaffInquiryRow[]
  onDone: () => void
}) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [to, setTo] = useState('')
  const { data } = useQuery(queryOf(adminInquiries.staff, {}))
  if (!rows.length) return null

  async function assign() {
    const ids = rows.map(({ kind, id }) => `${kind}:${id}`)
    const mb_id = to === nobody ? null : to
    const answer = await send(() => call(adminInquiries.assignMany, { body: { ids, mb_id } }))
    await client.invalidateQueries({ queryKey: [adminInquiries.list.path] })
    if (!answer) return
    toast(t('문의 {count}건의 담당을 바꿨어요.', { count: answer.data.done }))
    onDone()
  }

  return (
    <BulkFrame
      label={t('고른 문의')}
      count={t('{count}건 골랐어요', { count: rows.length })}
      busy={busy}
      onDone={onDone}
    >
      <Select
        label={t('맡을 직원')}
        hideLabel
        small
        className="w-48 max-card:w-full"
        value={to}
        onChange={setTo}
        placeholder={t('맡을 직원')}
        choices={[
          { value: nobody, label: t('없음') },
          ...(data?.data ?? []).map((one) => ({ value: one.mb_id, label: one.mb_name })),
        ]}
      />
      <Button size={44} busy={busy} disabled={!to} onClick={() => void assign()}>
        {t('담당 정하기')}
      </Button>
    </BulkFrame>
  )
}
