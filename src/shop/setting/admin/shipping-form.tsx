import { useState } from 'react'
import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { weekdayName } from '#kernel/day-words.ts'
import { isDay } from '#kernel/days.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { IslandRows } from './island-rows.tsx'

type Shipping = Settings['shipping']

export function ShippingForm({ stored, version }: { stored: Shipping; version: number }) {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  const draft = useDraft('setting-shipping', stored)
  const { value, set, error } = draft
  const { grades } = value
  const putGrades = (next: Shipping['grades']) => set({ grades: next })
  const last = grades.at(-1)
  return (
    <GroupFrame name="shipping" draft={draft} version={version}>
      <FormSection
        id="grades"
        title={t('기본 배송비')}
        note={t('상품 금액의 합으로 정해요. 위에서부터 처음 맞는 줄을 써요.')}
      >
        {grades.map((grade, at) => {
          const change = (part: Partial<typeof grade>) =>
            putGrades(grades.map((one, index) => (index === at ? { ...one, ...part } : one)))
          return (
            <div key={at} className="grid items-end gap-3 card:grid-cols-[220px_220px_auto]">
              {/* an emptied figure is refused at its field */}
              <NumberField
                label={t('이 금액보다 적으면')}
                name={`grades.${at}.below`}
                suffix={t('원')}
                value={grade.below}
                onChange={(below) => change({ below })}
                error={error(`grades.${at}.below`)}
              />
              <NumberField
                label={t('배송비')}
                name={`grades.${at}.cost`}
                suffix={t('원')}
                value={grade.cost}
                onChange={(cost) => change({ cost })}
                error={error(`grades.${at}.cost`)}
              />
              <RowTools
                rows={grades}
                at={at}
                name={t('{count}번째 줄', { count: at + 1 })}
                onChange={putGrades}
              />
            </div>
          )
        })}
        <div>
          <AddRow
            onClick={() =>
              putGrades([
                ...grades,
                { below: (last?.below ?? 0) + 10_000, cost: last?.cost ?? 3_000 },
              ])
            }
          >
            {t('줄 더하기')}
          </AddRow>
        </div>
        <p className="bg-paper-100 px-4 py-3 text-small">
          {last?.below
            ? t('{amount}부터 무료예요.', { amount: money(last.below, 'krw') })
            : t('언제나 무료예요.')}
        </p>
      </FormSection>
      <IslandRows islands={value.islands} onChange={(islands) => set({ islands })} error={error} />
      <FormSection
        id="days"
        title={t('보내는 날')}
        note={t('상품 화면의 도착 예정일을 이것으로 계산해요.')}
      >
        <FieldRow columns={3}>
          <NumberField
            label={t('당일 출고 마감')}
            name="cut_off_hour"
            suffix={t('시')}
            value={value.cut_off_hour}
            onChange={(hour) => set({ cut_off_hour: hour })}
            error={error('cut_off_hour')}
            hint={t('이 시각 전에 결제하면 그날 보내요. 0~23.')}
          />
          <NumberField
            label={t('배송에 걸리는 날')}
            name="days_on_the_way"
            suffix={t('일간')}
            value={value.days_on_the_way}
            onChange={(days) => set({ days_on_the_way: days })}
            error={error('days_on_the_way')}
          />
          <NumberField
            label={t('제주·섬에 더 걸리는 날')}
            name="island_days"
            suffix={t('일간')}
            value={value.island_days}
            onChange={(days) => set({ island_days: days })}
            error={error('island_days')}
          />
        </FieldRow>
        <Holidays
          days={value.holidays}
          onChange={(holidays) => set({ holidays })}
          wordOf={(day) => `${day} (${weekdayName(day, lang)})`}
        />
      </FormSection>
    </GroupFrame>
  )
}

function Holidays({
  days,
  onChange,
  wordOf,
}: {
  days: string[]
  onChange: (days: string[]) => void
  wordOf: (day: string) => string
}) {
  const t = useT()
  const [typed, setTyped] = useState('')
  return (
    <div data-field="holidays">
      <DatePicker
        label={t('쉬는 날 더하기 (주말은 이미 쉬어요)')}
        value={typed}
        onChange={(day) => {
          setTyped(isDay(day) ? '' : day)
          if (isDay(day) && !days.includes(day)) onChange([...days, day].sort())
        }}
        className="max-w-60"
      />
      {days.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day}>
              <Chip on removes onClick={() => onChange(days.filter((one) => one !== day))}>
                <span className="tabular">{wordOf(day)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
