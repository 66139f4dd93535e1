import { inLang } from '#kernel/language.ts'
import type { Result } from '#shop/bench/result-rules.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

/** The lines of a result, what to take care of, and what it stands on. */
export function Figures({ result, materials }: { result: Result; materials: readonly Material[] }) {
  const t = useT()
  const { lang } = useLang()
  const wick = materials.find(({ material_id }) => material_id === result.wicking?.material_id)
  return (
    <>
      <dl className="grid gap-2.5">
        {wick && result.wicking && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="min-w-0 flex-1 basis-[8rem] text-plain text-ink-700">{t('심지')}</dt>
            <dd className="tabular ml-auto text-right font-semibold">
              {inLang(lang, wick.name, wick.name_en)}
              {result.wicking.count > 1 && ` × ${result.wicking.count}`}
            </dd>
          </div>
        )}
        {result.rows.map((row) => (
          <div key={row.word} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="min-w-0 flex-1 basis-[8rem] text-plain text-ink-700">
              {t(row.word, row.params)}
              {row.of && (
                <span className="ml-2 text-caption text-ink-500">{t(row.of, row.ofParams)}</span>
              )}
            </dt>
            <dd
              className={cx('tabular ml-auto text-right', row.strong && 'text-title font-semibold')}
            >
              {row.figure}
            </dd>
          </div>
        ))}
      </dl>
      {result.cautions.map((caution) => (
        <p
          key={caution}
          className="mt-3 border-l-4 border-amber-700 bg-amber-100 px-3 py-2 text-small text-amber-700"
        >
          {t(caution)}
        </p>
      ))}
      {result.notes.map((note) => (
        <p key={note} className="mt-3 text-caption leading-relaxed text-ink-500">
          {t(note)}
        </p>
      ))}
    </>
  )
}
