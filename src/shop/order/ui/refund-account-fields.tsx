import { useState } from 'react'
import { creditBank } from '#shop/credit/rules.ts'
import type { RefundAccount } from '#shop/order/contract/order.ts'
import { bankNames } from '#shop/payment/bank-rules.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  /** a member who paid by bank may have it in the balance */
  balance?: boolean
  first: RefundAccount
  errors: Record<string, string>
  onChange: (account: RefundAccount) => void
}

/** Where the money goes that came in by bank. */
export function RefundAccountFields({ first, errors, onChange, balance = false }: Props) {
  const t = useT()
  const [account, setAccount] = useState(first)
  const change = (part: Partial<RefundAccount>) => {
    const changed = { ...account, ...part }
    setAccount(changed)
    onChange(changed)
  }
  const isCredit = balance && account.bank === creditBank
  const told = (field: keyof RefundAccount) => (errors[field] ? t(errors[field]) : null)
  return (
    <fieldset data-fields="account" className="mt-5 grid gap-3 text-ink-900">
      <legend className="mb-2 text-small font-semibold">
        {balance ? t('어디로 돌려받을까요?') : t('환불받을 계좌')}
      </legend>
      {balance && (
        <RadioCards
          legend={t('어디로 돌려받을까요?')}
          hideLegend
          name="refund-to"
          shape="row"
          value={isCredit ? 'credit' : 'account'}
          onChange={(to) => change({ bank: to === 'credit' ? creditBank : '' })}
          cards={[
            { value: 'account', label: t('내 계좌') },
            { value: 'credit', label: t('예치금') },
          ]}
          hint={
            isCredit
              ? t('바로 들어와요. 다음 주문에 쓰거나 언제든 계좌로 받을 수 있어요.')
              : undefined
          }
        />
      )}
      {!isCredit && (
        <>
          <Select
            label={t('은행')}
            name="bank"
            placeholder={t('은행을 골라 주세요')}
            value={account.bank}
            onChange={(bank) => change({ bank })}
            choices={Object.entries(bankNames).map(([value, name]) => ({ value, label: t(name) }))}
            error={told('bank')}
          />
          <TextField
            label={t('계좌번호')}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            value={account.number}
            onChange={(number) => change({ number })}
            error={told('number')}
          />
          <TextField
            label={t('예금주')}
            name="holder"
            autoComplete="off"
            maxLength={30}
            value={account.holder}
            onChange={(holder) => change({ holder })}
            error={told('holder')}
            hint={t('계좌번호는 암호로 바꿔 두었다가 보내고 나면 지워요.')}
          />
        </>
      )}
    </fieldset>
  )
}

/** Whose money may go into a balance: of a member, paid by bank in won. */
export function mayHaveBalance(
  order: { od_settle_case: string; currency: string },
  isMember: boolean,
): boolean {
  return isMember && order.od_settle_case === '무통장' && order.currency === 'krw'
}
