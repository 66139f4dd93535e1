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
import {
  adminMaterials,
  type MaterialRow,
  materialKinds,
  materialSorts,
} from '#shop/custom/material-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { kindWords } from './words.ts'

const list = 'materials'

/** What formulas and calculators are made of, with their limits and packs. */
export default function MaterialsPage() {
  return (
    <OnlyFor area="products">
      <Materials />
    </OnlyFor>
  )
}

function Materials() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, materialSorts, { by: 'name', order: 'asc' })
  const found = useQuery({
    ...queryOf(adminMaterials.list, {
      query: { ...desk.query, kind: desk.pick('kind', materialKinds) },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={t('포뮬러 재료')}
        note={t('포뮬러와 작업대 계산기가 쓰는 재료예요. 한도와 파는 용량을 여기에서 고쳐요.')}
        actions={
          staff.changes('materials') && (
            <ButtonLink to={adminPaths.material('new')} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('재료 더하기')}
            </ButtonLink>
          )
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('재료 목록')}
        columns={useColumns()}
        idOf={(row) => String(row.material_id)}
        states={{
          name: 'kind',
          label: t('재료 갈래'),
          choices: materialKinds.map((value) => ({ value, label: t(kindWords[value]) })),
        }}
        search={{ label: t('이름이나 CAS 번호로 찾기') }}
        open={(row) => adminPaths.material(row.material_id)}
        empty={{
          title: t('아직 재료가 없어요'),
          filtered: t('조건에 맞는 재료가 없어요'),
          text: t('재료를 더하면 포뮬러와 계산기에 바로 보여요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<MaterialRow>[] {
  const t = useT()
  const { pick } = useLang()
  return [
    {
      name: 'name',
      label: t('재료'),
      head: true,
      sort: 'name',
      className: 'card:w-full card:max-w-0 card:min-w-48',
      cell: (row) => (
        <span className="block min-w-0 text-left">
          <RowLink
            list={list}
            id={String(row.material_id)}
            to={adminPaths.material(row.material_id)}
          >
            {pick(row.name, row.name_en)}
          </RowLink>
          <span className="block truncate text-caption font-normal text-ink-500">
            {t(kindWords[row.kind])}
          </span>
        </span>
      ),
    },
    {
      name: 'cas',
      label: 'CAS',
      sort: 'cas',
      cell: (row) => <span className="tabular whitespace-nowrap">{row.cas || '–'}</span>,
    },
    {
      name: 'amendment',
      label: t('IFRA 개정'),
      cell: (row) =>
        row.amendment === null ? (
          <span className="text-ink-500">{t('확인 불가')}</span>
        ) : (
          <span className="tabular">{row.amendment}</span>
        ),
    },
    {
      name: 'packs',
      label: t('파는 용량'),
      roomy: true,
      cell: (row) => <span className="tabular">{row.packs}</span>,
    },
    {
      name: 'updated_at',
      label: t('고친 때'),
      roomy: true,
      sort: 'updated_at',
      cell: (row) => <MomentCell at={row.updated_at} />,
    },
    {
      name: 'material_use',
      label: t('상태'),
      cell: (row) =>
        row.material_use ? (
          <Badge tone="done">{t('보임')}</Badge>
        ) : (
          <Badge tone="plain">{t('내림')}</Badge>
        ),
    },
  ]
}
