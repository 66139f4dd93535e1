import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { type Column, DataTable } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useRoleWord } from '#admin/ui/role-word.ts'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminStaff, type StaffAccount } from '#shop/member/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { LinkDialog, NewStaffDialog, RoleDialog, type StaffLink } from './staff-dialogs.tsx'
import { useStaffWork } from './use-staff-work.ts'

export default function StaffPage() {
  return (
    <OnlyFor area="staff">
      <StaffList />
    </OnlyFor>
  )
}

type Asking =
  | { what: 'new' }
  | { what: 'role' | 'person' | 'close' | 'open'; account: StaffAccount }
  | null

function StaffList() {
  const t = useT()
  const me = useStaff()
  const word = useRoleWord()
  const { data, isError, refetch } = useQuery({ ...queryOf(adminStaff.list, {}), ...fresh })
  const [asking, setAsking] = useState<Asking>(null)
  const [link, setLink] = useState<StaffLink | null>(null)
  const work = useStaffWork()
  const close = () => setAsking(null)

  async function makeLink(account: StaffAccount) {
    const made = await work.send(() => call(adminStaff.link, { params: { mb_id: account.mb_id } }))
    if (made) setLink(made.data)
  }

  const menuOf = (account: StaffAccount) =>
    account.mb_id === me.mb_id
      ? [{ label: t('이름과 메일 바꾸기'), run: () => setAsking({ what: 'person', account }) }]
      : [
          { label: t('이름과 메일 바꾸기'), run: () => setAsking({ what: 'person', account }) },
          { label: t('맡은 일 바꾸기'), run: () => setAsking({ what: 'role', account }) },
          {
            label: t('비밀번호 링크 만들기'),
            run: () => void makeLink(account),
            reason: account.active ? null : t('닫아 둔 계정이에요.'),
          },
          account.active
            ? {
                label: t('계정 닫기'),
                run: () => setAsking({ what: 'close', account }),
                danger: true,
              }
            : { label: t('계정 열기'), run: () => setAsking({ what: 'open', account }) },
        ]

  const columns: Column<StaffAccount>[] = [
    { name: 'mb_id', label: t('아이디'), head: true, cell: (row) => row.mb_id },
    { name: 'mb_name', label: t('이름'), cell: (row) => row.mb_name },
    {
      name: 'mb_email',
      label: t('메일'),
      roomy: true,
      cell: (row) => <span className="text-ink-700">{row.mb_email}</span>,
    },
    {
      name: 'staff_role',
      label: t('맡은 일'),
      cell: (row) => <Badge tone="info">{word(row.staff_role)}</Badge>,
    },
    {
      name: 'last_login_at',
      label: t('마지막 로그인'),
      cell: (row) => (
        <span className="tabular text-ink-700">
          {row.last_login_at
            ? stamp(row.last_login_at)
            : row.waiting
              ? t('아직 비밀번호를 정하지 않았어요')
              : '–'}
        </span>
      ),
    },
    {
      name: 'active',
      label: t('상태'),
      cell: (row) =>
        row.active ? (
          <Badge tone="done">{t('이용 중')}</Badge>
        ) : (
          <Badge tone="bad">{t('닫힘')}</Badge>
        ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) => (
        <span className="inline-flex items-center gap-1">
          {row.mb_id === me.mb_id && <span className="text-caption text-ink-500">{t('나')}</span>}
          <RowMenu label={t('{id} 계정에 할 일', { id: row.mb_id })} items={menuOf(row)} />
        </span>
      ),
    },
  ]

  return (
    <>
      <PageHead
        title={t('직원')}
        note={t('맡은 일에 따라 볼 수 있는 화면과 바꿀 수 있는 것이 정해져요.')}
        actions={
          <Button size={44} onClick={() => setAsking({ what: 'new' })}>
            <UserRoundPlus aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('직원 추가')}
          </Button>
        }
      />
      <Panel flush>
        <DataTable
          caption={t('직원 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => row.mb_id}
          failed={isError}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('아직 직원이 없어요')} />}
        />
      </Panel>
      <div className="mt-6">
        <RoleTable />
      </div>
      <div className="h-10" />
      {asking?.what === 'person' && (
        <PersonDialog account={asking.account} onClose={close} onSaved={work.refresh} />
      )}
      {asking?.what === 'new' && (
        <NewStaffDialog
          onClose={close}
          onMade={(made) => {
            close()
            setLink(made)
            work.refresh()
          }}
        />
      )}
      {asking?.what === 'role' && (
        <RoleDialog account={asking.account} onClose={close} work={work} />
      )}
      {asking?.what === 'close' && (
        <ConfirmWithReason
          open
          onClose={close}
          busy={work.busy}
          title={t('{id} 계정을 닫을까요?', { id: asking.account.mb_id })}
          yes={t('계정 닫기')}
          reasonLabel={t('닫는 이유')}
          ready={[t('퇴사'), t('휴직'), t('도용 의심')]}
          onYes={async (reason) => {
            if (
              await work.save(
                () =>
                  call(adminStaff.active, {
                    params: { mb_id: asking.account.mb_id },
                    body: { active: false, reason },
                  }),
                t('계정을 닫았어요.'),
              )
            )
              close()
          }}
        >
          <p className="text-small text-ink-700">
            {t(
              '로그인한 모든 곳에서 바로 나가고, 다시 열 때까지 들어올 수 없어요. 한 일의 기록은 그대로 남아요.',
            )}
          </p>
        </ConfirmWithReason>
      )}
      {asking?.what === 'open' && (
        <ConfirmWithReason
          open
          onClose={close}
          busy={work.busy}
          title={t('{id} 계정을 다시 열까요?', { id: asking.account.mb_id })}
          yes={t('계정 열기')}
          reasonLabel={t('여는 이유')}
          onYes={async (reason) => {
            if (
              await work.save(
                () =>
                  call(adminStaff.active, {
                    params: { mb_id: asking.account.mb_id },
                    body: { active: true, reason },
                  }),
                t('계정을 열었어요.'),
              )
            )
              close()
          }}
        >
          <p className="text-small text-ink-700">
            {t('전과 같은 일을 맡은 채로 다시 로그인할 수 있어요.')}
          </p>
        </ConfirmWithReason>
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  )
}
