import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type Formula, myFormulas } from '#shop/custom/formula-contract.ts'
import { differences } from '#shop/custom/formula-view-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** The other versions of a formula, and what changed from one of them. */
export function Versions({ formula }: { formula: Formula }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const others = formula.versions.filter(({ formula_id }) => formula_id !== formula.formula_id)
  const chosen = others.find(({ formula_id }) => String(formula_id) === search.get('with'))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="versions-title" className="mt-9 print:hidden">
      <h2 id="versions-title" className="type-h3 mb-3">
        {t('다른 판')}
      </h2>
      <p className="flex flex-wrap items-center gap-3 text-small">
        {others.map((one) => (
          <Link
            key={one.formula_id}
            to={paths.myPage.formula(one.formula_id)}
            className="tap tabular underline decoration-line underline-offset-4"
          >
            {t('{number}판', { number: one.version_no })}
          </Link>
        ))}
      </p>
      <Select
        label={t('견주어 볼 판')}
        optional
        placeholder={t('고르지 않음')}
        value={chosen ? String(chosen.formula_id) : ''}
        onChange={(id) =>
          setSearch(id ? { with: id } : {}, { replace: true, preventScrollReset: true })
        }
        choices={others.map((one) => ({
          value: String(one.formula_id),
          label: t('{number}판', { number: one.version_no }),
        }))}
        className="mt-4 max-w-60"
      />
      {chosen && <Compared after={formula} formula_id={chosen.formula_id} />}
    </section>
  )
}

function Compared({ after, formula_id }: { after: Formula; formula_id: number }) {
  const t = useT()
  const { lang } = useLang()
  const found = useQuery(queryOf(myFormulas.show, { params: { formula_id } }))
  if (found.isError)
    return (
      <ErrorState title={t('포뮬러를 불러오지 못했어요')} onRetry={() => void found.refetch()} />
    )
  const before = found.data?.data
  if (!before) return <Skeleton className="mt-4 h-40" />
  const told = (percent: number | null) => (percent === null ? '–' : `${percent.toFixed(2)}%`)
  return (
    <table className="mt-4 w-full border-collapse text-plain">
      <caption className="mb-2 text-left text-caption text-ink-500">
        {t('순량의 비율로 견주어요.')}
      </caption>
      <thead>
        <tr className="border-b border-ink-900 text-right text-caption text-ink-500">
          <th scope="col" className="py-2 text-left font-medium">
            {t('재료')}
          </th>
          {[before, after].map((one) => (
            <th key={one.formula_id} scope="col" className="py-2 font-medium">
              {t('{number}판', { number: one.version_no })}
            </th>
          ))}
          <th scope="col" className="py-2 font-medium">
            {t('차이')}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences(before, after, lang).map(({ name, ...row }) => {
          const gap = Math.round(((row.after ?? 0) - (row.before ?? 0)) * 100) / 100
          return (
            <tr key={name} className="tabular border-b border-paper-200 text-right">
              <th scope="row" className="py-2.5 text-left font-medium">
                {name}
              </th>
              <td className="py-2.5">{told(row.before)}</td>
              <td className="py-2.5">{told(row.after)}</td>
              <td className={cx('py-2.5', gap !== 0 && 'font-semibold')}>
                {gap > 0 && '+'}
                {gap.toFixed(2)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
