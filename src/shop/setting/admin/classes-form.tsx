import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'

type Stored = Settings['classes']

export function ClassesForm({ stored, version }: { stored: Stored; version: number }) {
  const t = useT()
  const draft = useDraft('setting-classes', stored)
  const { value, set, error } = draft
  return (
    <GroupFrame name="classes" draft={draft} version={version}>
      <FormSection
        id="offers"
        title={t('대기와 자리 알림')}
        note={t(
          '만석인 날짜에 자리가 나면 먼저 온 분께 알리고 그동안 자리를 잡아 둬요. 수업이 가까우면 더 짧게, 밤에 난 자리는 아침 8시부터 세요.',
        )}
      >
        <FieldRow columns={3}>
          <NumberField
            label={t('자리를 잡아 두는 시간')}
            name="offer_minutes"
            suffix={t('분')}
            value={value.offer_minutes}
            onChange={(minutes) => set({ offer_minutes: minutes })} // an emptied figure is refused at its field
            error={error('offer_minutes')}
            hint={t('이틀 전부터는 절반, 하루 전부터는 4분의 1이에요.')}
          />
          <NumberField
            label={t('수업 전 알림을 멈추는 시간')}
            name="offer_stop_hours"
            suffix={t('시간 전')}
            value={value.offer_stop_hours}
            onChange={(hours) => set({ offer_stop_hours: hours })} // as above
            error={error('offer_stop_hours')}
            hint={t('그 뒤에 난 자리는 명단에서 직접 알려요.')}
          />
        </FieldRow>
      </FormSection>
      <FormSection
        id="short"
        title={t('최소 인원이 모이지 않은 날짜')}
        note={t('정한 날 아침 9시에 확인해요.')}
      >
        <FieldRow columns={3}>
          <NumberField
            label={t('확인하는 날')}
            name="short_days"
            suffix={t('일 전')}
            value={value.short_days}
            onChange={(days) => set({ short_days: days })} // as above
            error={error('short_days')}
          />
        </FieldRow>
        <RadioCards
          legend={t('모자라면')}
          name="short"
          value={value.short}
          onChange={(short) => set({ short: short === 'call_off' ? 'call_off' : 'tell' })}
          grid="grid gap-2.5 card:grid-cols-2"
          cards={[
            {
              value: 'tell',
              label: t('담당자에게 알리기'),
              note: t('열지 취소할지 사람이 정해요.'),
            },
            {
              value: 'call_off',
              label: t('바로 취소하기'),
              note: t('모두에게 전액을 돌려주고 다른 날짜와 함께 알려요.'),
            },
          ]}
        />
      </FormSection>
    </GroupFrame>
  )
}
