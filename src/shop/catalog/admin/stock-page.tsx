import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh, freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminProducts, type StaffProduct } from '#shop/catalog/admin-contract.ts'
import { adminStock, type StockMoveRow, stockReasons } from '#shop/catalog/stock-contract.ts'
import { type Translate, useLang, useT } from '#ui/language.tsx'
import { ArrivalsPanel } from './arrivals-panel.tsx'
import { optionWord } from './option-word.ts'

export default function StockPage() {
  const t = useT()
  const { itemId = '' } = useParams()
  const found = useQuery({
    ...queryOf(adminProducts.show, { params: { it_id: itemId } }),
    ...freshOne,
  })
  return (
    <OnlyFor area="products">
      <StoredOne
        found={found}
        title={t('재고 기록')}
        back={{ to: adminPaths.product(itemId), label: t('상품') }}
      >
        {(product) => <StockDesk key={itemId} product={product} />}
      </StoredOne>
    </OnlyFor>
  )
}

/** What of one product is on its way, and every change of what is on hand. */
function StockDesk({ product }: { product: StaffProduct }) {
  const t = useT()
  const { pick } = useLang()
  const desk = useDesk('stock-moves', ['sm_id'], { by: 'sm_id', order: 'desc' })
  const reason = desk.pick('reason', stockReasons)
  const params = { it_id: product.it_id }
  const found = useQuery({
    ...queryOf(adminStock.moves, { params, query: { page: desk.query.page, reason } }),
    ...fresh,
    enabled: desk.ready,
  })
  return (
    <>
      <PageHead
        title={pick(product.it_name, product.it_name_en)}
        note={t('재고 기록과 들어올 재고')}
        back={{ to: adminPaths.product(product.it_id), label: t('상품') }}
      />
      <ArrivalsPanel product={product} />
      <DeskList
        desk={desk}
        found={found}
        caption={t('재고 기록')}
        columns={useColumns()}
        idOf={(row) => String(row.sm_id)}
        states={{
          label: t('까닭'),
          name: 'reason',
          choices: stockReasons.map((one) => ({ value: one, label: reasonWord(t, one) })),
        }}
        empty={{
          title: t('아직 재고가 바뀐 적이 없어요'),
          filtered: t('이 까닭으로 바뀐 적이 없어요'),
          text: t('팔리거나 들어오거나 세어 고친 수가 모두 여기에 남아요.'),
        }}
        className="mt-4"
      />
    </>
  )
}

function useColumns(): Column<StockMoveRow>[] {
  const t = useT()
  const { pick } = useLang()
  return [
    {
      name: 'moved_at',
      label: t('때'),
      head: true,
      cell: (row) => <MomentCell at={row.moved_at} />,
    },
    { name: 'option', label: t('옵션'), cell: (row) => optionWord(t, pick, row) },
    { name: 'reason', label: t('까닭'), cell: (row) => reasonWord(t, row.reason) },
    {
      name: 'change',
      label: t('바뀐 수'),
      end: true,
      cell: (row) => (
        <span className="tabular font-medium">
          {row.change > 0 ? `+${row.change.toLocaleString()}` : row.change.toLocaleString()}
        </span>
      ),
    },
    {
      name: 'on_hand',
      label: t('남은 재고'),
      end: true,
      cell: (row) => <span className="tabular">{row.on_hand.toLocaleString()}</span>,
    },
    {
      name: 'by',
      label: t('주문·사람'),
      cell: (row) => (
        <span className="flex flex-wrap gap-x-2">
          {row.od_id && (
            <Link
              to={adminPaths.order(row.od_id)}
              className="tap tabular underline-offset-4 hover:underline"
            >
              {row.od_id}
            </Link>
          )}
          {row.done_by && <span className="text-ink-700">{row.done_by}</span>}
        </span>
      ),
    },
  ]
}

function reasonWord(t: Translate, reason: StockMoveRow['reason']): string {
  return {
    sale: t('팔림'),
    return: t('취소·반품으로 돌아옴'),
    sold_out: t('품절로 처리됨'),
    sold_out_undone: t('품절 되돌림'),
    staff: t('세어 고침'),
    arrival: t('입고됨'),
    new: t('처음 재고'),
  }[reason]
}
