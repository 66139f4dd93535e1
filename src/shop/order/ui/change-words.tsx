import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { lineWrites } from '#shop/order/contract/edits.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { orders } from '#shop/order/contract/place.ts'
import { whyCannotWrite } from '#shop/order/edit-rules.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { WordsForm, WordsLink } from './words-form.tsx'

/** The buyer's letters and card words, as long as nobody has begun on them. */
export function ChangeWords({ order, line }: { order: Order; line: Order['lines'][number] }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  if ((!line.ct_text && !line.ct_asks) || whyCannotWrite(line, 'buyer')) return null
  const params = { od_id: order.od_id, ct_id: line.ct_id }
  return (
    <>
      <WordsLink line={line} onOpen={() => setOpen(true)} />
      {open && (
        <WordsForm
          line={line}
          onClose={() => setOpen(false)}
          write={async (ct_text) => {
            const answer = await call(lineWrites.own, { params, body: { ct_text } })
            const { od_id } = order
            client.setQueryData(queryOf(orders.show, { params: { od_id } }).queryKey, answer)
            toast(t('바꾼 글자를 저장했어요.'))
            return answer
          }}
        />
      )}
    </>
  )
}
