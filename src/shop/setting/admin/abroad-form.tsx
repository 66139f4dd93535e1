import { useDraft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { AddRow } from '#admin/ui/row-tools.tsx'
import type { Country, Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { CountryFields } from './country-fields.tsx'

const fresh: Country = {
  code: '',
  name: { ko: '', en: '' },
  by: 'weight',
  rows: [{ upto: 1_000, cost: 20_000 }],
  free_from: null,
  flammable: false,
  days_least: 5,
  days_most: 10,
  use: true,
}

/** The countries the shop sends to, each with its own table. */
export function AbroadForm({ stored, version }: { stored: Settings['abroad']; version: number }) {
  const t = useT()
  const draft = useDraft('setting-abroad', stored)
  const { countries } = draft.value
  const put = (next: Country[]) => draft.set({ countries: next })
  return (
    <GroupFrame name="abroad" draft={draft} version={version}>
      <FormSection
        id="abroad"
        title={t('해외 배송')}
        note={t(
          '표의 마지막 줄을 넘는 주문은 보낼 수 없어요. 금액은 원으로 적고, 달러 주문에는 그날의 환율로 바꿔요.',
        )}
        end={
          <span className="tabular text-caption text-ink-500">
            {t('{count}개국', { count: countries.length })}
          </span>
        }
      >
        <div className="grid gap-6">
          {countries.map((country, at) => (
            <CountryFields
              key={at}
              at={at}
              country={country}
              countries={countries}
              error={draft.error}
              onChange={(part) =>
                put(countries.map((one, index) => (index === at ? { ...one, ...part } : one)))
              }
              onMove={put}
            />
          ))}
        </div>
        <div>
          <AddRow onClick={() => put([...countries, fresh])}>{t('나라 더하기')}</AddRow>
        </div>
      </FormSection>
    </GroupFrame>
  )
}
