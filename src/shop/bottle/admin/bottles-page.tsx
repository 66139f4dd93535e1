import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { bottleDesk, bottleSorts, type DeskBottle } from '#shop/bottle/desk-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

const list = 'bottles'

export default function BottlesPage() {
  return (
    <OnlyFor area="products">
      <Bottles />
    </OnlyFor>
  )
}

/** Blank bottles that can be labelled, with their print areas and prices. */
function Bottles() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, bottleSorts, { by: 'position', order: 'asc' })
  const found = useQuery({
    ...queryOf(bottleDesk.list, { query: desk.query }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('병 모델')}
        note={t('손님이 고르는 빈 병이에요. 사진과 라벨 자리, 수량별 값을 정해요.')}
        back={{ to: adminPaths.bottleJobs(), label: t('맞춤 병 목록') }}
        actions={
          <>
            <ButtonLink to={adminPaths.bottleKit()} look="outline" size={44}>
              {t('부품과 본보기')}
            </ButtonLink>
            {staff.changes('products') && (
              <ButtonLink to={adminPaths.bottle('new')} size={44}>
                <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
                {t('병 더하기')}
              </ButtonLink>
            )}
          </>
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('병 모델 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.bottle_id)}
        search={{ label: t('이름으로 찾기'), placeholder: t('병 이름') }}
        open={(row) => adminPaths.bottle(row.bottle_id)}
        empty={{ title: t('아직 병이 없어요'), text: t('병을 더하면 손님이 고를 수 있어요.') }}
      />
    </>
  )
}

function useColumns(): Column<DeskBottle>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  return [
    {
      name: 'name',
      label: t('병'),
      head: true,
      sort: 'name',
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <span className="block h-12 w-10 shrink-0 overflow-hidden bg-paper-200">
            <Picture name={row.picture} alt="" sizes="40px" />
          </span>
          <RowLink
            list={list}
            id={String(row.bottle_id)}
            to={adminPaths.bottle(row.bottle_id)}
            className="block truncate"
          >
            {pick(row.name, row.name_en)}
          </RowLink>
        </span>
      ),
    },
    { name: 'volume', label: t('용량'), end: true, cell: (row) => `${row.volume_ml} ml` },
    {
      name: 'label',
      label: t('라벨'),
      cell: (row) => (
        <span className="tabular whitespace-nowrap">
          {row.label_w} × {row.label_h} mm
        </span>
      ),
    },
    {
      name: 'price',
      label: t('한 개부터'),
      end: true,
      cell: (row) => <span className="tabular">{money(row.tiers[0]?.won ?? 0, 'krw')}</span>,
    },
    { name: 'stock', label: t('재고'), end: true, cell: (row) => row.stock },
    {
      name: 'is_used',
      label: t('상태'),
      cell: (row) => (
        <Badge tone={row.is_used ? 'done' : 'plain'}>
          {row.is_used ? t('만들 수 있음') : t('쉬는 중')}
        </Badge>
      ),
    },
  ]
}
