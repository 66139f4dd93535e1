import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { Facts } from '#admin/ui/panel.tsx'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { bankNames, whyBadAccount } from '#shop/payment/bank-rules.ts'
import { paymentDesk, type RefundRowView, sentNote } from '#shop/payment/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Account = { bank: string; number: string; holder: string }

/** Money that a person sends from the bank: the account is shown on demand, and asked for where there is none. */
export function SendDialog({ refund, onClose }: { refund: RefundRowView; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const [shown, setShown] = useState<Account | null>(null)
  const [typed, setTyped] = useState<Account>({ bank: '', number: '', holder: refund.name })
  const [note, setNote] = useState('')
  const { errors, show, refused } = useMessages()
  const needs = refund.bank === null

  async function done() {
    if (!note.trim()) return void show({ note: t(sentNote) })
    if (needs) {
      const wrong = Object.entries(whyBadAccount(typed))
      if (show(Object.fromEntries(wrong.map(([name, why]) => [name, t(why)])))) return
      if (
        !(await send(
          () =>
            call(paymentDesk.setAccount, { params: { refund_id: refund.refund_id }, body: typed }),
          refused,
        ))
      )
        return
    }
    if (
      !(await send(
        () =>
          call(paymentDesk.sent, {
            params: { refund_id: refund.refund_id },
            body: { note: note.trim() },
          }),
        refused,
      ))
    )
      return
    toast(t('{amount} 환불을 마쳤어요.', { amount: money(refund.amount, refund.currency) }))
    onClose()
  }

  const told = (name: string) => errors[name] ?? null
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('계좌로 환불')}
      yes={t('보냈어요')}
      onYes={done}
      busy={busy}
    >
      <Facts
        facts={[
          {
            label: t('금액'),
            value: (
              <strong className="tabular font-semibold">
                {money(refund.amount, refund.currency)}
              </strong>
            ),
          },
          { label: t('주문자'), value: `${refund.name} ${formatPhone(refund.phone)}` },
          !needs && {
            label: t('계좌'),
            value: (
              <span className="tabular">{`${t(bankNames[refund.bank ?? ''] ?? '')} ${shown?.number ?? refund.account_masked ?? ''} · ${refund.holder ?? ''}`}</span>
            ),
          },
        ]}
      />
      {!needs && !shown && (
        <Button
          look="outline"
          size={44}
          onClick={async () =>
            setShown(
              (
                await send(() =>
                  call(paymentDesk.account, { params: { refund_id: refund.refund_id } }),
                )
              )?.data ?? null,
            )
          }
        >
          {t('계좌번호 모두 보기')}
        </Button>
      )}
      {needs && (
        <>
          <p className="text-small text-ink-700">{t('구매자가 알려 준 계좌를 적어 주세요.')}</p>
          <Select
            label={t('은행')}
            placeholder={t('은행을 골라 주세요')}
            value={typed.bank}
            onChange={(bank) => setTyped({ ...typed, bank })}
            choices={Object.entries(bankNames).map(([value, name]) => ({ value, label: t(name) }))}
            error={told('bank')}
          />
          <TextField
            label={t('계좌번호')}
            inputMode="numeric"
            autoComplete="off"
            value={typed.number}
            onChange={(number) => setTyped({ ...typed, number })}
            error={told('number')}
          />
          <TextField
            label={t('예금주')}
            autoComplete="off"
            value={typed.holder}
            onChange={(holder) => setTyped({ ...typed, holder })}
            error={told('holder')}
          />
        </>
      )}
      <TextField
        label={t('이체 메모')}
        name="note"
        maxLength={100}
        value={note}
        onChange={setNote}
        error={told('note')}
        hint={t('은행에서 보낸 뒤 눌러 주세요. 누르면 계좌번호는 지워져요.')}
      />
    </ActionDialog>
  )
}
