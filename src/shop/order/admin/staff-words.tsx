import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import { lineWrites } from '#shop/order/contract/edits.ts'
import { whyCannotWrite } from '#shop/order/edit-rules.ts'
import { WordsForm, WordsLink } from '#shop/order/ui/words-form.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Letters and card words that somebody telephones about, until the line is sent. */
export function StaffWords({
  order,
  line,
}: {
  order: StaffOrder
  line: StaffOrder['lines'][number]
}) {
  const t = useT()
  const staff = useStaff()
  const toast = useToast()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const isHere = order.unsent.some(({ ct_id, qty }) => ct_id === line.ct_id && qty === line.ct_qty)
  const closed = !staff.changes('orders') || whyCannotWrite(line, 'staff', isHere)
  if ((!line.ct_text && !line.ct_asks) || closed) return null
  const params = { od_id: order.od_id, ct_id: line.ct_id }
  return (
    <>
      <WordsLink line={line} onOpen={() => setOpen(true)} />
      {open && (
        <WordsForm
          line={line}
          onClose={() => setOpen(false)}
          write={async (ct_text) => {
            const answer = await call(lineWrites.staff, { params, body: { ct_text } })
            const { od_id } = order
            client.setQueryData(queryOf(adminOrders.show, { params: { od_id } }).queryKey, answer)
            toast(t('바꾼 글자를 저장했어요.'))
            return answer
          }}
        />
      )}
    </>
  )
}
