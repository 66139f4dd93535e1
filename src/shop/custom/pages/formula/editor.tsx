import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { concentrateOf } from '#shop/custom/batch-rules.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import { mostLines } from '#shop/custom/formula-contract.ts'
import { scaled } from '#shop/custom/formula-rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { BasicFields, BatchFields } from './basic-fields.tsx'
import { type Draft, figure, inOtherUnit, type Known, previewOf, sumIn } from './draft.ts'
import { Figures } from './figures.tsx'
import { LineList } from './line-list.tsx'
import { useLines } from './use-lines.ts'
import { unitWords } from './words.ts'

type Props = {
  title: string
  draft: Draft
  setDraft: (change: (draft: Draft) => Draft) => void
  known: Known
  formula?: Formula
  errors: Record<string, string>
  busy: boolean
  /** what stands on the button that keeps it, and where leaving leads */
  save: string
  onSave: () => void
  leave: string
  note?: React.ReactNode
}

/** Writes a formula; what it comes to stands below it while typing. */
export function FormulaEditor(props: Props) {
  const { title, draft, setDraft, known, formula, errors, busy, save, onSave, leave, note } = props
  const t = useT()
  const set = useCallback(
    (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    [setDraft],
  )
  const targetOf = useCallback(
    (one: Draft) => (one.unit === 'percent' ? 100 : concentrateOf(previewOf(one, known))),
    [known],
  )
  const { setLine, removeLine, addLine, written, together, setTogether } = useLines(
    setDraft,
    targetOf,
  )

  function scaleToBatch() {
    const weights = draft.lines.map((line) => figure(line.amount) || 0)
    const next = scaled(weights, targetOf(draft))
    set({
      lines: draft.lines.map((line, at) =>
        weights[at] ? { ...line, amount: String(next[at]) } : line,
      ),
    })
  }

  return (
    <>
      <PageTitle title={title} note={note} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <FormErrors errors={errors} className="mb-5" />
        <BasicFields draft={draft} set={set} setDraft={setDraft} known={known} errors={errors} />
        <fieldset className="rule-t mt-8 pt-4" data-field="lines">
          <legend className="sr-only">{t('재료')}</legend>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <h2 className="type-h3">{t('재료')}</h2>
            <div className="flex flex-wrap items-end gap-3">
              <Select
                label={t('적는 단위')}
                hideLabel
                small
                value={draft.unit}
                onChange={(unit) => setDraft((before) => inOtherUnit(before, unit, known))}
                choices={(['g', 'ml', 'drop', 'percent'] as const).map((unit) => ({
                  value: unit,
                  label: t(unitWords[unit]),
                }))}
                className="w-28"
              />
              <Button look="ghost" size={44} onClick={scaleToBatch}>
                {draft.unit === 'percent' ? t('합을 100%로 맞추기') : t('배치에 맞춰 양 바꾸기')}
              </Button>
            </div>
          </div>
          {draft.unit === 'percent' && (
            <Checkbox checked={together} onChange={setTogether} className="mb-3">
              {t('하나를 고치면 잠그지 않은 재료가 함께 바뀌어 100%를 지켜요')}
            </Checkbox>
          )}
          {draft.unit === 'drop' && (
            <p className="mb-3 text-caption text-ink-500">
              {t('한 방울은 0.03 g으로 어림해요. 저울로 재면 더 정확해요.')}
            </p>
          )}
          <LineList
            lines={draft.lines}
            unit={draft.unit}
            known={known}
            without={formula?.formula_id}
            errors={errors}
            onChange={setLine}
            onWritten={written}
            onRemove={removeLine}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <Button
              look="outline"
              size={44}
              disabled={draft.lines.length >= mostLines}
              onClick={addLine}
            >
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('재료 더하기')}
            </Button>
            <p aria-live="polite" className="tabular text-plain">
              {t('합계')} <b className="font-semibold">{sumIn(draft)}</b> {t(unitWords[draft.unit])}
              {draft.unit === 'percent' && sumIn(draft) > 100.01 && (
                <span className="ml-2 text-bad">{t('100%를 넘었어요')}</span>
              )}
            </p>
          </div>
        </fieldset>
        <BatchFields draft={draft} set={set} errors={errors} />
        <Figures draft={draft} known={known} />
        <TextArea
          label={t('메모')}
          optional
          name="notes"
          rows={4}
          maxLength={2000}
          value={draft.notes}
          onChange={(notes) => set({ notes })}
          error={errors.notes}
          className="mt-6"
        />
        <Checkbox
          checked={draft.final}
          onChange={(final) => set({ final })}
          name="final"
          className="mt-4"
        >
          {t('완성한 포뮬러예요')}
        </Checkbox>
        <div className="mt-7 flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {save}
          </Button>
          <ButtonLink look="outline" to={leave}>
            {t('그만두기')}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
