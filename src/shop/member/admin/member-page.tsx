import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { AccountPanel } from './account-panel.tsx'
import { ConsentsPanel, LoginsPanel, OrdersPanel } from './around-panels.tsx'
import { CouponsPanel } from './coupons-panel.tsx'
import { CreditPanel } from './credit-panel.tsx'
import { EventsPanel } from './events/events-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PointsPanel } from './points-panel.tsx'
import { InquiriesPanel, ReviewsPanel } from './said-panels.tsx'
import { StandingChip } from './standing-chip.tsx'

export default function MemberPage() {
  return (
    <OnlyFor area="members">
      <Member />
    </OnlyFor>
  )
}

function Member() {
  const t = useT()
  const { memberId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(adminMembers.show, { params: { mb_id: memberId } }),
    ...freshOne,
  })
  const back = { to: adminPaths.members(), label: t('회원 목록') }
  if (data) return <MemberDesk key={memberId} member={data.data} back={back} />
  if (error instanceof Refusal && error.status === 404) {
    return (
      <EmptyState
        level={1}
        title={t('없는 회원이에요')}
        drawing={<BlankStrip />}
        action={<ButtonLink to={adminPaths.members()}>{t('회원 목록')}</ButtonLink>}
      >
        <p>{t('아이디 {id}을(를) 다시 확인해 주세요.', { id: memberId })}</p>
      </EmptyState>
    )
  }
  if (error)
    return (
      <ErrorState level={1} title={t('회원을 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  return (
    <>
      <PageHead title={memberId} back={back} />
      <div aria-busy="true" className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_348px]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </>
  )
}

function MemberDesk({ member, back }: { member: DeskMember; back: { to: string; label: string } }) {
  const t = useT()
  const staff = useStaff()
  return (
    <>
      <PageHead
        title={`${member.mb_name} (${member.mb_id})`}
        beside={<StandingChip member={member} />}
        note={t('{day} 가입', { day: stamp(member.created_at) })}
        back={back}
        actions={
          staff.changes('orders') &&
          !member.blocked_at &&
          !member.left_at && (
            <>
              <ButtonLink
                size={44}
                look="outline"
                to={adminPaths.newOrder({ mb_id: member.mb_id })}
              >
                {t('주문 적기')}
              </ButtonLink>
              <ButtonLink
                size={44}
                look="outline"
                to={adminPaths.newQuotation({ mb_id: member.mb_id })}
              >
                {t('견적서 적기')}
              </ButtonLink>
            </>
          )
        }
      />
      {member.blocked_at && (
        <InlineNotice tone="bad" className="mb-6">
          {t('{day}부터 막혀 있는 계정이에요. 로그인할 수 없어요.', {
            day: stamp(member.blocked_at),
          })}
        </InlineNotice>
      )}
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <OrdersPanel member={member} />
          <PointsPanel member={member} />
          <CreditPanel member={member} />
          <CouponsPanel member={member} />
          <InquiriesPanel member={member} />
          <ReviewsPanel member={member} />
          <ConsentsPanel member={member} />
          <LoginsPanel member={member} />
          <EventsPanel events={member.events} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PersonPanel member={member} />
          <AccountPanel member={member} />
          <NotesPanel member={member} />
        </div>
      </div>
    </>
  )
}
