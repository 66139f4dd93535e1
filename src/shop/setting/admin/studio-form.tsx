import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { formulaProducts } from '#shop/custom/formula-contract.ts'
import { type IfraCategory, ifraCategories } from '#shop/custom/ifra-contract.ts'
import { productWords } from '#shop/custom/ui/words.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

type Stored = Settings['studio']

const categoryWords: Record<IfraCategory, string> = {
  '1': '입술',
  '2': '겨드랑이',
  '3': '눈가와 얼굴, 손끝으로',
  '4': '향수',
  '5A': '몸 로션',
  '5B': '얼굴 크림',
  '5C': '손 크림',
  '5D': '아기용',
  '6': '입안',
  '7A': '머리, 씻어 냄',
  '7B': '머리, 씻지 않음',
  '8': '민감한 부위',
  '9': '비누와 씻어 내는 것',
  '10A': '집 안 용품과 리드 디퓨저',
  '10B': '공간에 뿌리는 것',
  '11A': '살에 닿음, 빛을 받지 않음',
  '11B': '살에 닿음, 빛을 받음',
  '12': '캔들과 향, 살에 닿지 않음',
}

/** Whose limits count for what is made in the formula studio. */
export function StudioForm({ stored, version }: { stored: Stored; version: number }) {
  const t = useT()
  const draft = useDraft('setting-studio', stored)
  const { value, set, error } = draft
  const { categories } = value
  return (
    <GroupFrame name="studio" draft={draft} version={version}>
      <FormSection
        id="categories"
        title={t('제품마다 보는 IFRA 분류')}
        note={t(
          '포뮬러의 한도를 어느 분류로 볼지 정해요. 새 개정이 제품을 다른 분류로 옮기면 여기에서 바꿔요.',
        )}
      >
        <FieldRow columns={3}>
          {formulaProducts.map((product) => (
            <Select
              key={product}
              label={t(productWords[product])}
              name={`categories.${product}`}
              value={categories[product]}
              onChange={(category) => set({ categories: { ...categories, [product]: category } })}
              error={error(`categories.${product}`)}
              choices={ifraCategories.map((one) => ({
                value: one,
                label: `${one} · ${t(categoryWords[one])}`,
              }))}
            />
          ))}
        </FieldRow>
      </FormSection>
    </GroupFrame>
  )
}
