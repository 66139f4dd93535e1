import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { FileLinks } from '#admin/ui/file-links.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { isTrade, kindWords } from '#shop/application/rules.ts'
import { ApplicationBadge } from '#shop/application/ui/application-badge.tsx'
import { TypedFacts } from '#shop/application/ui/typed-facts.tsx'
import { FrozenFormulaSheet } from '#shop/custom/ui/frozen-formula.tsx'
import { gradeLabel } from '#shop/member/grade-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { CheckPanel } from './check-panel.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { ProposalPanel } from './proposal-panel.tsx'
import { ValidityPanel } from './validity-panel.tsx'
import { agreementWords } from './words.ts'

/** One application: what was sent, what the tax office says, what staff decide. */
export default function ApplicationPage() {
  return (
    <OnlyFor area="applications">
      <OneApplication />
    </OnlyFor>
  )
}

function OneApplication() {
  const t = useT()
  const ap_id = rowIdIn(useParams().applicationId)
  const found = useQuery({
    ...queryOf(adminApplications.show, { params: { ap_id } }),
    ...fresh,
  })
  const back = { to: adminPaths.applications(), label: t('거래·단체 신청') }
  return (
    <StoredOne found={found} title={t('거래·단체 신청')} back={back}>
      {(one) => (
        <>
          <PageHead
            title={one.company || one.typed.name || t('지운 손님')}
            back={back}
            beside={<ApplicationBadge kind={one.kind} state={one.state} />}
            note={`${t(kindWords[one.kind])} · ${stamp(one.created_at)}`}
          />
          <div className="grid items-start gap-6 pb-10 min-[1180px]:grid-cols-[minmax(0,1fr)_372px]">
            <Panel title={t('받은 내용')}>
              <TypedFacts kind={one.kind} typed={one.typed} lines={one.lines} sends={one.sends} />
              {one.formula && <FrozenFormulaSheet formula={one.formula} />}
              <FileLinks
                files={one.files}
                addressOf={({ file_id }) =>
                  urlOf(adminApplications.file.path, { ap_id: one.ap_id, file_id })
                }
                className="mt-6 border-t border-paper-200 pt-4"
              />
            </Panel>
            <div className="grid min-w-0 gap-6">
              <DecisionPanel key={`${one.ap_id}-${one.version}`} one={one} />
              {isTrade(one.kind) && one.state === 'approved' && (
                <ValidityPanel key={`until-${one.ap_id}-${one.version}`} one={one} />
              )}
              {one.kind === 'class' && <ProposalPanel one={one} />}
              {one.kind === 'fragrance' && (
                <ButtonLink to={adminPaths.fragrance(one.ap_id)} look="outline">
                  {t('커스텀 향 진행')}
                </ButtonLink>
              )}
              {one.kind === 'bulk' && <QuotationLinks one={one} />}
              {isTrade(one.kind) && <CheckPanel one={one} />}
              <Who one={one} />
            </div>
          </div>
        </>
      )}
    </StoredOne>
  )
}

/** A large order is answered by a quotation. */
function QuotationLinks({ one }: { one: DeskApplication }) {
  const t = useT()
  const staff = useStaff()
  const over = ['confirmed', 'withdrawn', 'rejected'].includes(one.state)
  if (!staff.changes('orders')) return null
  return (
    <Panel title={t('견적')}>
      <p className="text-small text-ink-700">
        {one.answer_path
          ? t('견적서를 보냈어요. 주문하면 이 문의도 함께 끝나요.')
          : t('견적서를 메일로 보내면 이 문의에 답한 것으로 적혀요.')}
      </p>
      <div className="mt-4 grid gap-2">
        {!over && (
          <ButtonLink size={44} to={adminPaths.newQuotation({ ap_id: one.ap_id })}>
            {one.answer_path ? t('새 견적서 쓰기') : t('견적서 쓰기')}
          </ButtonLink>
        )}
        {one.answer_path && (
          <ButtonLink size={44} look="outline" to={one.answer_path}>
            {t('손님이 보는 견적서')}
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}

function Who({ one }: { one: DeskApplication }) {
  const t = useT()
  return (
    <Panel title={t('신청한 사람')}>
      <Facts
        facts={[
          {
            label: t('회원'),
            value: one.mb_id ? <MemberLink one={one} /> : t('비회원'),
          },
          one.level_now !== null && {
            label: t('지금 등급'),
            value: gradeLabel(t, one.level_now),
          },
          { label: t('언어'), value: one.lang === 'en' ? t('영어') : t('한국어') },
          { label: t('동의한 글'), value: one.privacy_version },
          one.agreed.length > 0 && {
            label: t('따로 동의한 것'),
            value: one.agreed.map((what) => t(agreementWords[what] ?? what)).join(', '),
          },
          one.state === 'suspended' &&
            one.valid_until !== null && {
              label: t('거래 마지막 날'),
              value: dotted(one.valid_until),
            },
          one.decided_at !== null && { label: t('정한 때'), value: stamp(one.decided_at) },
          one.decided_by !== null && { label: t('정한 직원'), value: one.decided_by },
        ]}
      />
    </Panel>
  )
}

/** Staff of the studio have no page of members. */
function MemberLink({ one }: { one: DeskApplication }) {
  const staff = useStaff()
  const words = `${one.mb_name} (${one.mb_id})`
  return staff.sees('members') ? (
    <Link
      to={adminPaths.member(one.mb_id ?? '')}
      className="underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {words}
    </Link>
  ) : (
    words
  )
}
