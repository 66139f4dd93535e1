import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { groupsOf } from '#shop/application/field-rules.ts'
import type { FieldGroup } from '#shop/application/piece-rules.ts'
import { TypedFacts } from '#shop/application/ui/typed-facts.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { Consents, Files, GroupFields } from './form-parts.tsx'
import { FormulaField } from './formula-field.tsx'
import type { Form } from './use-application-form.ts'
import { useStep } from './use-step.ts'

/** where drawings, addresses and a formula go along */
const papersAt = 3

/** A long form in steps: each is checked before the next, all of it is read once more before it goes. */
export function StepForm({ form, button }: { form: Form; button: string }) {
  const t = useT()
  const top = useRef<HTMLFormElement>(null)
  const groups = groupsOf(form.kind)
  const last = groups.length
  const [{ at, seen }, put] = useStep(form.draft, last)
  const titles = [...groups.map(({ title }) => title), '확인하고 보내기']
  const { fields } = form

  function go(step: number) {
    flushSync(() => put(step))
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true })
  }
  const stepWith = (names: readonly string[]) => stepOf(groups, names)
  form.shown.current = (names) => put(stepWith(names))

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (at < last) {
      if (fields.checkAll(namesOf(groups[at]))) go(at + 1)
      return
    }
    const wrong = groups.findIndex((group) => namesOf(group).some((name) => form.whyWrong(name)))
    // the message is shown where its field stands
    if (wrong >= 0) flushSync(() => put(wrong))
    void form.submit()
  }

  return (
    <form ref={top} noValidate className="max-w-[760px] scroll-mt-3" onSubmit={onSubmit}>
      <Steps titles={titles} at={at} seen={seen} onGo={go} />
      <h2 tabIndex={-1} data-step-title className="type-h3 mb-5 outline-none">
        <span className="sr-only">
          {t('{of}단계 가운데 {step}단계', { of: titles.length, step: at + 1 })}{' '}
        </span>
        {t(titles[at] ?? '')}
      </h2>
      <FormErrors errors={fields.errors} className="mb-6" />
      <div className="grid gap-10">
        {at < last ? (
          <GroupFields group={groups[at] ?? { title: '', fields: [] }} hideTitle form={form} />
        ) : (
          <Review form={form} />
        )}
        {at === papersAt && (
          <>
            <FormulaField form={form} />
            <Files form={form} />
          </>
        )}
        {at === last && <Consents form={form} />}
      </div>
      <div className="mt-8 flex flex-wrap gap-2.5">
        {at > 0 && (
          <Button look="outline" onClick={() => go(at - 1)}>
            <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('이전 단계')}
          </Button>
        )}
        <Button type="submit" busy={form.busy}>
          {at < last ? t('다음 단계로') : button}
          {at < last && <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />}
        </Button>
      </div>
      <p className="mt-4 text-caption text-ink-500">
        {t('적은 내용은 보낼 때까지 이 탭에 남아 있어요. 파일과 동의는 다시 골라 주세요.')}
      </p>
    </form>
  )
}

type StepsProps = {
  titles: readonly string[]
  at: number
  seen: number
  onGo: (step: number) => void
}

/** Where one is; what was seen can be gone back to. */
function Steps({ titles, at, seen, onGo }: StepsProps) {
  const t = useT()
  return (
    <nav aria-label={t('의뢰서 단계')} className="mb-7">
      <ol className="flex gap-1.5">
        {titles.map((title, step) => (
          <li key={title} className="min-w-0 flex-1">
            <button
              type="button"
              disabled={step > seen}
              aria-current={step === at ? 'step' : undefined}
              onClick={() => onGo(step)}
              className={cx(
                'min-h-11 w-full border-t-4 pt-1.5 text-left text-caption leading-snug',
                step <= at ? 'border-pine-700' : 'border-paper-200',
                step === at ? 'font-semibold text-pine-700' : 'text-ink-500',
                step <= seen && step !== at && 'hover:text-ink-900',
              )}
            >
              <span className="tabular">{step + 1}</span>
              <span className="max-card:sr-only"> {t(title)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Review({ form }: { form: Form }) {
  const t = useT()
  const { kept, files } = form.attached
  const names = [...kept, ...files].map(({ name }) => name)
  return (
    <div>
      <TypedFacts kind={form.kind} typed={form.fields.values} lines={[]} sends={[]} />
      {names.length > 0 && (
        <p className="mt-4 text-plain [overflow-wrap:anywhere]">
          <span className="text-ink-500">{t('붙이는 파일')}</span> {names.join(', ')}
        </p>
      )}
    </div>
  )
}

const namesOf = (group: FieldGroup | undefined) => (group?.fields ?? []).map(({ name }) => name)

/** The first step on which one of these stands; the last holds the ticks. */
function stepOf(groups: readonly FieldGroup[], names: readonly string[]): number {
  const found = groups.findIndex((group) => namesOf(group).some((name) => names.includes(name)))
  if (names.some((name) => name === 'files' || name === 'formula_id'))
    return found < 0 ? papersAt : Math.min(found, papersAt)
  return found < 0 ? groups.length : found
}
