import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { TradeRules } from './trade-rules.tsx'

type Quotation = Settings['quotation']

export function QuotationForm({ stored, version }: { stored: Quotation; version: number }) {
  const t = useT()
  const draft = useDraft('setting-quotation', stored)
  const { value, set, error } = draft
  const put = (grades: Quotation['grades']) => set({ grades })
  return (
    <GroupFrame name="quotation" draft={draft} version={version}>
      <FormSection
        id="valid"
        title={t('견적 유효 기간')}
        note={t('이 날까지는 견적서에 적힌 가격으로 주문할 수 있어요.')}
      >
        <FieldRow columns={3}>
          <NumberField
            label={t('견적서를 만든 날부터')}
            name="valid_days"
            suffix={t('일')}
            value={value.valid_days}
            onChange={(next) => set({ valid_days: next })} // an emptied figure is refused at its field
            error={error('valid_days')}
          />
        </FieldRow>
      </FormSection>
      <FormSection
        id="grades"
        title={t('도매 등급 가격')}
        note={t(
          '그 등급부터 상품 단가에서 할인해요. 본인의 상품 페이지, 장바구니, 주문, 견적서에만 나와요.',
        )}
      >
        {value.grades.map((grade, at) => {
          const change = (part: Partial<typeof grade>) =>
            put(value.grades.map((one, index) => (index === at ? { ...one, ...part } : one)))
          return (
            <div key={at} className="grid items-end gap-3 card:grid-cols-[180px_180px_200px_auto]">
              <NumberField
                label={t('회원 등급')}
                name={`grades.${at}.level`}
                suffix={t('등급부터')}
                value={grade.level}
                onChange={(level) => change({ level })}
                error={error(`grades.${at}.level`)}
              />
              <NumberField
                label={t('할인율')}
                name={`grades.${at}.percent`}
                suffix="%"
                value={grade.percent}
                onChange={(percent) => change({ percent })}
                error={error(`grades.${at}.percent`)}
              />
              <NumberField
                label={t('최소 주문 금액')}
                name={`grades.${at}.least`}
                suffix={t('원')}
                value={grade.least ?? 0}
                onChange={(least) => change({ least })}
                error={error(`grades.${at}.least`)}
              />
              <RowTools
                rows={value.grades}
                at={at}
                name={t('{count}번째 줄', { count: at + 1 })}
                onChange={put}
              />
            </div>
          )
        })}
        <div>
          <AddRow
            onClick={() =>
              put([...value.grades, { level: (value.grades.at(-1)?.level ?? 4) + 1, percent: 10 }])
            }
          >
            {t('줄 더하기')}
          </AddRow>
        </div>
      </FormSection>
      <TradeRules draft={draft} />
    </GroupFrame>
  )
}
