import { type ComponentType, Suspense, use, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { DeviceContext, useVariant } from './screen.tsx'

/**
 * A part that only wide windows show: phones get neither its HTML nor its code. Where the server takes the visitor for a desk
 * its HTML is in the page, and its code must be there (`ready`) before the page wakes up.
 */
export function widePart(load: () => Promise<ComponentType>) {
  let known: ComponentType | null = null
  const ready = async () => {
    known ??= await load()
    return known
  }
  const Later = lazyPart(ready)

  function WidePart() {
    const variant = useVariant()
    const guess = use(DeviceContext)
    // a file that has come meanwhile must not change what stands here
    const [Part] = useState(() => known ?? Later)
    if (guess === 'mobile' && variant === 'mobile') return null
    return (
      <Suspense>
        <Part />
      </Suspense>
    )
  }
  return { WidePart, ready }
}
