import { formatPhone } from '#kernel/phone.ts'
import type { NamedSend } from '#shop/cart/send-contract.ts'
import { sumsOf } from '#shop/cart/send-rules.ts'
import { useT } from '#ui/language.tsx'

/** A list of places: its sums first, every line behind a fold. */
export function SendList({ sends }: { sends: readonly NamedSend[] }) {
  const t = useT()
  const places = new Set(sends.map(({ goods: _, qty: __, ...to }) => JSON.stringify(to))).size
  const sums = sumsOf(sends)
  return (
    <div className="border border-paper-200">
      <p className="px-4.5 pt-4 text-plain font-semibold">
        {t('{count}곳으로 보내요', { count: places })}
      </p>
      <ul className="px-4.5 pt-1 pb-4 text-small text-ink-700">
        {sums.map(({ name, qty }) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            {name} <span className="tabular">{t('{count}개', { count: qty })}</span>
          </li>
        ))}
      </ul>
      <details className="border-t border-paper-200">
        <summary className="cursor-pointer px-4.5 py-3 text-small font-medium">
          {t('받는 곳 모두 보기')}
        </summary>
        <ol className="max-h-96 overflow-y-auto border-t border-paper-200 text-small">
          {sends.map((one, at) => (
            <li
              key={at}
              className="grid gap-x-4 gap-y-0.5 border-b border-paper-100 px-4.5 py-2.5 last:border-b-0 card:grid-cols-[150px_minmax(0,1fr)_auto]"
            >
              <span className="[overflow-wrap:anywhere]">
                {one.name}
                <span className="tabular block text-caption text-ink-500">
                  {formatPhone(one.phone)}
                </span>
              </span>
              <span className="text-ink-700 [overflow-wrap:anywhere]">
                <span className="tabular">({one.zip})</span> {one.address} {one.address2}
                {one.memo && <span className="block text-caption text-ink-500">{one.memo}</span>}
              </span>
              <span className="[overflow-wrap:anywhere] card:max-w-44 card:text-right">
                {one.goods} <span className="tabular">× {one.qty}</span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
