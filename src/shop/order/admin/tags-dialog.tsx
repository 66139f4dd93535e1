import { X } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { nobody, StaffSelect } from './care-panel.tsx'
import { TagField } from './tag-field.tsx'
import { useTagWork } from './use-tag-work.ts'

type Props = { rows: readonly StaffOrderRow[]; onClose: () => void }

/** Tags for several orders at once: some come on, some come off. */
export function TagsDialog({ rows, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const [asked, setAsked] = useState(false)
  const { busy, refusal, tag } = useTagWork()
  const worn = [...new Set(rows.flatMap(({ tags }) => tags))]
  const isEmpty = !add.length && !remove.length

  async function save() {
    setAsked(true)
    if (isEmpty) return
    const ids = rows.map(({ od_id }) => od_id)
    const answer = await tag(ids, { add, remove })
    if (!answer) return
    toast(t('{count}건의 태그를 바꿨어요.', { count: answer.data.done }))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('태그 붙이고 떼기')}
      yes={t('{count}건에 적용', { count: rows.length })}
      busy={busy}
      onYes={save}
    >
      {add.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {add.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={t('{name} 빼기', { name })}
                onClick={() => setAdd(add.filter((one) => one !== name))}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-pine-100 px-3 text-small text-pine-700"
              >
                {name}
                <X aria-hidden="true" size={14} strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TagField
        label={t('붙일 태그')}
        has={add}
        error={asked && isEmpty ? t('붙이거나 뗄 태그를 골라 주세요.') : null}
        onAdd={(name) => {
          setAdd([...add, name])
          setRemove(remove.filter((one) => one !== name))
        }}
      />
      {worn.length > 0 && (
        <fieldset>
          <legend className="text-small font-medium">{t('뗄 태그')}</legend>
          <div className="mt-2 flex flex-wrap gap-1.5">
            {worn.map((name) => {
              const on = remove.includes(name)
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={on}
                  onClick={() =>
                    setRemove(on ? remove.filter((one) => one !== name) : [...remove, name])
                  }
                  className={
                    on
                      ? 'min-h-9 rounded-full bg-bad-100 px-3 text-small text-bad line-through'
                      : 'min-h-9 rounded-full px-3 text-small text-ink-700 inset-ring inset-ring-control hover:bg-paper-100'
                  }
                >
                  {name}
                </button>
              )
            })}
          </div>
        </fieldset>
      )}
      <FormRefusal message={refusal} />
    </ActionDialog>
  )
}

/** Several orders change hands. */
export function AssignDialog({ rows, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const [mb_id, setMember] = useState(nobody)
  const { busy, refusal, assign } = useTagWork()

  async function save() {
    const ids = rows.map(({ od_id }) => od_id)
    const answer = await assign(ids, mb_id === nobody ? null : mb_id)
    if (!answer) return
    toast(t('{count}건의 담당을 바꿨어요.', { count: answer.data.done }))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('담당 정하기')}
      yes={t('{count}건에 적용', { count: rows.length })}
      busy={busy}
      onYes={save}
    >
      <StaffSelect label={t('담당')} value={mb_id} onChange={setMember} />
      <FormRefusal message={refusal} />
    </ActionDialog>
  )
}
