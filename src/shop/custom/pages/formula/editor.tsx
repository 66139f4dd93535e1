import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { concentrateOf } from '#shop/custom/batch-rules.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import { mostLines } from '#shop/custom/formula-contract.ts'
import { scaled } from '#shop/custom/share-rules.ts'
import { Button } from '#ui/button.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { figure } from './amounts.ts'
import { BasicFields, BatchFields, basicsOf, batchOf, weighsOf } from './basic-fields.tsx'
import { type Draft, type Known, previewOf, sumIn } from './draft.ts'
import { EditorFoot } from './editor-foot.tsx'
import { Figures } from './figures.tsx'
import { LineList } from './line-list.tsx'
import { LinesHead } from './lines-head.tsx'
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

  const sum = sumIn(draft)

  const scaleToBatch = useCallback(
    () =>
      setDraft((before) => {
        const weights = before.lines.map((line) => figure(line.amount) || 0)
        const next = scaled(weights, targetOf(before))
        return {
          ...before,
          lines: before.lines.map((line, at) =>
            weights[at] ? { ...line, amount: String(next[at]) } : line,
          ),
        }
      }),
    [setDraft, targetOf],
  )

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
        <BasicFields
          {...basicsOf(draft)}
          weighs={weighsOf(t, draft, known)}
          set={set}
          setDraft={setDraft}
          known={known}
          errors={errors}
        />
        <fieldset className="rule-t mt-8 min-w-0 pt-4" data-field="lines">
          <legend className="sr-only">{t('재료')}</legend>
          <LinesHead
            unit={draft.unit}
            setDraft={setDraft}
            known={known}
            onScale={scaleToBatch}
            together={together}
            setTogether={setTogether}
          />
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
              {t('합계')} <b className="font-semibold">{sum}</b> {t(unitWords[draft.unit])}
              {draft.unit === 'percent' && sum > 100.01 && (
                <span className="ml-2 text-bad">{t('100%를 넘었어요')}</span>
              )}
            </p>
          </div>
        </fieldset>
        <BatchFields {...batchOf(draft)} set={set} errors={errors} />
        <Figures draft={draft} known={known} />
        <EditorFoot
          notes={draft.notes}
          tags={draft.tags}
          final={draft.final}
          set={set}
          errors={errors}
          busy={busy}
          save={save}
          leave={leave}
        />
      </form>
    </>
  )
}
