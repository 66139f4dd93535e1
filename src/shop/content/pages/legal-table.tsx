import { cx } from '#ui/class-names.ts'
import { useLang } from '#ui/language.tsx'
import { type Facts, isKnown, sayLine, type LegalTable as Table } from './legal.ts'
import { LinkedText } from './linked-text.tsx'

/** Rows of a table; on a phone each row is a card whose lines bring the heads along. */
export function LegalTable({ table: { head, rows }, facts }: { table: Table; facts: Facts }) {
  const { lang } = useLang()
  const heads = head.map((line) => sayLine(lang, line, facts))
  // two columns explain themselves without their heads
  const labelled = head.length > 2
  const known = rows.filter((row) => row.every((line) => isKnown(line, facts)))
  return (
    <table className="wrap-break-word w-full border-collapse text-left text-small leading-relaxed max-card:block print:table">
      <thead className="max-card:hidden print:table-header-group">
        <tr className="border-y border-ink-900 bg-paper-100">
          {heads.map((text) => (
            <th key={text} scope="col" className="px-3 py-2.5 font-semibold">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-card:grid max-card:grid-cols-[minmax(0,1fr)] max-card:gap-2.5 print:table-row-group">
        {known.map((row) => (
          <tr
            key={row[0]?.ko}
            className={cx(
              'break-inside-avoid border-b border-paper-200 align-top max-card:grid max-card:grid-cols-[minmax(0,1fr)] max-card:border max-card:bg-paper-0 max-card:px-4 print:table-row',
              labelled ? 'max-card:gap-1 max-card:py-3.5' : 'max-card:py-2.5',
            )}
          >
            {row.map((line, at) =>
              at === 0 ? (
                <th
                  key={at}
                  scope="row"
                  className="font-semibold card:min-w-24 card:px-3 card:py-2.5 print:px-3 print:py-2.5"
                >
                  <LinkedText text={sayLine(lang, line, facts)} />
                </th>
              ) : (
                <td
                  key={at}
                  className={cx(
                    'text-ink-700 card:min-w-24 card:px-3 card:py-2.5 print:table-cell print:px-3 print:py-2.5',
                    labelled && 'max-card:flex max-card:flex-wrap max-card:gap-x-2',
                  )}
                >
                  {labelled && (
                    <span className="w-[5.75em] shrink-0 text-ink-500 card:hidden print:hidden">
                      {heads[at]}
                    </span>
                  )}
                  {/* below its head where letters are large */}
                  <span className="min-w-0 flex-1 basis-[min(100%,8.5rem)]">
                    <LinkedText text={sayLine(lang, line, facts)} />
                  </span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
