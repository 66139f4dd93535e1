import { Skeleton } from '#ui/skeleton.tsx'
import { besideForm } from './order-title.tsx'

export function OrderFormSkeleton() {
  return (
    <>
      <FieldsSkeleton />
      <div className={`max-desk:hidden ${besideForm}`}>
        <Skeleton className="h-[620px]" />
      </div>
    </>
  )
}

export function FieldsSkeleton() {
  return (
    <div className="min-h-[2200px] desk:min-h-[1500px]">
      {[0, 1, 2].map((part) => (
        <div key={part} className="rule-t mt-9 grid gap-4 pt-6 card:grid-cols-2">
          <Skeleton className="col-span-full h-6 w-28" />
          <Skeleton className="h-[74px]" />
          <Skeleton className="h-[74px]" />
          <Skeleton className="col-span-full h-[74px]" />
        </div>
      ))}
    </div>
  )
}
