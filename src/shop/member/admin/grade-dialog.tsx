import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { highestGrade, lowestGrade } from '#shop/member/desk-rules.ts'
import { gradeLabel } from '#shop/member/grade-rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { useMemberAct } from './use-member-act.ts'

type GradeProps = {
  member: DeskMember
  onClose: () => void
  busy: boolean
  run: ReturnType<typeof useMemberAct>['run']
}

/** A grade with prices of its own is given only once that is ticked. */
export function GradeDialog({ member, onClose, busy, run }: GradeProps) {
  const t = useT()
  const toast = useToast()
  const [level, setLevel] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  // what the server asks before it gives the trade prices of a grade
  const [question, setQuestion] = useState<string | null>(null)
  const [trade, setTrade] = useState(false)

  async function save() {
    setAsked(true)
    if (!level || reason.trim().length < 2) return
    const done = await run(
      () =>
        call(adminMembers.grade, {
          params: { mb_id: member.mb_id },
          body: { mb_level: Number(level), reason: reason.trim(), trade },
        }),
      ({ errors }) => {
        setQuestion(errors.trade?.[0] ?? null)
        return errors.trade !== undefined
      },
    )
    if (!done) return
    toast(t('등급을 바꿨어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('등급 바꾸기')}
      yes={t('등급 바꾸기')}
      busy={busy}
      onYes={save}
    >
      <Select
        label={t('새 등급')}
        placeholder={t('골라 주세요')}
        value={level}
        onChange={(value) => {
          setLevel(value)
          setQuestion(null)
          setTrade(false)
        }}
        error={asked && !level ? t('등급을 골라 주세요.') : null}
        choices={Array.from({ length: highestGrade - lowestGrade + 1 }, (_, at) => lowestGrade + at)
          .filter((one) => one !== member.mb_level)
          .map((one) => ({ value: String(one), label: gradeLabel(t, one) }))}
      />
      <TextField
        label={t('이유')}
        value={reason}
        onChange={setReason}
        maxLength={200}
        error={asked && reason.trim().length < 2 ? t('이유를 2자 이상 적어 주세요.') : null}
      />
      {question && (
        <Checkbox name="trade" checked={trade} onChange={setTrade} error={trade ? null : question}>
          {t('거래 가격도 함께 줘요')}
        </Checkbox>
      )}
    </ActionDialog>
  )
}
