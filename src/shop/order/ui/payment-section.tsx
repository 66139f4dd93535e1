import { useState } from 'react'
import { useSettings } from '../../../storefront/hooks.ts'
import { useLang, useT } from '../../../ui/language.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Fields } from '../../../ui/use-fields.ts'
import { FormSection } from './form-section.tsx'
import type { OrderTyped } from './typed-order.ts'

export function PaymentSection({ fields }: { fields: Fields<OrderTyped> }) {
  const t = useT()
  const { pick } = useLang()
  const shop = useSettings()
  const [opened, setOpened] = useState(false)
  const { values, errors } = fields
  const accounts = shop?.bank_accounts ?? []
  const days = shop?.payment.deposit_days ?? 3
  const { onBlur: _, ...way } = fields.bind('od_settle_case')
  const { onBlur: __, ...account } = fields.bind('od_bank_account')
  return (
    <FormSection title={t('결제 방법')}>
      <div className="grid gap-5">
        <RadioCards
          {...way}
          legend={t('결제 방법')}
          hideLegend
          cards={[{ value: '무통장', label: t('무통장입금') }]}
          hint={t('주문한 날부터 {days}일 뒤 밤 12시 전까지 입금해 주세요. 입금을 확인하면 준비를 시작해요.', { days })}
        />
        <RadioCards
          {...account}
          legend={t('입금할 계좌')}
          grid="grid gap-2.5 card:grid-cols-3"
          cards={accounts.map(({ id, bank, number, holder }) => ({
            value: id,
            label: pick(bank.ko, bank.en),
            note: (
              <span className="tabular">
                {number}
                <br />
                {t('예금주 {holder}', { holder: pick(holder.ko, holder.en) })}
              </span>
            ),
          }))}
        />
        {opened || errors.od_deposit_name ? (
          <TextField
            {...fields.bind('od_deposit_name')}
            label={t('입금하는 분')}
            required
            autoComplete="off"
            maxLength={20}
            hint={t('통장에 찍히는 이름 그대로 적어 주세요.')}
            className="card:w-1/2 card:pr-2"
          />
        ) : (
          <p className="text-[14px]">
            <span className="text-ink-500">{t('입금하는 분')}</span> <strong className="mx-1.5 font-semibold">{values.od_deposit_name || t('주문하는 분과 같아요')}</strong>
            <button type="button" className="tap text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current" onClick={() => setOpened(true)}>
              {t('다른 이름으로 입금해요')}
            </button>
          </p>
        )}
      </div>
    </FormSection>
  )
}
