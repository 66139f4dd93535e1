import { useQuery } from '@tanstack/react-query'
import type { Draft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { queryOf } from '#kernel/queries.ts'
import { type CategoryNode, categories, saleCategory } from '#shop/catalog/contract.ts'
import { highestGrade, lowestGrade } from '#shop/member/desk-rules.ts'
import { gradeLabel } from '#shop/member/grade-rules.ts'
import type { Settings } from '#shop/setting/contract.ts'
import type { TradeRule } from '#shop/setting/trade-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

type Quotation = Settings['quotation']

/** Prices of some goods, from some quantity on, for a grade or for everybody. */
export function TradeRules({ draft }: { draft: Draft<Quotation> }) {
  const t = useT()
  const { value, set } = draft
  const rules = value.rules ?? []
  const put = (next: TradeRule[]) => set({ rules: next })
  return (
    <FormSection
      id="rules"
      title={t('수량 할인과 상품별 등급 가격')}
      note={t(
        '상품에 정한 줄이 분류보다, 분류가 전체보다 먼저예요. 모두에게 주는 줄은 상품 페이지에 보이고, 등급의 줄은 그 등급의 회원에게만 보여요.',
      )}
    >
      {rules.map((rule, at) => (
        <RuleRow
          key={at}
          at={at}
          rule={rule}
          rules={rules}
          put={put}
          error={(field) => draft.error(`rules.${at}.${field}`)}
        />
      ))}
      <div>
        <AddRow
          onClick={() =>
            put([...rules, { level: 0, on: 'all', target: '', from: 10, percent: 5, pack: 1 }])
          }
        >
          {t('줄 더하기')}
        </AddRow>
      </div>
    </FormSection>
  )
}

function RuleRow({
  at,
  rule,
  rules,
  put,
  error,
}: {
  at: number
  rule: TradeRule
  rules: TradeRule[]
  put: (next: TradeRule[]) => void
  error: (field: string) => string | null
}) {
  const t = useT()
  const change = (part: Partial<TradeRule>) =>
    put(rules.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const levels = Array.from({ length: highestGrade - lowestGrade + 1 }, (_, up) => lowestGrade + up)
  return (
    <div className="hairline-b grid items-end gap-3 pb-4 card:grid-cols-2 desk:grid-cols-4">
      <Select
        label={t('누구에게')}
        name={`rules.${at}.level`}
        value={String(rule.level)}
        onChange={(level) => change({ level: Number(level) })}
        error={error('level')}
        choices={[
          { value: '0', label: t('모두에게') },
          ...levels.map((level) => ({
            value: String(level),
            label: gradeLabel(t, level),
          })),
        ]}
      />
      <Select
        label={t('어떤 상품에')}
        name={`rules.${at}.on`}
        value={rule.on}
        onChange={(on) => change({ on, target: '' })}
        choices={[
          { value: 'all', label: t('전체 상품') },
          { value: 'category', label: t('분류') },
          { value: 'product', label: t('상품') },
        ]}
      />
      <div className="card:col-span-2">
        {rule.on === 'category' && (
          <CategoryChoice
            name={`rules.${at}.target`}
            value={rule.target}
            onChange={(target) => change({ target })}
            error={error('target')}
          />
        )}
        {rule.on === 'product' && (
          <ItemsField
            label={t('상품')}
            name={`rules.${at}.target`}
            value={rule.target ? [rule.target] : []}
            onChange={([target = '']) => change({ target })}
            most={1}
            error={error('target')}
          />
        )}
      </div>
      <NumberField
        label={t('수량')}
        name={`rules.${at}.from`}
        suffix={t('개부터')}
        value={rule.from}
        onChange={(from) => change({ from })} // an emptied figure is refused at its field
        error={error('from')}
      />
      <NumberField
        label={t('할인율')}
        name={`rules.${at}.percent`}
        suffix="%"
        value={rule.percent}
        onChange={(percent) => change({ percent })}
        error={error('percent')}
      />
      <NumberField
        label={t('묶음 단위')}
        name={`rules.${at}.pack`}
        suffix={t('개씩')}
        value={rule.pack ?? 1}
        onChange={(pack) => change({ pack })}
        error={error('pack')}
      />
      <RowTools rows={rules} at={at} name={t('{count}번째 줄', { count: at + 1 })} onChange={put} />
    </div>
  )
}

type ChoiceProps = {
  name: string
  value: string
  onChange: (target: string) => void
  error: string | null
}

function CategoryChoice({ name, value, onChange, error }: ChoiceProps) {
  const t = useT()
  const { pick } = useLang()
  const { data } = useQuery(queryOf(categories.tree, {}))
  const flat = (
    nodes: readonly CategoryNode[],
    depth: number,
  ): { value: string; label: string }[] =>
    nodes
      .filter(({ id }) => id !== saleCategory)
      .flatMap((node) => [
        {
          value: String(node.id),
          label: `${'\u2003'.repeat(depth)}${pick(node.name, node.name_en)}`,
        },
        ...flat(node.descendants, depth + 1),
      ])
  return (
    <Select
      label={t('분류')}
      name={name}
      placeholder={t('고르기')}
      value={value}
      onChange={onChange}
      error={error}
      choices={flat(data?.data.data ?? [], 0)}
    />
  )
}
