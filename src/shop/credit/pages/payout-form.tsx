import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { credits } from '#shop/credit/contract.ts'
import { RefundAccountFields } from '#shop/order/ui/refund-account-fields.tsx'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** So much of the balance to that account; all of it unless told. */
export function PayoutForm({ balance, onDone }: { balance: number; onDone: () => void }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const client = useQueryClient()
  const { user } = useSession()
  const [typed, setTyped] = useState(String(balance))
  const [account, setAccount] = useState({ bank: '', number: '', holder: user.mb_name })
  const { errors, show, refused } = useMessages()
  const { busy, send } = useSend({ refused })
  const amount = Number(typed)

  async function ask() {
    const wrong = {
      ...(amount < 1 ? { amount: t('받을 금액을 적어 주세요.') } : {}),
      ...(amount > balance
        ? {
            amount: t('가진 예치금은 {count}원이에요.', { count: balance.toLocaleString('en-US') }),
          }
        : {}),
      ...Object.fromEntries(
        Object.entries(whyBadAccount(account)).map(([field, why]) => [`account.${field}`, why]),
      ),
    }
    if (show(wrong)) return
    const answer = await send(() => call(credits.askPayout, { body: { amount, account } }))
    if (!answer) return
    client.setQueryData(queryOf(credits.summary, {}).queryKey, answer)
    void client.invalidateQueries({ queryKey: [credits.list.path] })
    toast(t('{amount}을 영업일 3일 안에 보내 드려요.', { amount: money(amount, 'krw') }))
    onDone()
  }

  const ofAccount = Object.fromEntries(
    Object.entries(errors).map(([field, why]) => [field.replace(/^account\./, ''), why]),
  )
  return (
    <form
      noValidate
      className="mt-4 border border-paper-200 bg-paper-0 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <div data-field="amount">
        <TextField
          label={t('계좌로 받을 금액')}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed}
          onChange={(text) => setTyped(text.replace(/\D/g, ''))}
          error={errors.amount ?? null}
          hint={t('가진 예치금 {amount}', { amount: money(balance, 'krw') })}
          suffix={t('원')}
          shortSuffix
        />
      </div>
      <RefundAccountFields first={account} errors={ofAccount} onChange={setAccount} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('이 계좌로 받기')}
        </Button>
        <Button look="outline" disabled={busy} onClick={onDone}>
          {t('그만두기')}
        </Button>
      </div>
    </form>
  )
}
