import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { freshOne } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminProducts, type StaffProduct } from '#shop/catalog/admin-contract.ts'
import { type ArrivalRow, adminStock } from '#shop/catalog/stock-contract.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { ArrivalDialog } from './arrival-dialog.tsx'
import { CameDialog } from './came-dialog.tsx'
import { optionWord } from './option-word.ts'

/** Goods on their way: noted once, taken in with one press when they stand in the shop. */
export function ArrivalsPanel({ product }: { product: StaffProduct }) {
  const t = useT()
  const { pick } = useLang()
  const staff = useStaff()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [adding, setAdding] = useState(false)
  const [coming, setComing] = useState<ArrivalRow | null>(null)
  const params = { it_id: product.it_id }
  const found = useQuery({ ...queryOf(adminStock.arrivals, { params }), ...freshOne })
  const rows = found.data?.data ?? []
  const canChange = staff.changes('products')
  const today = koreanToday()

  async function again() {
    await Promise.all(
      [adminStock.arrivals, adminStock.moves, adminProducts.list, dashboard.today].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }

  async function drop(row: ArrivalRow) {
    const sure = await dialog.confirm(
      t('{name} {count}개를 들어올 재고에서 뺄까요?', {
        name: optionWord(t, pick, row),
        count: row.qty,
      }),
      { title: t('들어올 재고'), yes: t('빼기'), danger: true },
    )
    if (!sure) return
    if (!(await send(() => call(adminStock.drop, { params: { sa_id: row.sa_id } })))) return
    await again()
    toast(t('들어올 재고에서 뺐어요.'))
  }

  return (
    <Panel
      title={t('들어올 재고')}
      flush
      end={
        canChange && (
          <Button look="outline" size={44} onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            {t('입고 예정 적기')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {found.isError
            ? t('들어올 재고를 불러오지 못했어요.')
            : t(
                '오기로 한 것이 없어요. 주문해 둔 물건을 적어 두면 언제 얼마나 들어오는지 함께 알 수 있어요.',
              )}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.sa_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
                <span
                  className={cx(
                    'tabular',
                    row.due < today ? 'font-semibold text-bad' : 'text-ink-700',
                  )}
                >
                  {row.due}
                </span>
                <span className="font-medium">{optionWord(t, pick, row)}</span>
                <span className="tabular">{t('{count}개', { count: row.qty })}</span>
                {row.note && <span className="text-ink-700">{row.note}</span>}
              </span>
              {canChange && (
                <span className="flex gap-2">
                  <Button size={44} disabled={busy} onClick={() => setComing(row)}>
                    {t('들어왔어요')}
                  </Button>
                  <Button look="ghost" size={44} disabled={busy} onClick={() => void drop(row)}>
                    {t('빼기')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <ArrivalDialog product={product} onSaved={again} onClose={() => setAdding(false)} />
      )}
      {coming && <CameDialog row={coming} onSaved={again} onClose={() => setComing(null)} />}
    </Panel>
  )
}
