import { Seal } from '#shop/cart/ui/quotation/seal.tsx'
import type { PaperShown } from '#shop/order/contract/papers.ts'
import { cx } from '#ui/class-names.ts'
import { Written } from '#ui/written.tsx'

type Part = { paper: PaperShown }

/** A paper of an order as it is printed: the same words as on its PDF. */
export function PaperSheet({ paper }: Part) {
  return (
    <article className="mx-auto w-full max-w-[860px] bg-paper-0 px-5 py-7 shadow-[0_1px_2px_rgb(0_0_0/.06)] card:px-10 card:py-10 print:max-w-none print:p-0 print:text-black print:shadow-none">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink-900 pb-4">
        <h1 className="type-h1 desk:text-display">{paper.title}</h1>
        <p className="tabular flex flex-wrap gap-x-4 text-small leading-relaxed text-ink-700 card:justify-end print:justify-end">
          <strong className="w-full text-lead font-bold text-ink-900 card:text-right print:text-right">
            {paper.number}
          </strong>
          {paper.facts.map(([label, value]) => (
            <span key={label}>
              {label} {value}
            </span>
          ))}
        </p>
      </header>
      <div className="mt-6 grid gap-x-10 gap-y-6 card:grid-cols-2 print:grid-cols-2">
        {paper.parties.map((party) => (
          <section key={party.heading} className="break-inside-avoid">
            <h2 className="mb-2 text-caption font-semibold text-ink-500">{party.heading}</h2>
            <div className="flex items-start justify-between gap-3">
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small leading-relaxed">
                {party.rows.map(
                  ([label, value]) =>
                    value && (
                      <div key={label} className="contents">
                        <dt className="whitespace-nowrap text-ink-500">{label}</dt>
                        <dd className="min-w-0 break-words">
                          <Written>{value}</Written>
                        </dd>
                      </div>
                    ),
                )}
              </dl>
              {party.seal && <Seal name={party.seal} />}
            </div>
          </section>
        ))}
      </div>
      {paper.words && (
        <p className="tabular mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-paper-100 px-4 py-3.5 print:border print:border-paper-200">
          <span className="font-semibold">{paper.words[0]}</span>
          <strong className="text-head font-bold">{paper.words[1]}</strong>
        </p>
      )}
      <Table paper={paper} />
      <Cards paper={paper} />
      <Sums paper={paper} />
      {paper.notes
        .filter(({ lines }) => lines.some(Boolean))
        .map(({ heading, lines }) => (
          <section key={heading} className="mt-6 break-inside-avoid">
            <h2 className="text-small font-semibold">{heading}</h2>
            <p className="mt-1 text-small whitespace-pre-line text-ink-700">
              <Unbroken text={lines.join('\n')} />
            </p>
          </section>
        ))}
      <p className="hairline-t mt-8 pt-3 text-caption text-ink-500">{paper.foot}</p>
    </article>
  )
}

/** Numbers of accounts and telephones stay in one piece. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+(?:-\d+)+)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const sides = { left: 'text-left', center: 'text-center', right: 'text-right whitespace-nowrap' }

function Table({ paper: { title, columns, rows } }: Part) {
  return (
    <table className="mt-6 hidden w-full text-small leading-normal card:table print:table print:text-print">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-t-2 border-b border-t-ink-900 border-b-paper-200 text-caption text-ink-500">
          {columns.map(({ label, align = 'left' }) => (
            <th
              key={label}
              scope="col"
              className={cx('py-2 pr-3 font-medium last:pr-0', sides[align])}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="break-inside-avoid border-b border-paper-200">
            {cells.map((cell, at) => (
              <td
                key={columns[at]?.label}
                className={cx(
                  'tabular py-3 pr-3 align-top last:pr-0',
                  sides[columns[at]?.align ?? 'left'],
                  at === cells.length - 1 && 'font-semibold',
                )}
              >
                <Lines text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone every line is a card, each figure with its word. */
function Cards({ paper: { columns, rows } }: Part) {
  const name = columns.findIndex(({ align = 'left' }) => align === 'left')
  return (
    <ul className="mt-5 border-t-2 border-ink-900 card:hidden print:hidden">
      {rows.map((cells, row) => (
        <li key={row} className="border-b border-paper-200 py-3.5">
          <p className="font-medium">
            <Lines text={cells[name] ?? ''} />
          </p>
          <dl className="tabular mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
            {cells.map(
              (cell, at) =>
                cell &&
                at !== name &&
                columns[at]?.label !== '#' && (
                  <div key={columns[at]?.label} className="contents">
                    <dt className="text-ink-500">{columns[at]?.label}</dt>
                    <dd
                      className={cx(
                        'text-right whitespace-pre-line',
                        at === cells.length - 1 && 'font-semibold',
                      )}
                    >
                      {cell}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The name, and below it what was chosen of it. */
function Lines({ text }: { text: string }) {
  const [first, ...rest] = text.split('\n')
  return (
    <>
      {first}
      {rest.map((line) => (
        <span key={line} className="block text-caption font-normal text-ink-500">
          {line}
        </span>
      ))}
    </>
  )
}

function Sums({ paper: { sums } }: Part) {
  if (!sums.length) return null
  return (
    <dl className="tabular mt-4 ml-auto grid w-full max-w-[340px] break-inside-avoid grid-cols-[1fr_auto] gap-y-1.5 text-small">
      {sums.map(([label, value, strong]) => (
        <div key={label} className="contents">
          <dt
            className={
              strong ? 'hairline-t hairline-b py-2 text-lead font-semibold' : 'text-ink-500'
            }
          >
            {label}
          </dt>
          <dd
            className={
              strong ? 'hairline-t hairline-b py-2 text-right text-head font-bold' : 'text-right'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
