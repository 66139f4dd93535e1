import { useQuery } from '@tanstack/react-query'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import type { Applied } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { ListFile } from '#admin/ui/list-file.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import {
  adminMembers,
  type DeskRow,
  memberSorts,
  memberStates,
} from '#shop/member/desk-contract.ts'
import { highestGrade, lowestGrade } from '#shop/member/desk-rules.ts'
import { gradeLabel } from '#shop/member/grade-rules.ts'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { StandingChip } from './standing-chip.tsx'

const list = 'members'

export default function MembersPage() {
  return (
    <OnlyFor area="members">
      <Members />
    </OnlyFor>
  )
}

function Members() {
  const t = useT()
  const desk = useDesk(list, memberSorts, { by: 'created_at', order: 'desc' })
  const { address } = desk
  const { filters } = address
  const mb_level = /^([1-9]|10)$/.test(filters.mb_level ?? '') ? filters.mb_level : undefined
  const query = { ...desk.query, state: desk.pick('state', memberStates), mb_level }
  const found = useQuery({
    ...queryOf(adminMembers.list, { query }),
    ...fresh,
    enabled: desk.ready,
  })
  const applied: Applied[] = [
    ...(filters.keyword
      ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }]
      : []),
    ...(filters.mb_level
      ? [{ name: 'mb_level', label: gradeLabel(t, Number(filters.mb_level)) }]
      : []),
  ]
  return (
    <>
      <PageHead
        title={t('회원 관리')}
        note={t('메일과 전화는 가려서 보여요. 필요할 때 이유를 적고 열어 보세요.')}
        actions={
          <ListFile
            personal
            total={found.data?.total}
            save={(body) => saveFile(adminMembers.sheet, { query, body })}
          />
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('회원 목록')}
        columns={useColumns()}
        idOf={(row) => row.mb_id}
        states={{
          label: t('회원 상태'),
          all: t('모든 회원'),
          choices: [
            { value: 'active', label: t('쇼핑 회원') },
            { value: 'blocked', label: t('막힌 회원') },
            { value: 'left', label: t('탈퇴한 회원') },
            { value: 'staff', label: t('직원') },
          ],
        }}
        search={{
          label: t('아이디, 이름, 메일, 전화로 회원 찾기'),
          placeholder: t('아이디, 이름, 메일, 전화'),
        }}
        filters={
          <Select
            label={t('등급')}
            hideLabel
            small
            optional
            placeholder={t('모든 등급')}
            value={filters.mb_level ?? ''}
            onChange={(level) => address.set({ mb_level: level })}
            choices={Array.from({ length: highestGrade - lowestGrade + 1 }, (_, at) => ({
              value: String(lowestGrade + at),
              label: gradeLabel(t, lowestGrade + at),
            }))}
            className="w-36"
          />
        }
        applied={applied}
        open={(row) => adminPaths.member(row.mb_id)}
        empty={{
          title: t('아직 회원이 없어요'),
          filtered: t('조건에 맞는 회원이 없어요'),
          text: t('전화는 숫자 일부만 적어도 찾을 수 있어요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<DeskRow>[] {
  const t = useT()
  return [
    {
      name: 'mb_id',
      label: t('아이디'),
      head: true,
      sort: 'mb_id',
      cell: (row) => (
        <RowLink list={list} id={row.mb_id} to={adminPaths.member(row.mb_id)}>
          {row.mb_id}
        </RowLink>
      ),
    },
    { name: 'mb_name', label: t('이름'), sort: 'mb_name', cell: (row) => row.mb_name },
    {
      name: 'mb_email',
      label: t('메일'),
      roomy: true,
      cell: (row) => <span className="text-ink-700">{row.mb_email}</span>,
    },
    {
      name: 'mb_hp',
      label: t('전화'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">{row.mb_hp || '–'}</span>
      ),
    },
    {
      name: 'mb_level',
      label: t('등급'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap">
          {row.staff_role ? '–' : gradeLabel(t, row.mb_level)}
        </span>
      ),
    },
    {
      name: 'orders',
      label: t('주문 수'),
      end: true,
      cell: (row) => <span className="tabular">{row.orders.toLocaleString()}</span>,
    },
    {
      name: 'mb_point',
      label: t('포인트'),
      end: true,
      sort: 'mb_point',
      cell: (row) => <span className="tabular">{row.mb_point.toLocaleString()}</span>,
    },
    {
      name: 'created_at',
      label: t('가입'),
      sort: 'created_at',
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {dotted(koreanDay(row.created_at))}
        </span>
      ),
    },
    {
      name: 'last_login_at',
      label: t('마지막 로그인'),
      roomy: true,
      cell: (row) => (
        <span className="tabular whitespace-nowrap text-ink-700">
          {row.last_login_at ? stamp(row.last_login_at) : '–'}
        </span>
      ),
    },
    { name: 'state', label: t('상태'), cell: (row) => <StandingChip member={row} /> },
  ]
}
