import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'

type Point = Settings['point']
type Figure = { [Name in keyof Point]: Point[Name] extends number ? Name : never }[keyof Point]

export function PointForm({ stored, version }: { stored: Point; version: number }) {
  const t = useT()
  const draft = useDraft('setting-point', stored)
  const { value, set, error } = draft
  // an emptied figure is refused at its field
  const figure = (name: Figure, label: string, suffix: string, hint?: string) => (
    <NumberField
      label={label}
      name={name}
      suffix={suffix}
      hint={hint}
      value={value[name]}
      onChange={(next) => set({ [name]: next })}
      error={error(name)}
    />
  )
  const put = (grades: Point['grades']) => set({ grades })
  return (
    <GroupFrame name="point" draft={draft} version={version}>
      <FormSection
        id="earn"
        title={t('포인트 적립')}
        note={t('구매 적립은 결제한 상품 금액으로 계산하고, 1점은 1원이에요.')}
      >
        <FieldRow columns={3}>
          {figure('sign_up', t('가입 축하 포인트'), t('점'))}
          {figure(
            'after_days',
            t('배송 완료 뒤 적립까지'),
            t('일'),
            t('교환·반품 기간이 지난 뒤에 드려요.'),
          )}
          {figure('term_days', t('쓸 수 있는 기간'), t('일'), t('0이면 사라지지 않아요.'))}
        </FieldRow>
        {value.grades.map((grade, at) => {
          const change = (part: Partial<typeof grade>) =>
            put(value.grades.map((one, index) => (index === at ? { ...one, ...part } : one)))
          return (
            <div key={at} className="grid items-end gap-3 card:grid-cols-[220px_220px_auto]">
              <NumberField
                label={t('회원 등급')}
                name={`grades.${at}.level`}
                suffix={t('등급부터')}
                value={grade.level}
                onChange={(level) => change({ level })}
                error={error(`grades.${at}.level`)}
              />
              <NumberField
                label={t('적립률')}
                name={`grades.${at}.percent`}
                suffix="%"
                value={grade.percent}
                onChange={(percent) => change({ percent })}
                error={error(`grades.${at}.percent`)}
              />
              <RowTools
                rows={value.grades}
                at={at}
                name={t('{count}번째 줄', { count: at + 1 })}
                onChange={put}
                keepLast
              />
            </div>
          )
        })}
        <div>
          <AddRow
            onClick={() =>
              put([...value.grades, { level: (value.grades.at(-1)?.level ?? 0) + 1, percent: 1 }])
            }
          >
            {t('줄 더하기')}
          </AddRow>
        </div>
        <Switch
          label={t('포인트를 쓴 주문에도 적립')}
          name="earn_beside_points"
          checked={value.earn_beside_points}
          onChange={(earn_beside_points) => set({ earn_beside_points })}
          words={[t('포인트를 쓴 주문에도 적립해요'), t('포인트를 쓴 주문은 적립하지 않아요')]}
        />
      </FormSection>
      <FormSection id="spend" title={t('포인트 사용')}>
        <FieldRow columns={3}>
          {figure('min_balance', t('이만큼 모이면 쓸 수 있어요'), t('점'))}
          {figure('unit', t('쓰는 단위'), t('점'))}
          {figure('most', t('한 주문에 쓸 수 있는 최대'), t('점'), t('0이면 제한이 없어요.'))}
        </FieldRow>
      </FormSection>
    </GroupFrame>
  )
}
