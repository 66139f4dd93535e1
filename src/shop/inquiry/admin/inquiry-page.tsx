import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { RelatedPanel } from '#admin/ui/related-panel.tsx'
import { RevealButton } from '#admin/ui/reveal-button.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import type { PersonalCategory, ProductCategory } from '#shop/inquiry/contract.ts'
import { adminInquiries, type StaffInquiry } from '#shop/inquiry/desk-contract.ts'
import { personalWords, productWords } from '#shop/inquiry/rules.ts'
import { adminMembers } from '#shop/member/desk-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { EnglishPanel } from './english-panel.tsx'
import { Files } from './files.tsx'
import { Waiting } from './inquiry-columns.tsx'
import { AssignPanel, NotesPanel } from './side-panels.tsx'

export function inquiryOf(kind: string, id: number) {
  return queryOf(adminInquiries.show, { params: { kind, id } })
}

/** One question: what was asked, with what, by whom; the answer; and what staff say among themselves. */
export default function InquiryPage() {
  const t = useT()
  const staff = useStaff()
  const { kind = '', id = '' } = useParams()
  const { data, isError, refetch } = useQuery({ ...inquiryOf(kind, rowIdIn(id)), ...fresh })
  const inquiry = data?.data
  const back = { to: adminPaths.inquiries(), label: t('고객 문의') }
  if (isError && !inquiry)
    return (
      <ErrorState
        level={1}
        title={t('문의를 불러오지 못했어요')}
        onRetry={() => void refetch()}
        action={
          <ButtonLink look="outline" to={back.to}>
            {t('문의 목록')}
          </ButtonLink>
        }
      />
    )
  if (!inquiry) return <Skeleton className="h-96" />
  return (
    <>
      <PageHead
        title={inquiry.subject}
        back={back}
        beside={<Waiting row={inquiry} />}
        note={stamp(inquiry.asked_at)}
      />
      <div className="grid items-start gap-6 pb-10 min-[1180px]:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid min-w-0 gap-6">
          <Panel title={t('받은 문의')}>
            <p className="text-plain whitespace-pre-line [overflow-wrap:anywhere]">
              {inquiry.content}
            </p>
            <Files inquiry={inquiry} files={inquiry.files} />
          </Panel>
          <AnswerPanel key={`${kind}-${id}`} inquiry={inquiry} />
          {inquiry.kind === 'product' && staff.changes('customers') && (
            <EnglishPanel key={`english-${kind}-${id}`} inquiry={inquiry} />
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <About inquiry={inquiry} />
          {inquiry.od_id !== null && (
            <RelatedPanel
              od_id={inquiry.od_id}
              here={{ kind: 'inquiry', id: String(inquiry.id) }}
            />
          )}
          <AssignPanel inquiry={inquiry} />
          <NotesPanel inquiry={inquiry} />
        </div>
      </div>
    </>
  )
}

function About({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useT()
  const staff = useStaff()
  const { pick } = useLang()
  const [whole, setWhole] = useState<AnswerOf<typeof adminMembers.reveal>['data'] | null>(null)
  const category =
    inquiry.kind === 'personal'
      ? // written from these two lists alone
        personalWords[inquiry.category as PersonalCategory]
      : // as above
        productWords[inquiry.category as ProductCategory]
  const wants = [inquiry.wants_mail && t('메일'), inquiry.wants_sms && t('문자')]
    .filter(Boolean)
    .join(', ')
  const link = 'underline decoration-line underline-offset-4 hover:decoration-current'
  return (
    <Panel title={t('문의한 회원')} end={whole && t('열어 본 기록이 남았어요')}>
      <Facts
        facts={[
          {
            label: t('회원'),
            value: staff.sees('members') ? (
              <Link to={adminPaths.member(inquiry.mb_id)} className={link}>
                {`${inquiry.mb_name} (${inquiry.mb_id})`}
              </Link>
            ) : (
              `${inquiry.mb_name} (${inquiry.mb_id})`
            ),
          },
          { label: t('메일'), value: whole?.mb_email ?? inquiry.mb_email },
          inquiry.mb_hp !== '' && {
            label: t('전화'),
            value: whole ? formatPhone(whole.mb_hp) : inquiry.mb_hp,
          },
          { label: t('답변 알림'), value: wants || t('알림함만') },
          {
            label: t('종류'),
            value: `${inquiry.kind === 'personal' ? t('1:1 개인 문의') : t('상품 문의')} · ${t(category)}`,
          },
          inquiry.kind === 'product' && {
            label: t('공개'),
            value: inquiry.secret ? t('비밀글') : t('모두에게 보임'),
          },
          inquiry.it_id !== null && {
            label: t('상품'),
            value: (
              <Link to={paths.product(inquiry.it_id)} className={link}>
                {pick(inquiry.it_name ?? '', inquiry.it_name_en)}
              </Link>
            ),
          },
          inquiry.od_id !== null && {
            label: t('주문'),
            value: (
              <Link to={adminPaths.order(inquiry.od_id)} className={`tabular ${link}`}>
                {inquiry.od_id}
              </Link>
            ),
          },
          inquiry.related !== null && {
            label: t('앞선 문의'),
            value: (
              <Link
                to={adminPaths.inquiry('personal', inquiry.related)}
                className={`tabular ${link}`}
              >
                {inquiry.related}
              </Link>
            ),
          },
        ]}
      />
      {!whole && (
        <RevealButton
          ask={(reason) =>
            call(adminMembers.reveal, { params: { mb_id: inquiry.mb_id }, body: { reason } })
          }
          onWhole={setWhole}
        />
      )}
      <Link
        to={adminPaths.inquiries({ tab: 'all', mb_id: inquiry.mb_id })}
        className={`mt-4 block w-fit text-small ${link}`}
      >
        {t('이 회원의 문의 모두 보기')}
      </Link>
    </Panel>
  )
}
