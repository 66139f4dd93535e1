import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { wonToCents } from '#kernel/money.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'

export function PaymentForm({ stored, version }: { stored: Settings['payment']; version: number }) {
  const t = useT()
  const money = useMoney()
  const draft = useDraft('setting-payment', stored)
  const { value, set, error } = draft
  return (
    <GroupFrame name="payment" draft={draft} version={version}>
      <FormSection id="payment" title={t('결제')}>
        <FieldRow>
          <NumberField
            label={t('입금 기한')}
            name="deposit_days"
            suffix={t('일간')}
            value={value.deposit_days}
            onChange={(days) => set({ deposit_days: days })}
            error={error('deposit_days')}
            hint={t('이날이 지나면 주문이 저절로 취소돼요. 1~30일.')}
          />
          <NumberField
            label={t('1달러에 몇 원')}
            name="usd_rate"
            suffix={t('원')}
            value={value.usd_rate}
            onChange={(usd_rate) => set({ usd_rate })}
            error={error('usd_rate')}
            hint={
              value.usd_rate >= 100
                ? t('{won}이 {dollars}로 보여요. 달러 값을 따로 정한 상품은 그대로예요.', {
                    won: money(10_000, 'krw'),
                    dollars: money(wonToCents(10_000, value.usd_rate), 'usd'),
                  })
                : undefined
            }
          />
        </FieldRow>
        <div>
          <p className="text-small font-medium">{t('현금영수증 자진 발급')}</p>
          <Switch
            label={t('현금영수증 자진 발급')}
            name="cash_self_issue"
            checked={value.cash_self_issue}
            onChange={(cash_self_issue) => set({ cash_self_issue })}
            words={[t('10만 원 이상이면 신청이 없어도 발급해요'), t('신청한 분에게만 발급해요')]}
          />
        </div>
        <div>
          <p className="text-small font-medium">{t('구매안전서비스(에스크로)')}</p>
          <Switch
            label={t('구매안전서비스(에스크로)')}
            name="escrow"
            checked={value.escrow}
            onChange={(escrow) => set({ escrow })}
            words={[t('가상계좌와 계좌이체에서 손님이 고를 수 있어요'), t('쓰지 않아요')]}
          />
          <p className="mt-1.5 text-caption text-ink-500">
            {t(
              '결제 회사와 에스크로 계약을 맺은 뒤에 켜 주세요. 현금으로 먼저 받는 쇼핑몰은 법에 따라 마련해야 해요.',
            )}
          </p>
        </div>
      </FormSection>
    </GroupFrame>
  )
}
