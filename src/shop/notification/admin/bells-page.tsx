import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminBells, type StaffBell, staffBellSorts } from '#shop/notification/restock-contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { SectionTabs } from './section-tabs.tsx'

/** What people wait for, the most wanted first. */
export default function BellsPage() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  const { send, busy } = useSend()
  const { role } = useStaff()
  const desk = useDesk('restock-bells', staffBellSorts, { by: 'waiting', order: 'desc' })
  const found = useQuery({
    ...queryOf(adminBells.list, { query: desk.query }),
    ...fresh,
    enabled: desk.ready,
  })

  async function tell(row: StaffBell) {
    const done = await send(() => call(adminBells.tell, { params: { io_no: row.io_no } }))
    if (!done) return
    toast(done.message)
    await client.invalidateQueries({ queryKey: [adminBells.list.path] })
  }

  const columns: Column<StaffBell>[] = [
    {
      name: 'it_name',
      label: t('상품'),
      head: true,
      sort: 'it_name',
      className: 'card:w-full card:max-w-0 card:min-w-52',
      cell: (row) => (
        <span className="block min-w-0 truncate">
          <Link
            to={adminPaths.product(row.it_id)}
            className="tap underline-offset-4 hover:underline"
          >
            {pick(row.it_name, row.it_name_en)}
          </Link>
          {row.option && (
            <span className="ml-2 text-caption text-ink-500">
              {pick(row.option, row.option_en)}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'waiting',
      label: t('기다리는 분'),
      sort: 'waiting',
      end: true,
      cell: (row) => <b className="font-semibold">{row.waiting}</b>,
    },
    {
      name: 'told',
      label: t('알린 분'),
      end: true,
      roomy: true,
      cell: (row) => <span className="text-ink-500">{row.told}</span>,
    },
    { name: 'left', label: t('지금 재고'), end: true, cell: (row) => row.left },
    {
      name: 'newest',
      label: t('최근 신청'),
      sort: 'newest',
      cell: (row) => (
        <time dateTime={row.newest} className="tabular text-ink-700">
          {shortStamp(row.newest)}
        </time>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      className: 'card:w-px card:pl-0',
      cell: (row) =>
        role !== 'accountant' &&
        row.waiting > 0 &&
        row.left > 0 && (
          <Button look="outline" size={44} disabled={busy} onClick={() => void tell(row)}>
            {t('알리기')}
          </Button>
        ),
    },
  ]

  return (
    <>
      <PageHead
        title={t('알림 발송')}
        note={t('재고가 들어오면 저절로 한 번 알리고, 적어 둔 연락처는 지워요.')}
      />
      <DeskList
        desk={desk}
        found={found}
        head={<SectionTabs now="bells" />}
        search={{ label: t('상품 이름으로 찾기') }}
        caption={t('재입고 알림')}
        columns={columns}
        idOf={(row) => String(row.io_no)}
        empty={{
          title: t('기다리는 상품이 없어요'),
          text: t('품절된 옵션에 손님이 재입고 알림을 신청하면 여기에 보여요.'),
        }}
      />
    </>
  )
}
