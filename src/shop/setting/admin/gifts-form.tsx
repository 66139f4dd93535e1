import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'

type Gifts = Settings['gifts']

/** What one of the staff may give without a second one. */
export function GiftsForm({ stored, version }: { stored: Gifts; version: number }) {
  const t = useT()
  const draft = useDraft('setting-gifts', stored)
  const field = (name: keyof Gifts, label: string, hint: string) => (
    <NumberField
      label={label}
      name={name}
      suffix={t('원')}
      value={draft.value[name]}
      onChange={(won) => draft.set({ [name]: won })}
      error={draft.error(name)}
      hint={hint}
    />
  )
  return (
    <GroupFrame name="gifts" draft={draft} version={version}>
      <FormSection
        id="gifts"
        title={t('손으로 주는 포인트와 쿠폰의 한도')}
        note={t(
          '자금 담당과 운영자가 회원에게 직접 주는 포인트와 쿠폰이에요. 한도를 넘으면 다른 자금 담당이나 운영자가 승인할 때까지 기다려요. 자기 자신에게는 줄 수 없어요. 1점은 1원으로, 쿠폰은 깎아 주는 금액으로 세고, 최대 금액이 없는 퍼센트 쿠폰은 늘 승인을 받아요.',
        )}
      >
        <FieldRow>
          {field('each', t('한 번에'), t('0이면 늘 승인을 받아요.'))}
          {field('day', t('한 사람이 하루에'), t('승인을 받아 준 것은 세지 않아요.'))}
        </FieldRow>
        <FieldRow>
          {field('month', t('한 사람이 30일 동안'), t('승인을 받아 준 것은 세지 않아요.'))}
          {field('member', t('한 회원에게 30일 동안'), t('모든 직원이 준 것을 함께 세요.'))}
        </FieldRow>
      </FormSection>
      <FormSection
        id="receipts"
        title={t('매장 영수증의 포인트')}
        note={t(
          '직원이 넣은 매장 영수증으로 쌓이는 포인트예요. 한도를 넘으면 다른 자금 담당이나 운영자가 승인한 뒤에 쌓여요.',
        )}
      >
        <FieldRow>
          {field('receipt', t('영수증 한 장에'), t('0이면 늘 승인을 받아요.'))}
          {field(
            'receipt_month',
            t('한 사람이 넣은 영수증으로 30일 동안'),
            t('승인을 받아 준 것은 세지 않아요.'),
          )}
        </FieldRow>
      </FormSection>
      <FormSection
        id="by-hand"
        title={t('손으로 확인하는 돈')}
        note={t(
          '은행 파일 없이 손으로 입금되었다고 하거나 보냈다고 하는 돈이에요. 더 큰 금액은 다른 자금 담당이나 운영자가 승인한 뒤에 할 수 있어요.',
        )}
      >
        <FieldRow>
          {field('hand', t('혼자 할 수 있는 금액'), t('0이면 늘 승인을 받아요.'))}
          {field('hand_day', t('한 사람이 하루에'), t('승인을 받아 한 것은 세지 않아요.'))}
          {field('hand_month', t('한 사람이 30일 동안'), t('승인을 받아 한 것은 세지 않아요.'))}
        </FieldRow>
      </FormSection>
      <FormSection
        id="account"
        title={t('외상 한도')}
        note={t(
          '자금 담당이 혼자 한 회사에 줄 수 있는 가장 큰 외상 한도예요. 더 큰 한도는 다른 자금 담당이나 운영자가 승인할 때까지 기다리고, 운영자는 혼자서도 정할 수 있어요.',
        )}
      >
        <FieldRow>
          {field('account', t('자금 담당이 정할 수 있는 한도'), t('0이면 늘 승인을 받아요.'))}
        </FieldRow>
      </FormSection>
      <FormSection
        id="quotation"
        title={t('견적서로 쓰는 주문')}
        note={t(
          '직원 한 사람이 견적서를 주문으로 바꿀 수 있는 가장 큰 금액이에요. 더 큰 견적서는 다른 자금 담당이나 운영자가 승인한 뒤에 주문이 돼요.',
        )}
      >
        <FieldRow>
          {field('quotation', t('혼자 바꿀 수 있는 금액'), t('0이면 늘 승인을 받아요.'))}
        </FieldRow>
      </FormSection>
    </GroupFrame>
  )
}
