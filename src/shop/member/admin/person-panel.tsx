import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { useAct } from '#admin/ui/use-act.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useMemberAct } from './use-member-act.ts'

type Whole = AnswerOf<typeof adminMembers.reveal>['data']

/** Who it is, masked; whole for whoever says why, until the page is left. */
export function PersonPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const staff = useStaff()
  const { busy, act } = useAct()
  const { again } = useMemberAct(member.mb_id)
  const [asking, setAsking] = useState(false)
  const [whole, setWhole] = useState<Whole | null>(null)

  async function reveal(reason: string) {
    const answer = await act(() =>
      call(adminMembers.reveal, { params: { mb_id: member.mb_id }, body: { reason } }),
    )
    if (!answer) return
    setWhole(answer.data)
    setAsking(false)
    await again()
  }

  return (
    <Panel title={t('개인정보')} end={whole ? t('열어 본 기록이 남았어요') : t('가려서 보여요')}>
      <Facts
        facts={[
          { label: t('이름'), value: member.mb_name },
          {
            label: t('메일'),
            value: whole ? (
              <a href={`mailto:${whole.mb_email}`}>{whole.mb_email}</a>
            ) : (
              member.mb_email
            ),
          },
          {
            label: t('전화'),
            value: (
              <span className="tabular">
                {whole ? formatPhone(whole.mb_hp) || '–' : member.mb_hp || '–'}
              </span>
            ),
          },
          {
            label: t('주소'),
            value: whole
              ? [whole.mb_zip && `(${whole.mb_zip})`, whole.mb_addr].filter(Boolean).join(' ') ||
                '–'
              : member.mb_addr || '–',
          },
          {
            label: t('생일'),
            value: (
              <span className="tabular">{(whole ? whole.mb_birth : member.mb_birth) || '–'}</span>
            ),
          },
          member.social.length > 0 && { label: t('간편 로그인'), value: member.social.join(', ') },
        ]}
      />
      {!whole && staff.changes('members') && (
        <Button look="outline" size={44} className="mt-4" onClick={() => setAsking(true)}>
          {t('가린 정보 보기')}
        </Button>
      )}
      {asking && (
        <ConfirmWithReason
          open
          onClose={() => setAsking(false)}
          title={t('가린 정보를 볼까요?')}
          yes={t('이유 남기고 보기')}
          busy={busy}
          onYes={reveal}
          reasonLabel={t('보려는 이유')}
          ready={[t('배송 주소 확인'), t('고객 문의 답변'), t('본인 확인')]}
        >
          <p className="text-small text-ink-700">
            {t('누가 언제 왜 봤는지 기록에 남아요. 필요한 만큼만 봐 주세요.')}
          </p>
        </ConfirmWithReason>
      )}
    </Panel>
  )
}
