import { dotted } from '#kernel/day-words.ts'
import type { FileReceipt } from '#shop/store-order/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useMoney, useT } from '#ui/language.tsx'

/** A receipt as a file has it, with its errors by row. */
export function Receipt({
  receipt,
  isEntered = false,
}: {
  receipt: FileReceipt
  isEntered?: boolean
}) {
  const t = useT()
  const money = useMoney()
  return (
    <li className="border-t border-paper-200 px-4.5 py-3 text-small first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="tabular w-16 text-caption text-ink-500">
          {t('{row}행', { row: receipt.row })}
        </span>
        <strong className="tabular font-medium">{receipt.so_receipt || '–'}</strong>
        <span>{receipt.so_store || '–'}</span>
        <span className="tabular text-ink-700">{dotted(receipt.so_day)}</span>
        <span className="text-ink-700">{t('상품 {count}줄', { count: receipt.lines })}</span>
        <span className="tabular ml-auto">{money(receipt.so_total, 'krw')}</span>
        {isEntered && <Badge tone="done">{t('등록함')}</Badge>}
        {receipt.errors.length > 0 ? (
          <Badge tone="bad">{t('오류')}</Badge>
        ) : receipt.mb_id ? (
          <Badge>{t('{id} 회원', { id: receipt.mb_id })}</Badge>
        ) : (
          <Badge>{t('회원 없음')}</Badge>
        )}
      </p>
      {receipt.errors.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-bad card:pl-20">
          {receipt.errors.map((one, at) => (
            <li key={at}>
              {t('{row}행', { row: one.row })}: {one.message}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
