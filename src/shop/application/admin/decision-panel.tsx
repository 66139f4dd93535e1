import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { type Decision, decisionsOf, isTrade } from '#shop/application/rules.ts'
import { highestGrade, lowestGrade } from '#shop/member/desk-rules.ts'
import { gradeLabel } from '#shop/member/grade-rules.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { LastDayField } from './validity-panel.tsx'
import { decisionWord } from './words.ts'

/** The words to the applicant, the grade, and one button for each thing that can be decided now. */
export function DecisionPanel({ one }: { one: DeskApplication }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [reply, setReply] = useState('')
  const [level, setLevel] = useState('')
  const [until, setUntil] = useState('')
  const next = decisionsOf(one.kind, one.state)
  const grading = isTrade(one.kind) && next.includes('approved')
  useLeaveGuard(reply.trim() !== '' && !busy)
  const params = { ap_id: one.ap_id }
  const key = queryOf(adminApplications.show, { params }).queryKey

  async function decide(decision: Decision) {
    const yes = decisionWord(t, one.kind, decision)
    if (
      (decision === 'rejected' || decision === 'suspended') &&
      !(await dialog.confirm(t('신청한 분에게 바로 알려요. 이렇게 정할까요?'), {
        ...{ title: yes, yes },
        danger: true,
      }))
    )
      return
    const answer = await send(
      () =>
        call(adminApplications.decide, {
          params,
          body: {
            decision,
            reply,
            mb_level: decision === 'approved' && level ? Number(level) : null,
            valid_until: (decision === 'approved' && grading && until) || null,
            version: one.version,
          },
        }),
      (refusal) => {
        if (refusal.status === 409) void client.invalidateQueries({ queryKey: key })
        return refused(refusal)
      },
    )
    if (!answer) return
    setReply('')
    client.setQueryData(key, answer)
    await client.invalidateQueries({ queryKey: [adminApplications.list.path] })
    toast(
      decision === 'reviewing' ? t('검토를 시작했어요.') : t('정했어요. 신청한 분에게 알렸어요.'),
    )
  }

  return (
    <Panel title={t('결정')}>
      {one.reply && (
        <div className="mb-4 bg-paper-100 px-4 py-3 text-small">
          <p className="text-caption text-ink-500">{t('지난번에 전한 말')}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.reply}</p>
        </div>
      )}
      {next.length === 0 && <p className="text-small text-ink-700">{t('끝난 신청이에요.')}</p>}
      {next.length > 0 && !staff.changes('applications') && (
        <p className="text-small text-ink-700">{t('주문 담당과 운영자만 정할 수 있어요.')}</p>
      )}
      {next.length > 0 && staff.changes('applications') && (
        <div className="grid gap-4">
          {grading && one.grades.length === 0 && (
            <InlineNotice tone="wait">
              {t('등급 가격이 아직 없어요.')}{' '}
              <Link to={adminPaths.settings()} className="underline underline-offset-4">
                {t('설정의 견적에서 정하기')}
              </Link>
            </InlineNotice>
          )}
          {grading && (
            <Select
              label={t('줄 등급')}
              name="mb_level"
              value={level}
              onChange={(value) => {
                setLevel(value)
                touch(['mb_level'])
              }}
              placeholder={t('승인할 때 골라 주세요')}
              error={error('mb_level')}
              choices={levels.map((value) => {
                const percent = percentOf(one.grades, value)
                return {
                  value: String(value),
                  label: [
                    gradeLabel(t, value),
                    percent > 0 && t('견적 {percent}% 할인', { percent }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                }
              })}
            />
          )}
          {grading && (
            <LastDayField
              value={until}
              onChange={(day) => {
                setUntil(day)
                touch(['valid_until'])
              }}
              error={error('valid_until')}
            />
          )}
          {one.level_after !== null && (
            <p className="text-small text-ink-700">
              {t('거래를 멈추면 {grade}으로 돌아가요.', {
                grade: gradeLabel(t, one.level_after),
              })}
            </p>
          )}
          <TextArea
            label={t('신청한 분에게 전할 말')}
            name="reply"
            rows={5}
            maxLength={2000}
            value={reply}
            onChange={(words) => {
              setReply(words)
              touch(['reply'])
            }}
            error={error('reply')}
            hint={t('메일과 알림에 그대로 실려요. 신청한 분의 언어로 적어 주세요.')}
          />
          <div className="grid grid-cols-2 gap-2">
            {next.map((decision) => (
              <Button
                key={decision}
                size={44}
                busy={busy}
                look={
                  decision === 'approved'
                    ? 'solid'
                    : decision === 'rejected' || decision === 'suspended'
                      ? 'danger'
                      : 'outline'
                }
                onClick={() => void decide(decision)}
              >
                {decisionWord(t, one.kind, decision)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Panel>
  )
}

const levels = Array.from({ length: highestGrade - lowestGrade }, (_, at) => lowestGrade + 1 + at)

/** What a grade pays less: that of the highest row it reaches. */
function percentOf(grades: DeskApplication['grades'], level: number): number {
  return grades
    .filter((one) => one.level <= level)
    .reduce((best, one) => (one.level >= best.level ? one : best), { level: 0, percent: 0 }).percent
}
