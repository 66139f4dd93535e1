import type { UnreadRow } from '#kernel/table-file.ts'
import { useT } from '#ui/language.tsx'

/** The lines of a bank's file that were left out, each with the reason. */
export function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  const t = useT()
  if (!rows.length) return null
  return (
    <div role="status" className="mt-3 border border-paper-200 p-4.5">
      <p className="text-small font-semibold text-bad">
        {t('읽지 못한 줄 {count}개. 파일을 고쳐 다시 올리면 나머지만 더해져요.', {
          count: rows.length,
        })}
      </p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto text-small">
        {rows.map(({ row, message }) => (
          <li key={row}>
            <span className="tabular font-medium">{t('{row}행', { row })}</span>: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
