import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Country } from '#shop/setting/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  at: number
  country: Country
  countries: Country[]
  error: (path: string) => string | null
  onChange: (part: Partial<Country>) => void
  onMove: (countries: Country[]) => void
}

export function CountryFields({ at, country, countries, error, onChange, onMove }: Props) {
  const t = useT()
  const { pick } = useLang()
  const path = `countries.${at}`
  const name =
    pick(country.name.ko, country.name.en) || country.code || t('{count}번째 줄', { count: at + 1 })
  const unit = country.by === 'weight' ? 'g' : t('원')
  return (
    <section
      aria-label={name}
      className="grid gap-3 border-t border-paper-200 pt-5 first:border-t-0 first:pt-0"
    >
      <div className="grid grid-cols-2 items-start gap-3 wide:grid-cols-[140px_minmax(0,1fr)_minmax(0,1fr)_200px_auto]">
        <TextField
          label={t('국가 코드')}
          name={`${path}.code`}
          value={country.code}
          onChange={(code) =>
            onChange({
              code: code
                .replace(/[^A-Za-z]/g, '')
                .toUpperCase()
                .slice(0, 2),
            })
          }
          error={error(`${path}.code`)}
        />
        <TextField
          label={t('이름')}
          name={`${path}.name.ko`}
          value={country.name.ko}
          onChange={(ko) => onChange({ name: { ...country.name, ko } })}
          error={error(`${path}.name.ko`)}
        />
        <TextField
          label={t('이름 (영어)')}
          name={`${path}.name.en`}
          lang="en"
          value={country.name.en}
          onChange={(en) => onChange({ name: { ...country.name, en } })}
          error={error(`${path}.name.en`)}
        />
        <Select
          label={t('배송비 기준')}
          name={`${path}.by`}
          value={country.by}
          onChange={(by) => onChange({ by })}
          choices={[
            { value: 'weight', label: t('무게로') },
            { value: 'amount', label: t('상품 금액으로') },
            { value: 'fixed', label: t('한 가지 금액') },
          ]}
        />
        {/* level with the fields, whatever stands below them */}
        <div className="wide:pt-7">
          <RowTools rows={countries} at={at} name={name} onChange={onMove} />
        </div>
      </div>
      {country.rows.map((row, step) => {
        const change = (part: Partial<typeof row>) =>
          onChange({
            rows: country.rows.map((one, index) => (index === step ? { ...one, ...part } : one)),
          })
        const field = `${path}.rows.${step}`
        return (
          <div
            key={step}
            className="grid grid-cols-2 items-end gap-3 card:grid-cols-[200px_200px_auto]"
          >
            {country.by !== 'fixed' && (
              <NumberField
                label={t('여기까지')}
                hideLabel={step > 0}
                name={`${field}.upto`}
                suffix={unit}
                value={row.upto}
                onChange={(upto) => change({ upto })}
                error={error(`${field}.upto`)}
              />
            )}
            <NumberField
              label={t('배송비')}
              hideLabel={step > 0}
              name={`${field}.cost`}
              suffix={t('원')}
              value={row.cost}
              onChange={(cost) => change({ cost })}
              error={error(`${field}.cost`)}
            />
            {country.by !== 'fixed' && (
              <RowTools
                rows={country.rows}
                at={step}
                name={t('{count}번째 줄', { count: step + 1 })}
                onChange={(rows) => onChange({ rows })}
                keepLast
              />
            )}
          </div>
        )
      })}
      {country.by !== 'fixed' && (
        <div>
          <AddRow
            onClick={() =>
              onChange({
                rows: [
                  ...country.rows,
                  {
                    upto: (country.rows.at(-1)?.upto ?? 0) + 1_000,
                    cost: country.rows.at(-1)?.cost ?? 20_000,
                  },
                ],
              })
            }
          >
            {t('줄 더하기')}
          </AddRow>
        </div>
      )}
      <div className="grid grid-cols-2 items-end gap-3 wide:grid-cols-[200px_140px_140px_auto_auto]">
        <NumberField
          label={t('이 금액부터 무료')}
          name={`${path}.free_from`}
          suffix={t('원')}
          value={country.free_from}
          onChange={(free_from) => onChange({ free_from })}
          error={error(`${path}.free_from`)}
        />
        <NumberField
          label={t('빠르면')}
          name={`${path}.days_least`}
          suffix={t('일')}
          value={country.days_least}
          onChange={(days) => onChange({ days_least: days })}
          error={error(`${path}.days_least`)}
        />
        <NumberField
          label={t('늦으면')}
          name={`${path}.days_most`}
          suffix={t('일')}
          value={country.days_most}
          onChange={(days) => onChange({ days_most: days })}
          error={error(`${path}.days_most`)}
        />
        <Switch
          label={t('{name}: 인화성 상품 보내기', { name })}
          checked={country.flammable}
          onChange={(flammable) => onChange({ flammable })}
          words={[t('인화성 상품도 보내요'), t('인화성 상품은 못 보내요')]}
        />
        <Switch
          label={t('{name} 쓰기', { name })}
          checked={country.use}
          onChange={(use) => onChange({ use })}
          words={[t('쓰는 중'), t('안 써요')]}
        />
      </div>
    </section>
  )
}
