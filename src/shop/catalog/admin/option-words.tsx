import { NumberField } from '#admin/ui/number-field.tsx'
import { askNames, faceNames } from '#shop/cart/engraved-rules.ts'
import { letterNames } from '#shop/cart/engraving-rules.ts'
import type { StaffOption } from '#shop/catalog/admin-contract.ts'
import { type Asks, askKinds, engravedFaces, letterSets } from '#shop/catalog/asks-contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { EngravingPlace } from './engraving-place.tsx'

type Props = {
  option: StaffOption
  /** the product's first */
  picture: string
  path: string
  name: string
  change: (part: Partial<StaffOption>) => void
  error: (path: string) => string | null
}

type Taken = '' | 'card' | Asks['kind']

const usual: Asks = { kind: 'initials', letters: ['latin', 'sign'], faces: ['serif', 'sans'] }
const usualMost: Record<Exclude<Taken, ''>, number> = {
  card: 60,
  initials: 4,
  name: 10,
  date: 12,
  message: 20,
}
const usualLead = 3

/** The words an option asks the buyer for, and how long making it takes. */
export function OptionWords({ option, picture, path, name, change, error }: Props) {
  const t = useT()
  const { io_asks: asks, io_text_max: most } = option
  const taken: Taken = asks ? asks.kind : most > 0 ? 'card' : ''

  function take(next: Taken) {
    if (next === '') return change({ io_asks: null, io_text_max: 0 })
    const io_text_max = taken === '' ? usualMost[next] : most
    if (next === 'card') return change({ io_asks: null, io_text_max })
    // what is engraved is made for one buyer, after the order
    const begins = asks ? {} : { io_made: true, io_lead_days: option.io_lead_days || usualLead }
    change({ io_asks: { ...(asks ?? usual), kind: next }, io_text_max, ...begins })
  }

  const toggled = <V,>(all: readonly V[], list: readonly V[], value: V, on: boolean) =>
    all.filter((one) => (one === value ? on : list.includes(one)))

  return (
    <div className="mt-3 grid gap-3 border-t border-paper-100 pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select<Taken>
          label={t('고객이 적을 말')}
          name={`${path}.io_asks`}
          value={taken}
          onChange={take}
          error={error(`${path}.io_asks`)}
          choices={[
            { value: '', label: t('받지 않음') },
            ...(option.io_type === 1
              ? [{ value: 'card' as const, label: t('카드에 적을 말') }]
              : []),
            ...askKinds.map((kind) => ({ value: kind, label: t(askNames[kind]) })),
          ]}
          className="w-full card:w-56"
        />
        {taken !== '' && (
          <NumberField
            label={t('받아 적을 글자 수')}
            name={`${path}.io_text_max`}
            suffix={t('자')}
            value={most}
            onChange={(next) => change({ io_text_max: next })}
            error={error(`${path}.io_text_max`)}
            className="w-40"
          />
        )}
        <NumberField
          label={t('만드는 데 걸리는 영업일')}
          name={`${path}.io_lead_days`}
          suffix={t('일')}
          value={option.io_lead_days}
          onChange={(days) => change({ io_lead_days: days })}
          error={error(`${path}.io_lead_days`)}
          className="w-52"
        />
      </div>
      {asks && (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Ticks
            legend={t('새길 수 있는 글자')}
            field={`${path}.io_asks.letters`}
            of={name}
            error={error(`${path}.io_asks.letters`)}
            choices={letterSets.map((one) => ({ value: one, words: t(letterNames[one]) }))}
            chosen={asks.letters}
            onTick={(one, on) =>
              change({ io_asks: { ...asks, letters: toggled(letterSets, asks.letters, one, on) } })
            }
          />
          <Ticks
            legend={t('고를 수 있는 글씨체')}
            field={`${path}.io_asks.faces`}
            of={name}
            error={error(`${path}.io_asks.faces`)}
            choices={engravedFaces.map((one) => ({ value: one, words: t(faceNames[one]) }))}
            chosen={asks.faces}
            onTick={(one, on) =>
              change({ io_asks: { ...asks, faces: toggled(engravedFaces, asks.faces, one, on) } })
            }
          />
        </div>
      )}
      {asks && (
        <EngravingPlace
          place={asks.place ?? null}
          picture={picture}
          path={`${path}.io_asks.place`}
          onChange={(place) => change({ io_asks: { ...asks, place } })}
          error={error}
        />
      )}
    </div>
  )
}

function Ticks<V extends string>({
  legend,
  field,
  of,
  error,
  choices,
  chosen,
  onTick,
}: {
  legend: string
  field: string
  of: string
  error: string | null
  choices: readonly { value: V; words: string }[]
  chosen: readonly V[]
  onTick: (value: V, on: boolean) => void
}) {
  return (
    <fieldset data-field={field} className="min-w-0">
      <legend className="mb-1 text-small font-medium">
        {legend}
        <span className="sr-only"> {of}</span>
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {choices.map(({ value, words }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(on) => onTick(value, on)}
          >
            {words}
          </Checkbox>
        ))}
      </div>
      {error && <p className="type-caption text-bad">{error}</p>}
    </fieldset>
  )
}
