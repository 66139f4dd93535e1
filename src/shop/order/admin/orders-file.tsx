import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ListFile } from '#admin/ui/list-file.tsx'
import { recallJson, remember } from '#admin/ui/remembered.ts'
import type { CallOf } from '#kernel/endpoint.ts'
import { saveFile } from '#kernel/save-file.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import {
  lineColumns,
  type OrderSheetColumn,
  orderSheetColumns,
  privateColumns,
} from '#shop/order/contract/order-sheet.ts'
import { sheetHeads } from '#shop/order/order-sheet-rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'

type Query = NonNullable<CallOf<typeof adminOrders.sheet>['query']>
type Per = 'order' | 'line'
const lastKey = 'odemoa/admin/orders-file'

/** The columns left out the last time. */
function lastLeftOut(): OrderSheetColumn[] {
  const kept = recallJson(lastKey)
  return Array.isArray(kept) ? orderSheetColumns.filter((name) => kept.includes(name)) : []
}

/** The orders of the list as a file: by order or by line, with the columns that are wanted. */
export function OrdersFile({ query, total }: { query: Query; total: number | undefined }) {
  const t = useT()
  const [per, setPer] = useState<Per>('order')
  const [out, setOut] = useState(lastLeftOut)
  const offered = orderSheetColumns.filter((name) => per === 'line' || !lineColumns.includes(name))
  const columns = offered.filter((name) => !out.includes(name))

  return (
    <ListFile
      personal
      total={per === 'order' ? total : undefined}
      save={async (ask) => {
        remember(lastKey, JSON.stringify(out))
        await saveFile(adminOrders.sheet, { query, body: { ...ask, per, columns } })
      }}
    >
      <RadioCards
        legend={t('한 줄에 담을 것')}
        shape="row"
        name="per"
        value={per}
        onChange={setPer}
        cards={[
          { value: 'order', label: t('주문 하나') },
          { value: 'line', label: t('주문한 상품 하나') },
        ]}
      />
      <details className="rounded-tag border border-paper-200">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-3.5 text-small font-medium">
          {t('담을 칸 {count}개', { count: columns.length })}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </summary>
        <div className="grid max-h-60 grid-cols-2 overflow-y-auto px-3.5 pb-2">
          {offered.map((name) => (
            <Checkbox
              key={name}
              checked={!out.includes(name)}
              // a file of nothing is none
              disabled={columns.length === 1 && columns[0] === name}
              onChange={(on) => setOut(on ? out.filter((one) => one !== name) : [...out, name])}
            >
              {t(sheetHeads[name])}
              {privateColumns.includes(name) && (
                <span className="block text-caption text-ink-500">{t('가리지 않을 때만')}</span>
              )}
            </Checkbox>
          ))}
        </div>
      </details>
    </ListFile>
  )
}
