import { cx } from '#ui/class-names.ts'
import { TileSkeleton } from '#ui/skeleton.tsx'

export type Columns = 3 | 4 | 5

export const across: Record<Columns, string> = {
  3: 'tiles tiles-3',
  4: 'tiles tiles-4',
  5: 'tiles',
}

/** A grid of tiles before they are there. */
export function TileGridSkeleton({
  count,
  columns = 5,
  className,
}: {
  count: number
  columns?: Columns
  className?: string
}) {
  return (
    <div className={cx(across[columns], className)}>
      {Array.from({ length: count }, (_, at) => (
        <TileSkeleton key={at} />
      ))}
    </div>
  )
}
