import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import {
  type Formula,
  formulaProducts,
  type Material,
  myFormulas,
} from '#shop/custom/formula-contract.ts'
import { scaled } from '#shop/custom/formula-rules.ts'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import {
  bodyOf,
  type Draft,
  type DraftLine,
  draftOf,
  emptyLine,
  figure,
  isBlank,
  previewOf,
  withProduct,
} from './draft.ts'
import { LineFields } from './line-fields.tsx'
import { FormulaSummary } from './summary.tsx'
import { productWords } from './words.ts'

type Props = { formula?: Formula; library: readonly Material[] }

/** Writes a formula; what it comes to stands beside it while typing. */
export function FormulaEditor({ formula, library }: Props) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() => draftOf(formula))
  const { errors, refused } = useMessages()
  const { busy, send } = useSend({ refused })
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const setLine = (line: DraftLine) =>
    set({ lines: draft.lines.map((one) => (one.key === line.key ? line : one)) })
  const preview = previewOf(draft, library)
  const figures = formulaFigures(preview)
  // the server counts only lines that hold something
  const numberOf = (line: DraftLine) => draft.lines.filter((one) => !isBlank(one)).indexOf(line)

  const save = () =>
    send(async () => {
      const body = bodyOf(draft)
      const answer = formula
        ? await call(myFormulas.save, {
            params: { formula_id: formula.formula_id },
            body: { ...body, version: formula.version },
          })
        : await call(myFormulas.create, { body })
      client.setQueryData(
        queryOf(myFormulas.show, { params: { formula_id: answer.data.formula_id } }).queryKey,
        answer,
      )
      await client.invalidateQueries({ queryKey: [myFormulas.list.path] })
      await navigate(paths.myPage.formula(answer.data.formula_id), { replace: true })
      toast(t('포뮬러를 저장했어요.'))
    })

  function scaleToBatch() {
    const weights = draft.lines.map((line) => figure(line.amount) || 0)
    const next = scaled(weights, figures.concentrate)
    set({
      lines: draft.lines.map((line, at) =>
        weights[at] ? { ...line, amount: String(next[at]) } : line,
      ),
    })
  }

  return (
    <>
      <PageTitle title={formula ? t('포뮬러 고치기') : t('새 포뮬러')} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FormErrors errors={errors} className="mb-5" />
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
            onChange={(product) => setDraft(withProduct(draft, product))}
            choices={formulaProducts.map((product) => ({
              value: product,
              label: t(productWords[product]),
            }))}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
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
          <TextField
            label={t('전체 양 (g)')}
            name="batch"
            inputMode="decimal"
            value={draft.batch}
            onChange={(batch) => set({ batch })}
            error={errors.batch}
          />
          <TextField
            label={t('몇 개 분량')}
            name="units"
            inputMode="numeric"
            value={draft.units}
            onChange={(units) => set({ units })}
            error={errors.units}
          />
        </div>
        <fieldset className="rule-t mt-8 pt-4" data-field="lines">
          <legend className="sr-only">{t('재료')}</legend>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="type-h3">{t('재료')}</h2>
            <Button look="ghost" size={44} onClick={scaleToBatch}>
              {t('배치에 맞춰 양 바꾸기')}
            </Button>
          </div>
          <ol className="grid gap-4">
            {draft.lines.map((line, at) => (
              <LineFields
                key={line.key}
                line={line}
                number={at + 1}
                library={library}
                errors={errors}
                prefix={`lines.${numberOf(line)}`}
                onChange={setLine}
                onRemove={() => set({ lines: draft.lines.filter((one) => one.key !== line.key) })}
              />
            ))}
          </ol>
          <Button
            look="outline"
            size={44}
            className="mt-4"
            onClick={() => set({ lines: [...draft.lines, emptyLine()] })}
          >
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('재료 더하기')}
          </Button>
        </fieldset>
        <div className="mt-8">
          <h2 className="type-h3 mb-4">{t('계산한 값')}</h2>
          <FormulaSummary formula={preview} figures={figures} />
        </div>
        <TextArea
          label={t('메모')}
          optional
          name="notes"
          rows={4}
          maxLength={2000}
          value={draft.notes}
          onChange={(notes) => set({ notes })}
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
            {t('포뮬러 저장')}
          </Button>
          <ButtonLink
            look="outline"
            to={formula ? paths.myPage.formula(formula.formula_id) : paths.myPage.formulas()}
          >
            {t('그만두기')}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
