import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { Facts } from '#admin/ui/panel.tsx'
import { call } from '#kernel/queries.ts'
import { adminCredits, type StaffPayout } from '#shop/credit/contract.ts'
import { bankNames } from '#shop/payment/bank-rules.ts'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** Sent by hand from the bank, or refused and put back; the account is shown on demand. */
export function PayoutDialog({ payout, onClose }: { payout: StaffPayout; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const [number, setNumber] = useState<string | null>(null)
  const [end, setEnd] = useState<'sent' | 'refuse'>('sent')
  const [note, setNote] = useState('')
  const { errors, show, refused } = useMessages()
  const params = { payout_id: payout.payout_id }
  const missing =
    end === 'sent'
      ? t('언제 어느 계좌에서 보냈는지 적어 주세요.')
      : t('보내지 못하는 이유를 적어 주세요.')

  async function save() {
    if (note.trim().length < 2) return void show({ note: missing })
    const verb = end === 'sent' ? adminCredits.sent : adminCredits.refuse
    const done = await send(() => call(verb, { params, body: { note: note.trim() } }), refused)
    if (!done) return
    const amount = money(payout.amount, 'krw')
    toast(
      end === 'sent'
        ? t('{amount} 출금을 마쳤어요.', { amount })
        : t('{amount}을 예치금으로 되돌렸어요.', { amount }),
    )
    onClose()
  }

  async function reveal() {
    setNumber((await send(() => call(adminCredits.account, { params })))?.data.number ?? null)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('예치금 출금')}
      yes={end === 'sent' ? t('보냈어요') : t('거절하고 되돌리기')}
      danger={end === 'refuse'}
      busy={busy}
      onYes={save}
    >
      <Facts
        facts={[
          {
            label: t('금액'),
            value: <strong className="tabular font-semibold">{money(payout.amount, 'krw')}</strong>,
          },
          { label: t('회원'), value: `${payout.mb_name} ${payout.mb_id}` },
          {
            label: t('계좌'),
            value: (
              <span className="tabular">{`${t(bankNames[payout.bank] ?? payout.bank)} ${number ?? payout.account_masked} · ${payout.holder}`}</span>
            ),
          },
        ]}
      />
      {number === null && (
        <Button look="outline" size={44} onClick={() => void reveal()}>
          {t('계좌번호 모두 보기')}
        </Button>
      )}
      <RadioCards
        legend={t('어떻게 됐나요?')}
        name="end"
        shape="row"
        value={end}
        onChange={setEnd}
        cards={[
          { value: 'sent', label: t('보냈어요') },
          { value: 'refuse', label: t('보내지 못했어요') },
        ]}
      />
      <TextField
        label={end === 'sent' ? t('이체 메모') : t('이유')}
        name="note"
        maxLength={100}
        value={note}
        onChange={setNote}
        error={errors.note}
        hint={
          end === 'sent'
            ? t('은행에서 보낸 뒤 눌러 주세요. 누르면 계좌번호는 지워져요.')
            : t('회원이 그대로 읽어요. 금액은 예치금으로 돌아가요.')
        }
      />
    </ActionDialog>
  )
}
