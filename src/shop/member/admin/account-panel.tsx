import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { gradeLabel } from '#shop/member/grade-rules.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { GradeDialog } from './grade-dialog.tsx'
import { useMemberAct } from './use-member-act.ts'

type Asking = 'grade' | 'block' | 'unblock' | 'sessions' | null

/** Grade, block and log-ins of the account. */
export function AccountPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const toast = useToast()
  const staff = useStaff()
  const { busy, run } = useMemberAct(member.mb_id)
  const [asking, setAsking] = useState<Asking>(null)
  const params = { mb_id: member.mb_id }
  const close = () => setAsking(null)
  const may = staff.changes('members') && !member.untouchable && !member.left_at

  const doing =
    (work: (reason: string) => Promise<{ data: DeskMember }>, done: string) =>
    async (reason: string) => {
      if (!(await run(() => work(reason)))) return
      close()
      toast(done)
    }

  return (
    <Panel title={t('계정')}>
      <Facts
        facts={[
          !member.staff_role && {
            label: t('등급'),
            value: <span className="tabular">{gradeLabel(t, member.mb_level)}</span>,
          },
          { label: t('로그인한 곳'), value: t('{count}곳', { count: member.sessions }) },
        ]}
      />
      {member.untouchable && <p className="mt-3 text-small text-ink-500">{member.untouchable}</p>}
      {may && (
        <div className="mt-4 grid grid-cols-2 gap-2">
          {!member.staff_role && (
            <Button look="outline" size={44} onClick={() => setAsking('grade')}>
              {t('등급 바꾸기')}
            </Button>
          )}
          <Button
            look="outline"
            size={44}
            disabled={member.sessions === 0}
            onClick={() => setAsking('sessions')}
          >
            {t('모두 로그아웃')}
          </Button>
          {member.blocked_at ? (
            <Button look="outline" size={44} onClick={() => setAsking('unblock')}>
              {t('막은 것 풀기')}
            </Button>
          ) : (
            <Button look="danger" size={44} onClick={() => setAsking('block')}>
              {t('회원 막기')}
            </Button>
          )}
        </div>
      )}
      {asking === 'grade' && <GradeDialog member={member} onClose={close} busy={busy} run={run} />}
      {asking === 'block' && (
        <ConfirmWithReason
          open
          onClose={close}
          busy={busy}
          title={t('{id} 회원을 막을까요?', { id: member.mb_id })}
          yes={t('회원 막기')}
          reasonLabel={t('막는 이유')}
          ready={[t('부정 주문'), t('이용약관 위반'), t('본인 요청')]}
          onYes={doing(
            (reason) => call(adminMembers.block, { params, body: { reason } }),
            t('회원을 막았어요.'),
          )}
        >
          <p className="text-small text-ink-700">
            {t(
              '로그인한 모든 곳에서 바로 나가고, 풀 때까지 들어올 수 없어요. 주문은 그대로 남아요.',
            )}
          </p>
        </ConfirmWithReason>
      )}
      {asking === 'unblock' && (
        <ConfirmWithReason
          open
          onClose={close}
          busy={busy}
          title={t('{id} 회원을 다시 열까요?', { id: member.mb_id })}
          yes={t('막은 것 풀기')}
          reasonLabel={t('푸는 이유')}
          onYes={doing(
            (reason) => call(adminMembers.unblock, { params, body: { reason } }),
            t('다시 들어올 수 있어요.'),
          )}
        >
          <p className="text-small text-ink-700">{t('다시 로그인할 수 있게 돼요.')}</p>
        </ConfirmWithReason>
      )}
      {asking === 'sessions' && (
        <ConfirmWithReason
          open
          onClose={close}
          busy={busy}
          title={t('모든 곳에서 로그아웃할까요?')}
          yes={t('모두 로그아웃')}
          reasonLabel={t('이유')}
          ready={[t('기기 분실'), t('도용 의심')]}
          onYes={doing(
            (reason) => call(adminMembers.endSessions, { params, body: { reason } }),
            t('모두 로그아웃했어요.'),
          )}
        >
          <p className="text-small text-ink-700">
            {t('{count}곳에서 나가게 돼요. 비밀번호는 그대로예요.', { count: member.sessions })}
          </p>
        </ConfirmWithReason>
      )}
    </Panel>
  )
}
