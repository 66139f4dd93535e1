import { Plus, X } from 'lucide-react'
import { inLang } from '#kernel/language.ts'
import { type Field, isOf, type Raw } from '#shop/bench/field-rules.ts'
import { mostOils, oilsIn, oilsText, type SoapOil, soapOilNames } from '#shop/bench/soap-rules.ts'
import { isShown, type Read } from '#shop/bench/tool-rules.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { soapOilWords } from './words.ts'

type Props = {
  fields: readonly Field[]
  raw: Raw
  errors: Read['errors']
  materials: readonly Material[]
  onChange: (name: string, value: string) => void
}

/** The fields of a calculator as its list says them; what does not apply is not asked. */
export function ToolFields({ fields, raw, errors, materials, onChange }: Props) {
  const t = useT()
  const { lang } = useLang()
  const told = (name: string) => {
    const error = errors[name]
    return error ? t(error[0], error[1]) : null
  }
  return (
    <div className="grid gap-5 card:grid-cols-2">
      {fields
        .filter((field) => isShown(field, raw))
        .map((field) => {
          const shared = { label: t(field.label), name: field.name, error: told(field.name) }
          const value = raw[field.name] ?? ''
          const set = (next: string) => onChange(field.name, next)
          if (field.kind === 'choice')
            return (
              <div key={field.name} className="card:col-span-2">
                <RadioCards
                  legend={t(field.label)}
                  name={field.name}
                  value={value}
                  onChange={set}
                  shape="row"
                  cards={field.choices.map(([one, label]) => ({ value: one, label: t(label) }))}
                />
              </div>
            )
          if (field.kind === 'oils')
            return <OilFields key={field.name} value={value} errors={errors} onChange={set} />
          if (field.kind === 'material')
            return (
              <Select
                key={field.name}
                {...shared}
                value={value}
                onChange={set}
                choices={materials
                  .filter((one) => isOf(field.of, one))
                  .map((one) => ({
                    value: String(one.material_id),
                    label: inLang(lang, one.name, one.name_en),
                  }))}
              />
            )
          return (
            <TextField
              key={field.name}
              {...shared}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={value}
              onChange={set}
              suffix={t(field.unit)}
              shortSuffix
            />
          )
        })}
    </div>
  )
}

type OilProps = { value: string; errors: Read['errors']; onChange: (value: string) => void }

function OilFields({ value, errors, onChange }: OilProps) {
  const t = useT()
  const oils = oilsIn(value)
  const set = (at: number, part: { oil?: SoapOil; text?: string }) =>
    onChange(oilsText(oils.map((one, place) => (place === at ? { ...one, ...part } : one))))
  const free = soapOilNames.filter((name) => !oils.some(({ oil }) => oil === name))
  const all = errors.oils
  return (
    <fieldset className="card:col-span-2" data-field="oils">
      <legend className="mb-1.5 text-small font-medium">{t('기름')}</legend>
      <ul className="grid gap-3">
        {oils.map(({ oil, text }, at) => {
          const error = errors[`oils.${at}`]
          return (
            <li key={oil} className="grid grid-cols-[minmax(0,1fr)_120px_44px] items-start gap-2">
              <Select
                label={t('{number}번 기름', { number: at + 1 })}
                hideLabel
                value={oil}
                onChange={(next) => set(at, { oil: next })}
                choices={[oil, ...free].map((name) => ({
                  value: name,
                  label: t(soapOilWords[name]),
                }))}
              />
              <TextField
                label={t('{number}번 기름의 양', { number: at + 1 })}
                hideLabel
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                value={text}
                error={error ? t(error[0], error[1]) : null}
                onChange={(next) => set(at, { text: next.replace(/[,:]/g, '.') })}
                suffix="g"
                shortSuffix
              />
              <IconButton
                label={t('{number}번 기름 빼기', { number: at + 1 })}
                icon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
                onClick={() => onChange(oilsText(oils.filter((_, place) => place !== at)))}
              />
            </li>
          )
        })}
      </ul>
      {all && (
        <p role="alert" className="mt-2 text-small text-bad">
          {t(all[0], all[1])}
        </p>
      )}
      {free[0] && oils.length < mostOils && (
        <Button
          look="outline"
          size={44}
          className="mt-3"
          onClick={() => onChange(oilsText([...oils, { oil: free[0] ?? 'olive', text: '100' }]))}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('기름 더하기')}
        </Button>
      )}
    </fieldset>
  )
}
