import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Refusal } from '../../../kernel/client.ts'
import { call } from '../../../kernel/queries.ts'
import { useAnnounce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDialog } from '../../../ui/dialogs.tsx'
import { useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Order, orders } from '../contract.ts'
import { orderQuery } from './order-query.ts'

/** What may be done now; what may not is greyed and says why. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT()
  const id = useId()
  const { busy, cancel } = useCancel(order.od_id)
  const cancelling = order.actions.find((action) => action.name === 'cancel')
  if (!cancelling || order.od_status === '취소') return null
  return (
    <div>
      <Button
        look="outline"
        size={44}
        busy={busy}
        aria-disabled={cancelling.reason ? true : undefined}
        aria-describedby={cancelling.reason ? id : undefined}
        className={cancelling.reason ? 'text-ink-500 inset-ring-line hover:bg-transparent' : ''}
        onClick={() => !cancelling.reason && void cancel()}
      >
        {t('주문 취소')}
      </Button>
      {cancelling.reason && (
        <p id={id} className="mt-2 max-w-[30em] text-[14px] leading-normal text-ink-500">
          {cancelling.reason}
        </p>
      )}
    </div>
  )
}

function useCancel(od_id: string) {
  const t = useT()
  const dialog = useDialog()
  const announce = useAnnounce()
  const client = useQueryClient()
  const reason = useRef('')
  const [busy, setBusy] = useState(false)

  async function cancel() {
    reason.current = ''
    const question = (
      <>
        {t('이 주문을 취소할까요? 담긴 상품은 다시 장바구니로 돌아가지 않아요.')}
        <Reasons onChange={(value) => (reason.current = value)} />
      </>
    )
    if (!(await dialog.confirm(question, { title: t('주문 취소'), yes: t('주문 취소'), no: t('그대로 두기'), danger: true }))) return
    setBusy(true)
    try {
      client.setQueryData(orderQuery(od_id).queryKey, await call(orders.cancel, { params: { od_id }, body: { reason: reason.current } }))
      announce(t('주문을 취소했어요.'))
    } catch (error) {
      await client.invalidateQueries({ queryKey: orderQuery(od_id).queryKey })
      void dialog.error(error instanceof Refusal && error.message ? error.message : t('답을 받지 못했어요. 주문 상태를 확인한 뒤 다시 시도해 주세요.'))
    }
    setBusy(false)
  }
  return { busy, cancel }
}

const reasons = ['마음이 바뀌었어요', '다른 상품으로 다시 주문할게요', '주소나 연락처를 잘못 적었어요', '입금하기 어려워졌어요']

function Reasons({ onChange }: { onChange: (reason: string) => void }) {
  const t = useT()
  const [chosen, setChosen] = useState('')
  return (
    <Select
      label={t('취소하는 이유')}
      optional
      placeholder={t('고르지 않아도 돼요')}
      value={chosen}
      onChange={(reason) => {
        setChosen(reason)
        onChange(reason)
      }}
      choices={reasons.map((reason) => ({ value: reason, label: t(reason) }))}
      className="mt-5 text-ink-900"
    />
  )
}
