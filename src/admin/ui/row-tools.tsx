import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'

export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row === undefined || to < 0 || to > next.length) return [...rows]
  next.splice(to, 0, row)
  return next
}

type Props<T> = {
  rows: readonly T[]
  at: number
  name: string
  onChange: (rows: T[]) => void
  /** rows that stay */
  keepLast?: boolean
}

/** Up, down and away, by button: nothing needs dragging. */
export function RowTools<T>({ rows, at, name, onChange, keepLast = false }: Props<T>) {
  const t = useT()
  return (
    <span className="inline-flex shrink-0">
      <IconButton
        label={t('{name} 위로', { name })}
        icon={<ArrowUp aria-hidden="true" size={16} strokeWidth={1.5} />}
        disabled={at === 0}
        className="disabled:opacity-35"
        onClick={() => onChange(moved(rows, at, at - 1))}
      />
      <IconButton
        label={t('{name} 아래로', { name })}
        icon={<ArrowDown aria-hidden="true" size={16} strokeWidth={1.5} />}
        disabled={at === rows.length - 1}
        className="disabled:opacity-35"
        onClick={() => onChange(moved(rows, at, at + 1))}
      />
      <IconButton
        label={t('{name} 빼기', { name })}
        icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />}
        disabled={keepLast && rows.length === 1}
        className="disabled:opacity-35"
        onClick={() => onChange(rows.filter((_, row) => row !== at))}
      />
    </span>
  )
}

export function AddRow({
  children,
  onClick,
  disabled,
}: {
  children: string
  onClick: () => void
  disabled?: boolean
}) {
  return (
    <Button look="ghost" size={44} disabled={disabled} onClick={onClick} className="-ml-2">
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      {children}
    </Button>
  )
}
