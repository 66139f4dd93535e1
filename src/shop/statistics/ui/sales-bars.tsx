import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { settings } from '#shop/setting/contract.ts'
import type { Figures } from '#shop/statistics/admin-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'

export type Bar = { key: string; word: string; krw: Figures; usd: Figures; now?: boolean }

/** Money that came and went, as bars to look at and a table to be read aloud. Dollars are drawn at the day's rate, never added to won. */
export function SalesBars({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const t = useT()
  const money = useMoney()
  const { data } = useQuery(queryOf(settings.show, {}))
  const wonPerCent = (data?.data.payment.usd_rate ?? 1_400) / 100
  const sizeOf = (bar: Bar, name: 'paid' | 'refunded') => bar.krw[name] + bar.usd[name] * wonPerCent
  const most = Math.max(1, ...bars.flatMap((bar) => [sizeOf(bar, 'paid'), sizeOf(bar, 'refunded')]))
  const words = (bar: Bar, name: keyof Figures) =>
    [money(bar.krw[name], 'krw'), bar.usd[name] !== 0 && money(bar.usd[name], 'usd')]
      .filter(Boolean)
      .join(' + ')
  const few = bars.length <= 14
  return (
    <div className="relative px-4.5 pt-4 pb-3.5">
      <div
        aria-hidden="true"
        className={cx('flex h-44 items-end', few ? 'gap-2 card:gap-3.5' : 'gap-px')}
      >
        {bars.map((bar) => (
          <div
            key={bar.key}
            title={`${bar.word} · ${t('받은 돈')} ${words(bar, 'paid')} · ${t('돌려준 돈')} ${words(bar, 'refunded')}`}
            className="flex h-full min-w-0 flex-1 flex-col justify-end"
          >
            <span className="flex h-full items-end gap-px">
              <Column size={sizeOf(bar, 'paid')} most={most} className="bg-pine-600" />
              {sizeOf(bar, 'refunded') > 0 && (
                <Column size={sizeOf(bar, 'refunded')} most={most} className="bg-amber-400" />
              )}
            </span>
            {few && (
              <span
                className={cx(
                  'mt-2 truncate text-center text-caption leading-tight',
                  bar.now ? 'font-semibold text-ink-900' : 'text-ink-500',
                )}
              >
                {bar.word}
              </span>
            )}
          </div>
        ))}
      </div>
      {!few && (
        <p
          aria-hidden="true"
          className="tabular mt-2 flex justify-between text-caption text-ink-500"
        >
          <span>{bars[0]?.word}</span>
          <span>{bars.at(-1)?.word}</span>
        </p>
      )}
      <p
        aria-hidden="true"
        className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-500"
      >
        <Mark className="bg-pine-600" word={t('받은 돈')} />
        <Mark className="bg-amber-400" word={t('돌려준 돈')} />
      </p>
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[t('날짜'), t('받은 돈'), t('돌려준 돈'), t('순매출')].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.key}</th>
                <td>{words(bar, 'paid')}</td>
                <td>{words(bar, 'refunded')}</td>
                <td>{words(bar, 'net')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Column({ size, most, className }: { size: number; most: number; className: string }) {
  const height = `${Math.max(0.8, (size / most) * 100)}%`
  return (
    <span
      className={cx('min-w-0 flex-1', size > 0 ? className : 'bg-paper-200')}
      style={{ height }}
    />
  )
}

function Mark({ className, word }: { className: string; word: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={cx('size-3', className)} />
      {word}
    </span>
  )
}
