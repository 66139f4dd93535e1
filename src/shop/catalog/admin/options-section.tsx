import { FormSection, RowGroup } from '#admin/ui/form-section.tsx'
import { AddRow } from '#admin/ui/row-tools.tsx'
import type { StaffOption } from '#shop/catalog/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { joinParts } from './combine-options.ts'
import { LevelsPanel } from './levels-panel.tsx'
import { OptionRow } from './option-row.tsx'
import { emptyOption } from './product-draft.ts'
import type { SectionProps } from './product-form.tsx'

/** What can be chosen, its price beside the product's own, and how many there are. Selections first, then add-ons. */
export function OptionsSection({ draft }: SectionProps) {
  const t = useT()
  const { value, set, error } = draft
  const { options } = value
  const levels = value.it_option_subject.length
  const selections = options.filter((option) => option.io_type === 0)
  const addOns = options.filter((option) => option.io_type === 1)
  const put = (next: { selections?: StaffOption[]; addOns?: StaffOption[] }) =>
    set({ options: [...(next.selections ?? selections), ...(next.addOns ?? addOns)] })

  const rows = (list: readonly StaffOption[], kind: 'selections' | 'addOns') =>
    list.map((option, at) => (
      <OptionRow
        key={option.io_no ?? `new ${at}`}
        option={option}
        at={at}
        rows={list}
        path={`options.${options.indexOf(option)}`}
        subjects={kind === 'selections' ? value.it_option_subject : [t('묶음'), t('이름')]}
        draft={draft}
        onChange={(changed) => put({ [kind]: changed })}
        error={error}
      />
    ))

  return (
    <FormSection
      id="stock"
      title={t('옵션과 재고')}
      note={t('재고는 더하거나 빼는 수로 바로 저장돼요. 나머지는 아래 저장을 눌러야 바뀌어요.')}
    >
      <LevelsPanel draft={draft} />
      <RowGroup
        legend={t('선택 옵션 {count}줄', { count: selections.length })}
        name="options"
        error={error('options')}
      >
        <div className="grid gap-3">{rows(selections, 'selections')}</div>
        {levels > 0 && (
          <AddRow
            disabled={options.length >= 300}
            onClick={() =>
              put({
                selections: [
                  ...selections,
                  { ...emptyOption, io_id: joinParts(Array(levels).fill('')) },
                ],
              })
            }
          >
            {t('옵션 한 줄 더하기')}
          </AddRow>
        )}
      </RowGroup>
      <RowGroup
        legend={t('추가 상품 {count}줄', { count: addOns.length })}
        hint={t('함께 살 수 있는 것이에요. 값은 그 자체의 값이에요.')}
      >
        <div className="grid gap-3">{rows(addOns, 'addOns')}</div>
        <AddRow
          disabled={options.length >= 300}
          onClick={() =>
            put({ addOns: [...addOns, { ...emptyOption, io_type: 1, io_id: joinParts(['', '']) }] })
          }
        >
          {t('추가 상품 더하기')}
        </AddRow>
      </RowGroup>
    </FormSection>
  )
}
