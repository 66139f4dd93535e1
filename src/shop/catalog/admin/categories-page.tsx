import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { moved } from '#admin/ui/row-tools.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminCategories, type StaffCategory } from '#shop/catalog/category-contract.ts'
import { categories } from '#shop/catalog/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useSend } from '#ui/use-send.ts'
import { CategoryDialog } from './category-dialog.tsx'

export default function CategoriesPage() {
  return (
    <OnlyFor area="products">
      <Categories />
    </OnlyFor>
  )
}

type Asked = { category: StaffCategory | null; parent_id: number | null }

/** The tree of the shop, with all that is hidden. */
function Categories() {
  const t = useT()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [folded, setFolded] = useState<readonly number[]>([])
  const { data, isError, refetch } = useQuery({ ...queryOf(adminCategories.list, {}), ...freshOne })
  const rows = data?.data
  const canChange = staff.changes('products')

  async function again() {
    await Promise.all(
      [adminCategories.list, categories.tree].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }

  async function move(
    parent_id: number | null,
    siblings: readonly StaffCategory[],
    from: number,
    to: number,
  ) {
    const ca_ids = moved(siblings, from, to).map(({ ca_id }) => ca_id)
    await send(() => call(adminCategories.sort, { body: { parent_id, ca_ids } }))
    await again()
  }

  function shelf(parent_id: number | null, depth: number) {
    const siblings = rows?.filter((row) => row.parent_id === parent_id) ?? []
    if (siblings.length === 0) return null
    return (
      <ul>
        {siblings.map((row, at) => (
          <li key={row.ca_id}>
            <CategoryRow
              row={row}
              depth={depth}
              folded={
                rows?.some((one) => one.parent_id === row.ca_id) ? folded.includes(row.ca_id) : null
              }
              onFold={() =>
                setFolded(
                  folded.includes(row.ca_id)
                    ? folded.filter((one) => one !== row.ca_id)
                    : [...folded, row.ca_id],
                )
              }
              canChange={canChange}
              onOpen={() => setAsked({ category: row, parent_id })}
              onUp={at > 0 && !busy ? () => void move(parent_id, siblings, at, at - 1) : undefined}
              onDown={
                at < siblings.length - 1 && !busy
                  ? () => void move(parent_id, siblings, at, at + 1)
                  : undefined
              }
            />
            {!folded.includes(row.ca_id) && shelf(row.ca_id, depth + 1)}
          </li>
        ))}
      </ul>
    )
  }

  return (
    <>
      <PageHead
        title={t('분류 관리')}
        note={t('위에서부터 가게 메뉴에 보이는 순서예요.')}
        actions={
          canChange && (
            <Button size={44} onClick={() => setAsked({ category: null, parent_id: null })}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('분류 만들기')}
            </Button>
          )
        }
      />
      <Panel flush>
        {rows ? (
          rows.length ? (
            shelf(null, 0)
          ) : (
            <EmptyState title={t('아직 분류가 없어요')} className="desk:py-16" />
          )
        ) : isError ? (
          <ErrorState title={t('목록을 불러오지 못했어요')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="m-4.5 h-96" />
        )}
      </Panel>
      <div className="h-10" />
      {asked && rows && (
        <CategoryDialog {...asked} rows={rows} onSaved={again} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type RowProps = {
  row: StaffCategory
  depth: number
  /** null where nothing is below */
  folded: boolean | null
  onFold: () => void
  canChange: boolean
  onOpen: () => void
  onUp?: () => void
  onDown?: () => void
}

function CategoryRow({ row, depth, folded, onFold, canChange, onOpen, onUp, onDown }: RowProps) {
  const t = useT()
  const { pick } = useLang()
  const name = pick(row.name, row.name_en)
  return (
    <div
      className="flex min-h-14 items-center gap-2 border-b border-paper-200 py-1.5 pr-2 text-small hover:bg-paper-50"
      style={{ paddingLeft: `${4 + depth * 26}px` }}
    >
      {folded === null ? (
        <span aria-hidden="true" className="w-11 shrink-0" />
      ) : (
        <IconButton
          label={folded ? t('{name} 펼치기', { name }) : t('{name} 접기', { name })}
          aria-expanded={!folded}
          icon={
            <ChevronDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className={folded ? '-rotate-90' : ''}
            />
          }
          onClick={onFold}
        />
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        {canChange ? (
          <button
            type="button"
            onClick={onOpen}
            className="tap text-left font-medium underline-offset-4 hover:underline"
          >
            {name}
          </button>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <span className="tabular text-caption text-ink-500">
          {t('상품 {count}개', { count: row.items_below.toLocaleString() })}
        </span>
        {!row.ca_use && <Badge>{t('숨김')}</Badge>}
        {row.ca_nocoupon && <Badge tone="wait">{t('쿠폰 제외')}</Badge>}
      </span>
      {canChange && (
        <span className="inline-flex shrink-0">
          <IconButton
            label={t('{name} 위로', { name })}
            icon={<ArrowUp aria-hidden="true" size={16} strokeWidth={1.5} />}
            disabled={!onUp}
            className="disabled:opacity-35"
            onClick={onUp}
          />
          <IconButton
            label={t('{name} 아래로', { name })}
            icon={<ArrowDown aria-hidden="true" size={16} strokeWidth={1.5} />}
            disabled={!onDown}
            className="disabled:opacity-35"
            onClick={onDown}
          />
        </span>
      )}
    </div>
  )
}
