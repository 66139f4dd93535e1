import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'

export function ReturnsForm({ stored, version }: { stored: Settings['returns']; version: number }) {
  const t = useT()
  const draft = useDraft('setting-returns', stored)
  const { value, set, error } = draft
  return (
    <GroupFrame name="returns" draft={draft} version={version}>
      <FormSection
        id="fees"
        title={t('반품·교환 배송비')}
        note={t(
          '마음이 바뀌었거나 잘못 주문해 돌려보낼 때 구매자가 내는 금액이에요. 상품에 흠이 있거나 잘못 보낸 때는 받지 않아요.',
        )}
      >
        <FieldRow columns={3}>
          <NumberField
            label={t('반품 배송비 (편도)')}
            name="return_fee"
            suffix={t('원')}
            value={value.return_fee}
            onChange={(fee) => set({ return_fee: fee })} // an emptied figure is refused at its field
            error={error('return_fee')}
            hint={t('환불할 금액에서 빼요. 직접 보내면 받지 않아요.')}
          />
          <NumberField
            label={t('교환 배송비 (왕복)')}
            name="exchange_fee"
            suffix={t('원')}
            value={value.exchange_fee}
            onChange={(fee) => set({ exchange_fee: fee })} // as above
            error={error('exchange_fee')}
            hint={t(
              '카드나 계좌 입금으로 받거나 상품과 함께 받아요. 확인한 뒤에 새 상품을 보낼 수 있어요.',
            )}
          />
        </FieldRow>
      </FormSection>
    </GroupFrame>
  )
}
