import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { ListFile } from '#admin/ui/list-file.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { saveFile } from '#kernel/save-file.ts'
import { adminProducts, staffProductSorts } from '#shop/catalog/admin-contract.ts'
import { productStates as states } from '#shop/catalog/removal-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useCategoryChoices } from './category-choices.ts'
import { useProductColumns } from './product-columns.tsx'
import { ProductsBulk } from './products-bulk.tsx'

const list = 'products'

export default function ProductsPage() {
  const t = useT()
  const staff = useStaff()
  const desk = useDesk(list, staffProductSorts, { by: 'created_at', order: 'desc' })
  const { address, sort, isFiltered } = desk
  const { filters } = address
  const shelves = useCategoryChoices()
  const columns = useProductColumns(list)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const state = desk.pick('state', states)
  const query = { ...desk.query, ca_id: Number(filters.ca_id) || undefined, state }
  const found = useQuery({
    ...queryOf(adminProducts.list, { query }),
    ...fresh,
    enabled: desk.ready,
  })
  const words = {
    selling: t('판매중'),
    hidden: t('숨김'),
    soldout: t('품절'),
    low: t('품절 임박'),
    unsafe: t('신고번호 확인'),
    archived: t('보관'),
  }
  const shelf = shelves.find(({ value }) => value === filters.ca_id)

  return (
    <>
      <PageHead
        title={t('상품')}
        actions={
          <>
            <ListFile
              total={found.data?.total}
              save={(body) => saveFile(adminProducts.sheet, { query, body })}
            />
            {staff.changes('products') && (
              <ButtonLink to={adminPaths.newProduct()} size={44}>
                <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
                {t('새 상품')}
              </ButtonLink>
            )}
          </>
        }
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('상품 목록')}
        columns={columns}
        idOf={(row) => row.it_id}
        hasSortChoice
        states={{
          label: t('상품 상태'),
          choices: states.map((one) => ({
            value: one,
            label: words[one],
            hot: one === 'soldout' || one === 'low' || one === 'unsafe',
          })),
        }}
        search={{ label: t('상품 이름이나 번호로 찾기'), placeholder: t('상품 이름, 번호') }}
        filters={
          <>
            <Select
              label={t('분류')}
              hideLabel
              small
              optional
              placeholder={t('모든 분류')}
              value={filters.ca_id ?? ''}
              choices={shelves}
              onChange={(ca_id) => address.set({ ca_id })}
              className="w-full card:w-56"
            />
            <Select
              label={t('정렬')}
              hideLabel
              small
              value={`${sort.by} ${sort.order}`}
              className="w-full card:ml-auto card:w-48"
              choices={[
                { value: 'created_at desc', label: t('새로 등록한 순') },
                { value: 'sold desc', label: t('많이 팔린 순') },
                { value: 'it_name asc', label: t('이름 순') },
                { value: 'price desc', label: t('비싼 순') },
                { value: 'price asc', label: t('싼 순') },
                { value: 'stock asc', label: t('재고 적은 순') },
                { value: 'stock desc', label: t('재고 많은 순') },
                ...(`${sort.by} ${sort.order}` === 'it_name desc'
                  ? [{ value: 'it_name desc', label: t('이름 거꾸로') }]
                  : []),
              ]}
              onChange={(value) => {
                const [by = '', order = ''] = value.split(' ')
                address.set({ sort: by, order })
              }}
            />
          </>
        }
        applied={[
          ...(filters.keyword
            ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }]
            : []),
          ...(shelf ? [{ name: 'ca_id', label: shelf.label.trim() }] : []),
        ]}
        selection={
          staff.changes('products')
            ? { chosen, onChange: setChosen, labelOf: (it_id) => t('{id} 고르기', { id: it_id }) }
            : undefined
        }
        open={(row) => adminPaths.product(row.it_id)}
        empty={{
          title: t('아직 상품이 없어요'),
          filtered: t('조건에 맞는 상품이 없어요'),
          text: isFiltered
            ? t('다른 분류나 상태를 골라 보세요.')
            : t('새 상품을 눌러 첫 상품을 등록해 보세요.'),
        }}
        foot={
          <ProductsBulk
            archived={state === 'archived'}
            it_ids={
              found.data?.data.map(({ it_id }) => it_id).filter((it_id) => chosen.has(it_id)) ?? []
            }
            onDone={() => setChosen(new Set())}
          />
        }
      />
    </>
  )
}
