import { Link } from 'react-router'
import { RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { InlineNumber } from '#admin/ui/inline-number.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { Switch } from '#admin/ui/switch.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { StaffProductRow } from '#shop/catalog/admin-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { useQuickChange } from './quick-change.ts'

export function useProductColumns(list: string): Column<StaffProductRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const staff = useStaff()
  const quick = useQuickChange()
  const locked = !staff.changes('products')
  const nameOf = (row: StaffProductRow) => pick(row.it_name, row.it_name_en)
  return [
    {
      name: 'it_name',
      label: t('상품'),
      head: true,
      sort: 'it_name',
      className: 'card:min-w-48 card:whitespace-normal! desk:min-w-56',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3 py-1.5">
          <span className={cx('h-[50px] w-10 shrink-0', !row.it_use && 'opacity-50')}>
            <Picture name={row.thumb_image} alt="" sizes="40px" />
          </span>
          <span className="min-w-0">
            <RowLink
              list={list}
              id={row.it_id}
              to={adminPaths.product(row.it_id)}
              className="font-medium"
            >
              {nameOf(row)}
            </RowLink>
            <span className="tabular block text-caption leading-tight font-normal text-ink-500">
              {row.it_id}
            </span>
          </span>
        </span>
      ),
    },
    {
      name: 'category',
      label: t('분류'),
      roomy: true,
      cell: (row) => pick(row.category, row.category_en),
    },
    {
      name: 'it_price',
      label: t('판매가'),
      sort: 'price',
      end: true,
      cell: (row) => (
        <InlineNumber
          label={t('{name} 판매가', { name: nameOf(row) })}
          value={row.it_price}
          text={row.it_price === 0 ? t('구매불가') : money(row.it_price, 'krw')}
          max={100_000_000}
          disabled={locked}
          onSave={(it_price) => void quick(row, { it_price })}
        />
      ),
    },
    {
      name: 'discount_rate',
      label: t('할인율'),
      end: true,
      cell: (row) => (
        <InlineNumber
          label={t('{name} 할인율', { name: nameOf(row) })}
          value={row.discount_rate}
          text={
            row.discount_rate
              ? `${row.discount_rate}%`
              : row.discount_amount
                ? money(-row.discount_amount, 'krw')
                : '–'
          }
          max={90}
          // won are changed in the form: a percent typed over them would not say what became of them
          disabled={locked || row.discount_amount > 0}
          onSave={(discount_rate) => void quick(row, { discount_rate })}
          className={row.discount_rate || row.discount_amount ? 'text-ember-600' : 'text-ink-500'}
        />
      ),
    },
    {
      name: 'stock',
      label: t('재고'),
      sort: 'stock',
      end: true,
      cell: (row) => (
        <span>
          <span className={cx('font-medium', row.stock <= 0 && 'text-bad')}>
            {row.stock.toLocaleString()}
          </span>
          {row.options > 1 && (
            <span className="ml-1.5 text-caption text-ink-500">
              {t('옵션 {count}', { count: row.options })}
            </span>
          )}
          {row.due && (
            <Link
              to={adminPaths.stock(row.it_id)}
              className="tap block text-caption whitespace-nowrap text-pine-700 underline-offset-4 hover:underline"
            >
              {t('+{count} · {day}', {
                count: row.coming.toLocaleString(),
                day: row.due.slice(5).replace('-', '.'),
              })}
            </Link>
          )}
        </span>
      ),
    },
    {
      name: 'it_use',
      label: t('판매'),
      cell: (row) => (
        <Switch
          label={t('{name} 판매', { name: nameOf(row) })}
          checked={row.it_use}
          disabled={locked || row.archived}
          words={[t('판매'), t('숨김')]}
          onChange={(it_use) => void quick(row, { it_use })}
        />
      ),
    },
    {
      name: 'it_soldout',
      label: t('품절 표시'),
      cell: (row) => (
        <Switch
          label={t('{name} 품절 표시', { name: nameOf(row) })}
          checked={row.it_soldout}
          disabled={locked}
          words={[t('품절'), t('정상')]}
          onChange={(it_soldout) => void quick(row, { it_soldout })}
        />
      ),
    },
  ]
}
