import { memo, useMemo } from 'react'
import { type Draft, isBlank, type Known } from './draft.ts'
import { LineFields } from './line-fields.tsx'
import { fewLines } from './material-select.tsx'

type Props = Pick<Draft, 'lines' | 'unit'> & {
  known: Known
  without?: number
  errors: Record<string, string>
} & Pick<React.ComponentProps<typeof LineFields>, 'onChange' | 'onWritten' | 'onRemove'>

const noErrors = '{}'

/** The lines of a formula; whatever else is typed leaves them as they are. */
export const LineList = memo(function LineList({ lines, errors, ...rest }: Props) {
  const told = useMemo(() => errorsOf(lines, errors), [lines, errors])
  return (
    <ol className="grid gap-4">
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          number={at + 1}
          lazy={lines.length > fewLines}
          errors={told[at] ?? noErrors}
          {...rest}
        />
      ))}
    </ol>
  )
})

/** The messages of each line as a text: equal texts draw nothing again. */
function errorsOf(lines: Draft['lines'], errors: Record<string, string>): string[] {
  const all = Object.entries(errors)
  if (all.length === 0) return []
  // the server counts only lines that hold something
  let counted = 0
  return lines.map((line) => {
    if (isBlank(line)) return noErrors
    const start = `lines.${counted++}.`
    const own = all.flatMap(([name, words]) =>
      name.startsWith(start) ? [[name.slice(start.length), words]] : [],
    )
    return JSON.stringify(Object.fromEntries(own))
  })
}
