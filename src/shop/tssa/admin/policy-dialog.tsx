import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { RowGroup } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { AddRow, RowTools } from '#admin/ui/row-tools.tsx'
import { call } from '#kernel/queries.ts'
import { adminStudio, type ClassPolicy, type PolicyForm } from '#shop/tssa/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useStudio } from './use-studio.ts'

type Step = { days_before: number | null; percent: number | null }
type Typed = { name: string; name_en: string; steps: Step[] }

const empty: Typed = {
  name: '',
  name_en: '',
  steps: [
    { days_before: 7, percent: 100 },
    { days_before: 1, percent: 50 },
  ],
}

/** Steps of days and percent; whoever booked under them never gets less than they read then. */
export function PolicyDialog({
  stored,
  onClose,
}: {
  stored: ClassPolicy | null
  onClose: () => void
}) {
  const t = useT()
  const { busy, keep, messages } = useStudio()
  const [typed, setTyped] = useState<Typed>(stored ?? empty)
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }
  const setStep = (at: number, part: Partial<Step>) =>
    set({ steps: typed.steps.map((step, place) => (place === at ? { ...step, ...part } : step)) })

  async function save() {
    const { name, name_en, steps } = typed
    // an empty number is told by the server at its field
    const body = { name, name_en, steps } as PolicyForm
    const done = await keep(() =>
      stored
        ? call(adminStudio.changePolicy, { params: { policy_id: stored.policy_id }, body })
        : call(adminStudio.addPolicy, { body }),
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={stored ? t('환불 기준 고치기') : t('환불 기준 더하기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <TextField
        label={t('이름')}
        name="name"
        value={typed.name}
        onChange={(name) => set({ name })}
        maxLength={60}
        error={messages.error('name')}
      />
      <TextField
        label={t('영어 이름')}
        name="name_en"
        value={typed.name_en}
        onChange={(name_en) => set({ name_en })}
        maxLength={80}
        optional
        lang="en"
        error={messages.error('name_en')}
      />
      <RowGroup
        legend={t('며칠 전까지 얼마를 돌려 주나요')}
        name="steps"
        error={messages.error('steps')}
        hint={t('가장 가까운 단계보다 늦게 취소하면 돌려 드리지 않아요. 당일은 0일이에요.')}
      >
        <ol className="grid gap-2.5">
          {typed.steps.map((step, at) => (
            <li key={at} className="flex items-end gap-2.5">
              <NumberField
                label={t('며칠 전까지')}
                name={`steps.${at}.days_before`}
                value={step.days_before}
                onChange={(days_before) => setStep(at, { days_before })}
                suffix={t('일')}
                error={messages.error(`steps.${at}.days_before`)}
                className="flex-1"
              />
              <NumberField
                label={t('돌려 주는 비율')}
                name={`steps.${at}.percent`}
                value={step.percent}
                onChange={(percent) => setStep(at, { percent })}
                suffix="%"
                error={messages.error(`steps.${at}.percent`)}
                className="flex-1"
              />
              <RowTools
                rows={typed.steps}
                at={at}
                name={t('{count}단계', { count: at + 1 })}
                onChange={(steps) => set({ steps })}
                keepLast
              />
            </li>
          ))}
        </ol>
        <div className="mt-2">
          <AddRow
            onClick={() => set({ steps: [...typed.steps, { days_before: 0, percent: 0 }] })}
            disabled={typed.steps.length >= 10}
          >
            {t('단계 더하기')}
          </AddRow>
        </div>
      </RowGroup>
    </ActionDialog>
  )
}
