import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { SearchBox } from './filter-bar.tsx'
import { RowGroup } from './form-section.tsx'
import { RowTools } from './row-tools.tsx'

type Props = {
  label: string
  name: string
  value: string[]
  onChange: (it_ids: string[]) => void
  most: number
  error?: string | null
}

/** Items of the shop in an order of one's own: found by word, moved by button. */
export function ItemsField({ label, name, value, onChange, most, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const [word, setWord] = useState('')
  const { data, isFetching } = useQuery({
    ...queryOf(products.list, { query: { keyword: word, page: 1, per_page: 8 } }),
    enabled: word !== '',
  })
  const found = word ? (data?.data ?? []) : []
  const chosen = useQueries({
    queries: value.map((it_id) => ({
      ...queryOf(products.show, { params: { it_id } }),
      retry: false,
    })),
  })
  return (
    <RowGroup legend={label} name={name} error={error}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {value.map((it_id, at) => {
          const item = chosen[at]?.data?.data
          return (
            <li
              key={it_id}
              className="flex items-center gap-3 border border-paper-200 bg-paper-0 py-1 pr-1 pl-2"
            >
              <span className="block h-12 w-10 shrink-0 overflow-hidden bg-paper-200">
                {item && <Picture name={item.thumb_image} alt="" sizes="40px" />}
              </span>
              <span className="min-w-0 flex-1 text-small">
                <span className="block truncate font-medium">
                  {item
                    ? pick(item.it_name, item.it_name_en)
                    : chosen[at]?.isError
                      ? t('지금 팔지 않는 상품')
                      : it_id}
                </span>
                <span className="tabular text-caption text-ink-500">{it_id}</span>
              </span>
              <RowTools rows={value} at={at} name={item?.it_name ?? it_id} onChange={onChange} />
            </li>
          )
        })}
      </ol>
      {(value.length < most || most === 1) && (
        <div className="mt-2 max-w-120">
          <SearchBox
            label={t('{label} 찾기', { label })}
            placeholder={t('상품 이름, 번호')}
            value={word}
            onSearch={setWord}
          />
          {word && (
            <ul className="mt-1 max-h-75 overflow-y-auto border border-paper-200 bg-paper-0">
              {found.map((item) => (
                <li key={item.it_id}>
                  <button
                    type="button"
                    disabled={value.includes(item.it_id)}
                    onClick={() => {
                      onChange(most === 1 ? [item.it_id] : [...value, item.it_id])
                      setWord('')
                    }}
                    className="flex min-h-12 w-full items-center gap-3 px-2 text-left text-small hover:bg-paper-100 disabled:opacity-50"
                  >
                    <span className="block h-10 w-8 shrink-0 overflow-hidden bg-paper-200">
                      <Picture name={item.thumb_image} alt="" sizes="32px" />
                    </span>
                    {pick(item.it_name, item.it_name_en)}
                  </button>
                </li>
              ))}
              {found.length === 0 && (
                <li className="px-3 py-3 text-small text-ink-500">
                  {isFetching ? t('찾고 있어요') : t('그런 상품이 없어요.')}
                </li>
              )}
            </ul>
          )}
        </div>
      )}
    </RowGroup>
  )
}
