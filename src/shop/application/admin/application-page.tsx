import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { FileLinks } from '#admin/ui/file-links.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { isTrade, kindWords } from '#shop/application/rules.ts'
import { ApplicationBadge } from '#shop/application/ui/application-badge.tsx'
import { TypedFacts } from '#shop/application/ui/typed-facts.tsx'
import { gradeName } from '#shop/member/grade-rules.ts'
import { useT } from '#ui/language.tsx'
import { CheckPanel } from './check-panel.tsx'
import { DecisionPanel } from './decision-panel.tsx'

/** One application: what was sent, what the tax office says, what staff decide. */
export default function ApplicationPage() {
  return (
    <OnlyFor area="members">
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
            title={one.company || one.typed.name}
            back={back}
            beside={<ApplicationBadge kind={one.kind} state={one.state} />}
            note={`${t(kindWords[one.kind])} · ${stamp(one.created_at)}`}
          />
          <div className="grid items-start gap-6 pb-10 min-[1180px]:grid-cols-[minmax(0,1fr)_372px]">
            <Panel title={t('받은 내용')}>
              <TypedFacts kind={one.kind} typed={one.typed} lines={one.lines} />
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
              {isTrade(one.kind) && <CheckPanel one={one} />}
              <Who one={one} />
            </div>
          </div>
        </>
      )}
    </StoredOne>
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
            value: one.mb_id ? (
              <Link
                to={adminPaths.member(one.mb_id)}
                className="underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {one.mb_name} ({one.mb_id})
              </Link>
            ) : (
              t('비회원')
            ),
          },
          one.level_now !== null && {
            label: t('지금 등급'),
            value: `${one.level_now} · ${t(gradeName(one.level_now))}`,
          },
          { label: t('언어'), value: one.lang === 'en' ? 'English' : '한국어' },
          { label: t('동의한 글'), value: one.privacy_version },
          one.decided_at !== null && { label: t('정한 때'), value: stamp(one.decided_at) },
          one.decided_by !== null && { label: t('정한 직원'), value: one.decided_by },
        ]}
      />
    </Panel>
  )
}
