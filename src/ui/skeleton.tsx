import { cx } from './class-names.ts'

/** A box of the final size; `className` gives the measures. Unseen for the first 200 ms. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('appear-late block rounded-tag bg-paper-200', className)}
    />
  )
}

/** The boxes of a product tile. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-4/5 w-full" />
      <div className="mt-3.5 grid grid-cols-[6px_1fr] gap-3">
        <Skeleton className="h-24" />
        <div className="grid content-start gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      </div>
    </div>
  )
}
