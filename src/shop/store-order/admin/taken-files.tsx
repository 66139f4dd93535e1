import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  ErrandList,
  ErrandProgress,
  useErrandEnd,
  whileAnyOpen,
  whileOpen,
} from '#admin/ui/errands.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { ResultFile } from '#admin/ui/result-file.tsx'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminStoreOrders } from '#shop/store-order/contract.ts'
import { receiptFiles } from '#shop/store-order/files-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { Receipt } from './file-receipt.tsx'

/** The work stands in the address, so that it is found again. */
export function useShownFile() {
  const [address, setAddress] = useSearchParams()
  const show = (id: number | null) =>
    setAddress(
      (now) => {
        if (id === null) now.delete('sent')
        else now.set('sent', String(id))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { shown: rowIdIn(address.get('sent') ?? '') || null, show }
}

export function LastFiles({
  shown,
  onShow,
}: {
  shown: number | null
  onShow: (errand_id: number) => void
}) {
  const { data } = useQuery({ ...queryOf(receiptFiles.list, {}), ...whileAnyOpen })
  return <ErrandList errands={data?.data ?? []} shown={shown} onShow={onShow} />
}

/** How far a file is, and what became of each of its receipts; what wants a look stands first. */
export function TakenFile({ errand_id }: { errand_id: number }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const found = useQuery({
    ...queryOf(receiptFiles.show, { params: { errand_id } }),
    ...whileOpen,
  }).data?.data
  const entered = found?.receipts.filter(({ errors }) => errors.length === 0) ?? []
  useErrandEnd(found?.errand, () => {
    toast(
      t('영수증 {count}장을 등록했어요. 회원 연결 {linked}장.', {
        count: entered.length,
        linked: entered.filter(({ linked }) => linked).length,
      }),
    )
    void client.invalidateQueries({ queryKey: [adminStoreOrders.list.path] })
    void client.invalidateQueries({ queryKey: [receiptFiles.list.path] })
  })
  if (!found) return null
  const { errand, receipts } = found
  const sorted = receipts.toSorted(
    (a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0) || a.row - b.row,
  )
  return (
    <>
      {errand.state !== 'done' && (
        <Panel title={t('파일로 등록')}>
          <ErrandProgress errand={errand} of="receipts" />
        </Panel>
      )}
      {receipts.length > 0 && (
        <Panel
          title={t('영수증 {total}장 가운데 {done}장을 등록했어요', {
            total: errand.total,
            done: entered.length,
          })}
          flush
        >
          <ul aria-label={t('파일의 영수증')}>
            {sorted.map((one) => (
              <Receipt
                key={`${one.row} ${one.so_receipt}`}
                receipt={one}
                isEntered={one.errors.length === 0}
              />
            ))}
          </ul>
          <div className="border-t border-paper-200 px-4.5 py-3">
            <ResultFile
              name="receipts-result"
              head={[
                t('행 번호'),
                t('영수증 번호'),
                t('매장'),
                t('날짜'),
                t('금액'),
                t('결과'),
                t('회원'),
                t('이유'),
              ]}
              rows={receipts.map((one) => [
                one.row,
                one.so_receipt,
                one.so_store,
                one.so_day,
                one.so_total,
                one.errors.length ? t('오류') : t('등록함'),
                one.mb_id ?? '',
                one.errors
                  .map(({ row, message }) => `${t('{row}행', { row })}: ${message}`)
                  .join('\n'),
              ])}
            />
          </div>
        </Panel>
      )}
    </>
  )
}
