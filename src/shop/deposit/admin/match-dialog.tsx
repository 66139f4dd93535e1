import { useState } from 'react'
import { ActionDialog } from '../../../admin/ui/action-dialog.tsx'
import { useAct } from '../../../admin/ui/use-act.ts'
import { call } from '../../../kernel/queries.ts'
import { useMoney, useT } from '../../../ui/language.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { type Deposit, deposits } from '../contract.ts'

/** Which order this money is for: one of the likely ones, or any other by its number. */
export function MatchDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, act } = useAct()
  const [od_id, setOrder] = useState(deposit.candidates[0]?.od_id ?? '')
  const [missing, setMissing] = useState(false)

  async function match() {
    if (!od_id.trim()) return setMissing(true)
    if (!(await act(() => call(deposits.match, { params: { dep_id: String(deposit.dep_id) }, body: { od_id: od_id.trim() } })))) return
    toast(t('{id} 주문에 맞췄어요.', { id: od_id.trim() }))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{name} 님의 {amount}', { name: deposit.depositor, amount: money(deposit.amount, 'krw') })}
      yes={t('주문에 맞추기')}
      onYes={match}
      busy={busy}
    >
      {deposit.candidates.length > 0 && (
        <RadioCards
          legend={t('맞을 것 같은 주문')}
          name="candidate"
          value={od_id}
          onChange={setOrder}
          grid="grid gap-2"
          cards={deposit.candidates.map((one) => ({ value: one.od_id, label: one.od_id, note: `${one.name} · ${one.depositor} · ${money(one.misu, 'krw')}` }))}
        />
      )}
      <TextField
        label={t('주문번호')}
        value={od_id}
        onChange={setOrder}
        error={missing && !od_id.trim() ? t('주문번호를 적어 주세요.') : null}
        hint={t('모자라면 나머지를 기다리고, 남으면 남은 금액을 기록해요.')}
      />
    </ActionDialog>
  )
}
