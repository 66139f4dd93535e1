import { useState } from 'react'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { RevealButton } from '#admin/ui/reveal-button.tsx'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { useT } from '#ui/language.tsx'
import { useMemberAct } from './use-member-act.ts'

/** Who it is, masked; whole for whoever says why, until the page is left. */
export function PersonPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const { again } = useMemberAct(member.mb_id)
  const [whole, setWhole] = useState<AnswerOf<typeof adminMembers.reveal>['data'] | null>(null)

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
      {!whole && (
        <RevealButton
          ask={(reason) =>
            call(adminMembers.reveal, { params: { mb_id: member.mb_id }, body: { reason } })
          }
          onWhole={(data) => {
            setWhole(data)
            return again()
          }}
        />
      )}
    </Panel>
  )
}
