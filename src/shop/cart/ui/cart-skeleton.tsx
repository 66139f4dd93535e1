import { Skeleton } from '#ui/skeleton.tsx'

/** The boxes of three lines and their summary. */
export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="columns-12 mt-6 min-h-[80dvh] content-start desk:mt-8">
      <div className="col-span-full desk:col-span-8">
        <div className="rule-t hairline-b flex h-14 items-center">
          <Skeleton className="h-5 w-32" />
        </div>
        {[0, 1, 2].map((row) => (
          <div
            key={row}
            className="hairline-b grid grid-cols-[28px_auto_minmax(0,1fr)] gap-x-4 py-5"
          >
            <Skeleton className="size-[18px] self-center" />
            <Skeleton className="h-[105px] w-[94px] wide:h-[130px] wide:w-[120px]" />
            <div className="grid content-center gap-2.5">
              <Skeleton className="h-5 w-4/5 max-w-64" />
              <Skeleton className="h-4 w-1/2 max-w-40" />
              <Skeleton className="h-10 w-32" />
            </div>
          </div>
        ))}
      </div>
      <div className="hidden desk:col-span-4 desk:block">
        <Skeleton className="h-[388px]" />
      </div>
    </div>
  )
}
