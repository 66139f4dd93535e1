import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { type Draft, isBlank, type Known } from './draft.ts'
import { LineFields } from './line-fields.tsx'
import { fewLines } from './material-select.tsx'

type Rest = { known: Known; without?: number; unit: Draft['unit'] } & Pick<
  React.ComponentProps<typeof LineFields>,
  'onChange' | 'onWritten' | 'onRemove'
>
type Props = Pick<Draft, 'lines'> & { errors: Record<string, string> } & Rest

const noErrors = '{}'
/** an edit looks at its own group line by line, and at the others as a whole */
const together = 20

/** The lines of a formula; whatever else is typed leaves them as they are. */
export const LineList = memo(function LineList({ lines, errors, ...rest }: Props) {
  const told = useMemo(() => errorsOf(lines, errors), [lines, errors])
  const groups = useInPieces(Math.ceil(lines.length / together))
  return (
    <ol className="grid gap-4">
      {Array.from({ length: groups }, (_, nth) => {
        const from = nth * together
        return (
          <LineGroup
            key={nth}
            lines={lines.slice(from, from + together)}
            told={told.slice(from, from + together)}
            from={from}
            lazy={lines.length > fewLines}
            {...rest}
          />
        )
      })}
    </ol>
  )
})

/** So many groups, of which the first are drawn at once and the others one after the other, while the page already answers. */
function useInPieces(all: number): number {
  const [drawn, setDrawn] = useState(2)
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, all])
  return Math.min(drawn, all)
}

type Group = Pick<Draft, 'lines'> & { told: string[]; from: number; lazy: boolean } & Rest

const LineGroup = memo(function LineGroup({ lines, told, from, ...rest }: Group) {
  return lines.map((line, at) => (
    <LineFields
      key={line.key}
      line={line}
      number={from + at + 1}
      errors={told[at] ?? noErrors}
      {...rest}
    />
  ))
}, isSameGroup)

function isSameGroup(before: Group, after: Group): boolean {
  const names = Object.keys(after) as (keyof Group)[] // of a Group
  return names.every((name) =>
    name === 'lines' || name === 'told'
      ? areSame<unknown>(before[name], after[name])
      : before[name] === after[name],
  )
}

function areSame<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.length === after.length && after.every((one, at) => one === before[at])
}

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
