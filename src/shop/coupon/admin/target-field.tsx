import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchBox } from '#admin/ui/filter-bar.tsx'
import { RowGroup } from '#admin/ui/form-section.tsx'
import { queryOf } from '#kernel/queries.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { type CategoryNode, categories, saleCategory } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Select } from '#ui/select.tsx'

type Props = { value: string; onChange: (target: string) => void; error: string | null }

/** The category, with all that stands below it. */
export function CategoryTarget({ value, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { data } = useQuery(queryOf(categories.tree, {}))
  const flat = (
    nodes: readonly CategoryNode[],
    depth: number,
  ): { value: string; label: string }[] =>
    nodes
      .filter(({ id }) => id !== saleCategory)
      .flatMap((node) => [
        {
          value: String(node.id),
          label: `${'\u2003'.repeat(depth)}${pick(node.name, node.name_en)}`,
        },
        ...flat(node.descendants, depth + 1),
      ])
  return (
    <Select
      label={t('쓸 수 있는 분류')}
      name="cp_target"
      placeholder={t('고르기')}
      value={value}
      onChange={onChange}
      error={error}
      hint={t('아래 분류의 상품까지 모두 쓸 수 있어요.')}
      choices={flat(data?.data.data ?? [], 0)}
    />
  )
}

/** One product, found by its name. */
export function ItemTarget({ value, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const [word, setWord] = useState('')
  const found = useQuery({
    ...queryOf(adminProducts.list, { query: { keyword: word || value, per_page: 6 } }),
    enabled: word !== '' || value !== '',
  })
  const rows = found.data?.data ?? []
  const chosen = rows.find((row) => row.it_id === value)
  const shown = word ? rows : chosen ? [chosen] : []
  return (
    <RowGroup
      legend={t('쓸 수 있는 상품')}
      name="cp_target"
      error={error}
      hint={t('옵션까지 더한 상품 금액에서 할인해요.')}
    >
      <SearchBox label={t('이름이나 번호로 상품 찾기')} value={word} onSearch={setWord} />
      {shown.length > 0 && (
        <ul className="mt-2 border border-paper-200">
          {shown.map((row) => (
            <li key={row.it_id} className="border-t border-paper-200 first:border-t-0">
              <label className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-2 text-small hover:bg-paper-100">
                <input
                  type="radio"
                  name="target-item"
                  checked={row.it_id === value}
                  onChange={() => onChange(row.it_id)}
                  className="size-[18px] shrink-0 accent-pine-600"
                />
                <span className="h-11 w-11 shrink-0 overflow-hidden bg-paper-200">
                  <Picture name={row.thumb_image} alt="" ratio="1:1" sizes="44px" />
                </span>
                <span className="min-w-0">
                  <span className="block truncate">{pick(row.it_name, row.it_name_en)}</span>
                  <span className="tabular block text-caption text-ink-500">{row.it_id}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {word !== '' && found.isSuccess && rows.length === 0 && (
        <p className="mt-2 text-small text-ink-500">
          {t('찾는 상품이 없어요. 다른 이름으로 찾아 보세요.')}
        </p>
      )}
    </RowGroup>
  )
}
