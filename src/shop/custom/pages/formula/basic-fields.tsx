import { memo, useState } from 'react'
import { inLang } from '#kernel/language.ts'
import { costInCents } from '#shop/custom/batch-rules.ts'
import { formulaProducts, type Material } from '#shop/custom/formula-contract.ts'
import { amountUnits } from '#shop/custom/share-rules.ts'
import { type Translate, useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { batchDensity, batchGrams, figure, inBatchUnit } from './amounts.ts'
import { type Draft, type Known, withProduct } from './draft.ts'
import { FigureField } from './figure-field.tsx'
import { useWon } from './use-studio.ts'
import { gramsText, productWords, unitWords } from './words.ts'

type Errors = Record<string, string>
type Set = (part: Partial<Draft>) => void
type Basics = Pick<
  Draft,
  'title' | 'product' | 'basis' | 'load' | 'batch' | 'batch_unit' | 'units' | 'medium_id'
>
type Props = Basics & {
  /** what the batch weighs, where it is not written in grams */
  weighs: string | undefined
  set: Set
  setDraft: (change: (draft: Draft) => Draft) => void
  known: Known
  errors: Errors
}

/** What these fields show of a draft: an edit of a line leaves them as they are. */
export function basicsOf(draft: Draft): Basics {
  const { title, product, basis, load, batch, batch_unit, units, medium_id } = draft
  return { title, product, basis, load, batch, batch_unit, units, medium_id }
}

/** What a batch comes to that is not written in grams. */
export function weighsOf(t: Translate, draft: Draft, known: Known): string | undefined {
  if (draft.batch_unit === 'g') return undefined
  const grams = gramsText(batchGrams(draft, known))
  if (draft.batch_unit === 'drop')
    return t('약 {grams} g. 한 방울은 0.03 g으로 어림해요.', { grams })
  const density = batchDensity(draft, known).toFixed(2)
  return draft.medium_id
    ? t('약 {grams} g. 섞은 것 1 ml를 {density} g으로 셌어요.', { grams, density })
    : t('약 {grams} g. 나머지를 채우는 것을 고르면 그 밀도로 세요.', { grams })
}

const isMedium = ({ kind, uses }: Material, product: Draft['product']) =>
  (kind === 'wax' || kind === 'carrier' || kind === 'base') && uses.includes(product)

/** What is made, how strong, of what and how much. */
export const BasicFields = memo(function BasicFields(props: Props) {
  const { set, setDraft, known, errors, weighs, ...draft } = props
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="grid gap-4 card:grid-cols-2">
      <TextField
        label={t('포뮬러 이름')}
        name="title"
        value={draft.title}
        onChange={(title) => set({ title })}
        error={errors.title}
        maxLength={80}
        className="card:col-span-2"
      />
      <Select
        label={t('만드는 것')}
        value={draft.product}
        onChange={(product) => setDraft((before) => withProduct(before, product))}
        choices={formulaProducts.map((product) => ({
          value: product,
          label: t(productWords[product]),
        }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <FigureField
          least={0.1}
          most={100}
          outside={t('향료 비율은 0.1–100%예요.')}
          label={t('향료 비율 (%)')}
          name="load"
          inputMode="decimal"
          value={draft.load}
          onChange={(load) => set({ load })}
          error={errors.load}
        />
        <Select
          label={t('무엇의 비율')}
          value={draft.basis}
          onChange={(basis) => set({ basis })}
          choices={[
            { value: 'total' as const, label: t('전체') },
            { value: 'wax' as const, label: t('왁스') },
          ]}
        />
      </div>
      <Select
        label={t('나머지를 채우는 것')}
        name="medium_id"
        optional
        placeholder={t('담지 않아요')}
        value={draft.medium_id}
        error={errors.medium_id}
        onChange={(medium_id) => set({ medium_id })}
        choices={known.library
          .filter((one) => isMedium(one, draft.product))
          .map((one) => ({
            value: String(one.material_id),
            label: inLang(lang, one.name, one.name_en),
          }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_88px_minmax(0,1fr)] gap-3">
        <FigureField
          label={t('전체 양 ({unit})', { unit: t(unitWords[draft.batch_unit]) })}
          name="batch"
          inputMode="decimal"
          value={draft.batch}
          onChange={(batch) => set({ batch })}
          error={errors.batch}
        />
        <Select
          label={t('단위')}
          value={draft.batch_unit}
          onChange={(unit) => setDraft((before) => inBatchUnit(before, unit, known))}
          choices={amountUnits.map((unit) => ({ value: unit, label: t(unitWords[unit]) }))}
        />
        <FigureField
          least={1}
          most={100_000}
          outside={t('개수는 1 이상의 정수예요.')}
          label={t('몇 개 분량')}
          name="units"
          inputMode="numeric"
          value={draft.units}
          onChange={(units) => set({ units })}
          error={errors.units}
        />
        {weighs && <p className="col-span-full -mt-1.5 text-caption text-ink-500">{weighs}</p>}
      </div>
    </div>
  )
})

type Batch = Pick<Draft, 'overage' | 'loss' | 'piece_cost' | 'margin'>

export function batchOf({ overage, loss, piece_cost, margin }: Draft): Batch {
  return { overage, loss, piece_cost, margin }
}

const batchFields = [
  ['overage', '여유분 (%)', 100, '여유분은 0–100%예요.'],
  ['loss', '손실 (%)', 50, '손실은 0–50%예요.'],
] as const

/** What is made beyond the need and lost, and what a price has to cover. */
export const BatchFields = memo(function BatchFields(props: Batch & { set: Set; errors: Errors }) {
  const { set, errors, ...draft } = props
  const t = useT()
  return (
    <fieldset className="rule-t mt-8 pt-4">
      <legend className="sr-only">{t('배치와 값')}</legend>
      <h2 className="type-h3 mb-4">{t('배치와 값')}</h2>
      <div className="grid grid-cols-2 gap-3 card:grid-cols-4">
        {batchFields.map(([name, label, most, outside]) => (
          <FigureField
            key={name}
            least={0}
            most={most}
            outside={t(outside)}
            label={t(label)}
            name={name}
            inputMode="decimal"
            value={draft[name]}
            onChange={(value) => set({ [name]: value })}
            error={errors[name]}
            maxLength={9}
          />
        ))}
        <PieceCost draft={draft} set={set} error={errors.piece_cost} />
        <FigureField
          least={0}
          most={95}
          outside={t('남길 몫은 0–95%예요.')}
          label={t('남길 몫 (%)')}
          name="margin"
          inputMode="decimal"
          value={draft.margin}
          onChange={(margin) => set({ margin })}
          error={errors.margin}
          maxLength={9}
        />
      </div>
    </fieldset>
  )
})

/** Kept in won whatever it is typed in: a draft may be read in the other currency later. */
function PieceCost({ draft, set, error }: { draft: Batch; set: Set; error: string | undefined }) {
  const t = useT()
  const { rate } = useWon()
  const inDollars = (won: string) =>
    rate && figure(won) > 0 ? (costInCents(figure(won), rate) / 100).toFixed(2) : won
  const [typed, setTyped] = useState(() => inDollars(draft.piece_cost))
  const inWon = (text: string) => {
    const dollars = figure(text)
    return rate && Number.isFinite(dollars) ? String(Math.round(dollars * rate)) : text
  }
  return (
    <TextField
      label={rate ? t('용기와 품삯, 하나에 ($)') : t('용기와 품삯, 하나에 (원)')}
      name="piece_cost"
      inputMode={rate ? 'decimal' : 'numeric'}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        set({ piece_cost: inWon(text) })
      }}
      error={error}
      maxLength={9}
    />
  )
}
