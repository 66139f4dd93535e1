import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { leaveFromRow } from '#admin/ui/return-row.ts'
import { useStaff } from '#admin/ui/staff.ts'
import { useAskRemoval } from '#admin/ui/use-ask-removal.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { boards } from '#shop/support/contract.ts'
import { adminNotices, noticeSorts, type StaffNoticeRow } from '#shop/support/notice-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { useBoardWords } from './board-words.ts'
import { useNoticeColumns } from './notice-columns.tsx'
import { useNoticeTitle } from './notice-title.ts'

const list = 'notices'

export default function NoticesPage() {
  return (
    <OnlyFor area="contents">
      <Notices />
    </OnlyFor>
  )
}

function Notices() {
  const t = useT()
  const staff = useStaff()
  const boardWords = useBoardWords()
  const desk = useDesk(list, noticeSorts, { by: 'created_at', order: 'desc' })
  const found = useQuery({
    ...queryOf(adminNotices.list, { query: { ...desk.query, board: desk.pick('board', boards) } }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useNoticeColumns(list, useRowActs())
  return (
    <>
      <PageHead
        title={t('공지')}
        note={t('저장하면 가게에 바로 보여요. 고정한 공지는 가게 목록의 맨 위에 있어요.')}
        actions={
          staff.changes('contents') && (
            <ButtonLink to={adminPaths.newNotice()} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('공지 쓰기')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('공지 목록')}
        columns={columns}
        idOf={(row) => String(row.id)}
        states={{
          name: 'board',
          label: t('게시판'),
          choices: boards.map((value) => ({ value, label: boardWords[value] })),
        }}
        search={{ label: t('제목과 내용으로 찾기') }}
        open={(row) => adminPaths.notice(row.id)}
        empty={{
          title: t('아직 공지가 없어요'),
          filtered: t('조건에 맞는 공지가 없어요'),
          text: t('배송, 재입고, 쉬는 날처럼 모두가 알아야 할 소식을 써 보세요.'),
        }}
      />
    </>
  )
}

function useRowActs() {
  const titleOf = useNoticeTitle()
  const toast = useToast()
  const askRemoval = useAskRemoval()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { send } = useSend()

  async function remove(row: StaffNoticeRow) {
    const name = titleOf(row)
    if (!(await askRemoval(name, paths.notice(row.id)))) return
    const done = await send(() => call(adminNotices.remove, { params: { id: row.id } }))
    await client.invalidateQueries({ queryKey: [adminNotices.list.path] })
    if (done) toast(done.message)
  }

  return {
    edit: (row: StaffNoticeRow) => {
      leaveFromRow(list, String(row.id))
      void navigate(adminPaths.notice(row.id))
    },
    remove: (row: StaffNoticeRow) => void remove(row),
  }
}
