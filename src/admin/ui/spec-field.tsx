import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BothLanguages } from './both-languages.tsx'
import type { FieldSpec } from './field-spec.ts'
import { RowGroup } from './form-section.tsx'
import { ItemsField } from './items-field.tsx'
import { NumberField } from './number-field.tsx'
import { OptionField } from './option-field.tsx'
import { PictureField, PicturesField } from './picture-field.tsx'
import { AddRow, RowTools } from './row-tools.tsx'
import { TrendChoice } from './trend-choice.tsx'

type Values = Record<string, unknown>
type Props = {
  spec: FieldSpec
  /** before the name in the server's messages: `steps.0.` */
  prefix?: string
  values: Values
  onChange: (part: Values) => void
  error: (path: string) => string | null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : [])

/** A field as it is described. */
export function SpecField({ spec, prefix = '', values, onChange, error }: Props) {
  const t = useT()
  const path = prefix + spec.name
  const value = values[spec.name]
  const label = t(spec.label)
  const hint = spec.hint && t(spec.hint)
  const put = (next: unknown) => onChange({ [spec.name]: next })
  switch (spec.type) {
    case 'both':
      return (
        <BothLanguages
          label={label}
          names={[path, `${path}_en`]}
          values={[textOf(value), textOf(values[`${spec.name}_en`])]}
          errors={[error(path), error(`${path}_en`)]}
          onChange={(korean, english) =>
            onChange({ [spec.name]: korean, [`${spec.name}_en`]: english })
          }
          maxLength={spec.most}
          long={spec.long}
          optional={spec.optional}
          hint={hint}
        />
      )
    case 'text':
      return (
        <TextField
          label={label}
          name={path}
          value={textOf(value)}
          onChange={put}
          maxLength={spec.most}
          optional={spec.optional}
          hint={hint}
          error={error(path)}
        />
      )
    case 'trend':
      return (
        <TrendChoice
          label={label}
          name={path}
          value={textOf(value)}
          onChange={put}
          hint={hint}
          error={error(path)}
        />
      )
    case 'day':
      return (
        <DatePicker
          label={label}
          name={path}
          value={textOf(value)}
          onChange={put}
          error={error(path)}
          className="max-w-60"
        />
      )
    case 'number':
      return (
        <NumberField
          label={label}
          name={path}
          value={typeof value === 'number' ? value : null}
          onChange={put}
          suffix={spec.unit && t(spec.unit)}
          currency={spec.currency}
          optional={spec.optional}
          hint={hint}
          error={error(path)}
          className="max-w-60"
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          name={path}
          value={String(value)}
          choices={spec.choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
          onChange={(next) => put(spec.number ? Number(next) : next)}
          error={error(path)}
          className="max-w-60"
        />
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          name={path}
          value={textOf(value)}
          onChange={put}
          hint={hint}
          error={error(path)}
          optional={spec.optional}
        />
      )
    case 'pictures':
      return (
        <PicturesField
          label={label}
          name={path}
          value={textsOf(value)}
          onChange={put}
          most={spec.most}
          error={error(path)}
        />
      )
    case 'item':
      return (
        <ItemsField
          label={label}
          name={path}
          value={textOf(value) ? [textOf(value)] : []}
          onChange={(ids) =>
            onChange({ [spec.name]: ids.at(-1) ?? '', ...('io_id' in values && { io_id: '' }) })
          }
          most={1}
          error={error(path)}
        />
      )
    case 'option':
      return (
        <OptionField
          label={label}
          name={path}
          it_id={textOf(values.it_id)}
          value={textOf(value)}
          onChange={put}
          error={error(path)}
        />
      )
    case 'items':
      return (
        <ItemsField
          label={label}
          name={path}
          value={textsOf(value)}
          onChange={put}
          most={60}
          error={error(path)}
        />
      )
    case 'rows':
      return (
        <RowsField
          spec={spec}
          // the spec says that its rows are objects
          rows={Array.isArray(value) ? (value as Values[]) : []}
          onChange={put}
          error={error}
        />
      )
  }
}

type RowsSpec = Extract<FieldSpec, { type: 'rows' }>

function RowsField({
  spec,
  rows,
  onChange,
  error,
}: {
  spec: RowsSpec
  rows: Values[]
  onChange: (rows: Values[]) => void
  error: Props['error']
}) {
  const t = useT()
  return (
    <RowGroup legend={t(spec.label)} name={spec.name} error={error(spec.name)}>
      <ol className="grid gap-3">
        {rows.map((row, at) => (
          <li key={at} className="border border-paper-200 bg-paper-50 p-3.5">
            <div className="mb-2 flex items-center justify-between">
              <span className="text-small font-semibold">
                {t(spec.row)} {at + 1}
              </span>
              <RowTools rows={rows} at={at} name={`${t(spec.row)} ${at + 1}`} onChange={onChange} />
            </div>
            <div className="grid gap-4">
              {spec.fields.map((field) => (
                <SpecField
                  key={field.name}
                  spec={field}
                  prefix={`${spec.name}.${at}.`}
                  values={row}
                  onChange={(part) =>
                    onChange(
                      rows.map((other, place) => (place === at ? { ...other, ...part } : other)),
                    )
                  }
                  error={error}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-2">
        <AddRow onClick={() => onChange([...rows, { ...spec.empty }])} disabled={rows.length >= 30}>
          {t(spec.add)}
        </AddRow>
      </div>
    </RowGroup>
  )
}
