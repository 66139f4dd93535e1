import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminClasses, type ClassRowOfDesk, staffClassSorts } from '#shop/tssa/admin-contract.ts'
import { categoryWord, kindWord } from '#shop/tssa/ui/class-words.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

const list = 'classes'

export default function ClassesPage() {
  return (
    <OnlyFor area="classes">
      <Classes />
    </OnlyFor>
  )
}

function Classes() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, staffClassSorts, { by: 'class_order', order: 'asc' })
  const found = useQuery({
    ...queryOf(adminClasses.list, {
      query: { ...desk.query, state: desk.pick('state', ['shown', 'hidden']) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('클래스 목록')}
        note={t('무엇을 배우고 얼마인지 적어요. 날짜는 ‘날짜와 예약’에서 만들어요.')}
        actions={
          staff.changes('classes') && (
            <ButtonLink to={adminPaths.classPage('new')} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('새 클래스')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('클래스 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.class_id)}
        states={{
          label: t('보이는 상태'),
          choices: [
            { value: 'shown', label: t('보임') },
            { value: 'hidden', label: t('숨김') },
          ],
        }}
        search={{ label: t('이름으로 찾기') }}
        open={(row) => adminPaths.classPage(row.class_id)}
        empty={{
          title: t('아직 클래스가 없어요'),
          filtered: t('조건에 맞는 클래스가 없어요'),
          text: t('클래스를 만들고 날짜를 더하면 손님이 볼 수 있어요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<ClassRowOfDesk>[] {
  const t = useT()
  const money = useMoney()
  const { pick } = useLang()
  return [
    {
      name: 'title',
      label: t('클래스 이름'),
      head: true,
      sort: 'title',
      className: 'card:min-w-60 card:whitespace-normal!',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3 py-1.5">
          {row.image && (
            <span className="h-11 w-14 shrink-0 overflow-hidden bg-paper-200">
              <Picture name={row.image} alt="" ratio="4:3" sizes="56px" />
            </span>
          )}
          <RowLink
            list={list}
            id={String(row.class_id)}
            to={adminPaths.classPage(row.class_id)}
            className="font-medium"
          >
            {pick(row.title, row.title_en)}
          </RowLink>
        </span>
      ),
    },
    {
      name: 'kind',
      label: t('종류'),
      cell: (row) => `${t(kindWord[row.kind])} · ${t(categoryWord[row.category])}`,
    },
    {
      name: 'price',
      label: t('수강료'),
      sort: 'price',
      end: true,
      cell: (row) => <span className="tabular">{money(row.price, 'krw')}</span>,
    },
    {
      name: 'dates',
      label: t('남은 날짜'),
      end: true,
      cell: (row) => <span className="tabular">{row.dates}</span>,
    },
    {
      name: 'next_at',
      label: t('다음 날짜'),
      sort: 'next_at',
      roomy: true,
      cell: (row) => (row.next_at ? <MomentCell at={row.next_at} /> : '–'),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) =>
        row.class_use ? <Badge tone="done">{t('보임')}</Badge> : <Badge>{t('숨김')}</Badge>,
    },
  ]
}
