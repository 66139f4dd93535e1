import { Link } from 'react-router'
import { ResultFile } from '#admin/ui/result-file.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { UnreadRow } from '#kernel/table-file.ts'
import type { TakenLine } from '#shop/deposit/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { whyWord } from './words.ts'

type Line = [row: number, ...(string | number)[]]

const order: TakenLine['end'][] = ['refused', 'queued', 'matched', 'known']

/** What became of each line of a bank's file; what wants a person stands first. */
export function TakenLines({
  lines,
  unread,
}: {
  lines: readonly TakenLine[]
  /** named above, and kept with the others in the file */
  unread: readonly UnreadRow[]
}) {
  const t = useT()
  const money = useMoney()
  if (lines.length + unread.length === 0) return null
  const words = {
    refused: t('넣지 못함'),
    queued: t('맞춰야 해요'),
    matched: t('맞춤'),
    known: t('이미 올린 줄'),
  }
  const tones = { refused: 'bad', queued: 'wait', matched: 'done', known: 'plain' } as const
  const sorted = lines.toSorted(
    (a, b) => order.indexOf(a.end) - order.indexOf(b.end) || a.row - b.row,
  )
  return (
    <>
      {lines.length > 0 && (
        <section
          aria-label={t('줄마다 결과')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
          tabIndex={0}
          className="max-h-80 overflow-y-auto border-y border-paper-200 text-small"
        >
          <ul className="divide-y divide-paper-200">
            {sorted.map(({ row, depositor, amount, end, od_id, why }) => (
              <li
                key={row}
                className="grid gap-x-4 py-2 card:grid-cols-[64px_1fr_120px_1.4fr_110px] card:items-center"
              >
                <span className="tabular text-ink-500">{t('{row}행', { row })}</span>
                <span>{depositor}</span>
                <span className="tabular font-semibold card:text-right">
                  {money(amount, 'krw')}
                </span>
                <span className="text-ink-700">
                  {od_id ? (
                    <Link
                      to={adminPaths.order(od_id)}
                      className="tap tabular underline-offset-4 hover:underline"
                    >
                      {od_id}
                    </Link>
                  ) : (
                    whyWord(t, why) || why
                  )}
                </span>
                <span className="card:text-right">
                  <Badge tone={tones[end]}>{words[end]}</Badge>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <ResultFile
          name="deposits-result"
          head={[t('행 번호'), t('보낸 사람'), t('금액'), t('결과'), t('주문번호'), t('이유')]}
          rows={[
            ...lines.map(
              ({ row, depositor, amount, end, od_id, why }): Line => [
                row,
                depositor,
                amount,
                words[end],
                od_id ?? '',
                whyWord(t, why) || why,
              ],
            ),
            ...unread.map(
              ({ row, message }): Line => [row, '', '', t('읽지 못한 줄'), '', message],
            ),
          ].toSorted(([a], [b]) => a - b)}
        />
      </div>
    </>
  )
}
