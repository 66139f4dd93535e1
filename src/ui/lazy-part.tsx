import { type ComponentType, lazy } from 'react'

/** A part fetched when first shown. If its file cannot be had, `instead` stands in and the page stays. */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Nothing,
) {
  return lazy(async () => ({ default: await load().catch(() => instead) }))
}

function Nothing() {
  return null
}
