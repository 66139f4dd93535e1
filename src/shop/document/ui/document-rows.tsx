import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { dotted } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import type { DocumentRow } from '#shop/document/contract.ts'
import { kindWords, langWords } from '#shop/document/rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

/** Documents as a list, on the board and on the page of a product. */
export function DocumentRows({
  rows,
  withGoods = true,
  className,
}: {
  rows: readonly DocumentRow[]
  withGoods?: boolean
  className?: string
}) {
  const t = useT()
  const { pick } = useLang()
  return (
    <ul className={cx('rule-t', className)}>
      {rows.map((row) => {
        const title = pick(row.dc_title, row.dc_title_en)
        return (
          <li key={row.dc_id} className="hairline-b">
            <Link
              to={paths.document(row.dc_id)}
              className="group grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 py-4 card:grid-cols-[24px_minmax(0,1fr)_auto]"
            >
              <FileText
                aria-hidden="true"
                size={20}
                strokeWidth={1.5}
                className="mt-0.5 text-pine-700"
              />
              <span className="min-w-0">
                <span className="block text-body leading-snug [overflow-wrap:anywhere] group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                  {title}
                </span>
                <span className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-caption text-ink-500">
                  <span>{t(kindWords[row.dc_kind])}</span>
                  <span>{t(langWords[row.dc_lang])}</span>
                  {row.dc_lot && <span>{t('로트 {lot}', { lot: row.dc_lot })}</span>}
                  {withGoods && row.item && (
                    <span>{pick(row.item.it_name, row.item.it_name_en)}</span>
                  )}
                </span>
              </span>
              {row.newest_on && (
                <span className="tabular text-caption text-ink-500 max-card:col-start-2 max-card:mt-1 card:text-right">
                  <span className="card:block">
                    {t('버전 {version}', { version: row.newest_version })}
                  </span>{' '}
                  <time dateTime={row.newest_on}>{dotted(row.newest_on)}</time>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
