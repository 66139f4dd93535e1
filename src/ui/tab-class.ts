import { cx } from './class-names.ts'

/** The look of one tab, for rows of links that look like tabs. */
export function tabClass(on: boolean): string {
  return cx(
    '-mb-px min-h-11 shrink-0 border-b-2 text-plain whitespace-nowrap focus-visible:-outline-offset-2',
    on
      ? 'border-pine-700 font-semibold text-ink-900'
      : 'border-transparent text-ink-500 hover:text-ink-900',
  )
}
