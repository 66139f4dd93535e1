import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PhonePart } from './phone-buyer.tsx'

/** A bank transfer that is waited for, or money that is here, which finance staff alone may say. */
export function PhonePay({ value, set, error }: PhonePart) {
  const t = useT()
  const { pick } = useLang()
  const shop = useSettings()
  const { why } = useMoneyGate()
  const days = shop?.payment.deposit_days ?? 3
  return (
    <Panel title={t('결제')}>
      <div className="grid gap-4">
        <RadioCards
          legend={t('결제 방법')}
          hideLegend
          name="pay"
          grid="grid grid-cols-2 gap-2.5"
          value={value.pay}
          onChange={(pay) => set({ pay })}
          cards={[
            { value: 'bank', label: t('무통장입금') },
            { value: 'here', label: t('매장에서 받음'), disabled: why !== null },
          ]}
          hint={
            value.pay === 'bank'
              ? t('{days}일 안에 입금하도록 안내해요.', { days })
              : t('받은 돈으로 바로 입금확인까지 해요. 어떻게 받았는지 이력에 남아요.')
          }
        />
        {why && <p className="text-small text-ink-500">{why}</p>}
        {value.pay === 'bank' ? (
          <>
            <RadioCards
              legend={t('입금할 계좌')}
              name="od_bank_account"
              grid="grid gap-2.5 card:grid-cols-3"
              value={value.od_bank_account}
              onChange={(od_bank_account) => set({ od_bank_account })}
              error={error('od_bank_account')}
              cards={(shop?.bank_accounts ?? []).map(({ id, bank, number, holder }) => ({
                value: id,
                label: pick(bank.ko, bank.en),
                note: (
                  <span className="tabular">
                    {number}
                    <br />
                    {pick(holder.ko, holder.en)}
                  </span>
                ),
              }))}
            />
            <TextField
              label={t('입금자명')}
              name="od_deposit_name"
              className="max-w-80"
              maxLength={20}
              value={value.od_deposit_name}
              onChange={(od_deposit_name) => set({ od_deposit_name })}
              error={error('od_deposit_name')}
            />
          </>
        ) : (
          <TextField
            label={t('어떻게 받았나요?')}
            name="paid_reason"
            maxLength={200}
            placeholder={t('예: 매장에서 현금으로 받음')}
            value={value.paid_reason}
            onChange={(paid_reason) => set({ paid_reason })}
            error={error('paid_reason')}
          />
        )}
      </div>
    </Panel>
  )
}
