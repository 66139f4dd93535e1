import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { recentlyViewed } from './viewed.ts'

const RecentlyViewed = lazyPart(() =>
  import('./recently-viewed.tsx').then((it) => it.RecentlyViewed),
)

/** What was looked at with this browser: fetched only where there is something to show. */
export function ViewedBefore() {
  const [some, setSome] = useState(false)
  useEffect(() => setSome(recentlyViewed().length > 0), [])
  if (!some) return null
  return (
    <Suspense>
      <RecentlyViewed />
    </Suspense>
  )
}
