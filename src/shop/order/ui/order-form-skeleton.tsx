import { Skeleton } from '#ui/skeleton.tsx'
import { OrderTitle } from './order-title.tsx'

export function OrderFormSkeleton() {
  return (
    <div className="min-h-[2400px] gap-14 desk:min-h-[1700px] desk:grid desk:grid-cols-[7fr_5fr]">
      <div>
        <OrderTitle />
        <Skeleton className="mt-3 h-5 w-64 max-w-full" />
        {[0, 1, 2].map((part) => (
          <div key={part} className="rule-t mt-9 grid gap-4 pt-6 card:grid-cols-2">
            <Skeleton className="col-span-full h-6 w-28" />
            <Skeleton className="h-[74px]" />
            <Skeleton className="h-[74px]" />
            <Skeleton className="col-span-full h-[74px]" />
          </div>
        ))}
      </div>
      <Skeleton className="hidden h-[620px] desk:block" />
    </div>
  )
}
