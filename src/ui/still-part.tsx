import { type ComponentType, Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useVariant } from './screen.tsx'
import { useWaking } from './use-waking.ts'

/**
 * A part that only shows: words, pictures, plain links. On the page it came with it stays as the server wrote it, and its
 * code is not fetched. A page made in the browser fetches it first (`ready` in its loaders), and so does a part that
 * `turns`, showing other things on a phone than on a desk. One that lies `far` below may wait with its layout (far.ts).
 * Nothing inside has state, listens or knows the visitor.
 */
export function stillPart(
  id: string,
  load: () => Promise<ComponentType>,
  { turns = false, far = false } = {},
) {
  let known: ComponentType | null = null
  // read before the page wakes up; where it is drawn anew later, this is still what stands there
  const first =
    typeof document === 'undefined' ? null : { at: location.pathname, html: writtenIn(id) }
  const ready = async () => {
    known ??= await load()
    return known
  }
  const Later = lazyPart(ready)
  const className = far ? 'far' : undefined

  function StillPart() {
    const waking = useWaking()
    const variant = useVariant()
    const [own] = useState(() => {
      const isThere = waking || (!known && !turns)
      const html = isThere && first && first.at === location.pathname ? first.html : null
      return { variant, Part: known ?? Later, html }
    })
    const written = own.html === null ? undefined : { __html: own.html }
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from its own page
    if (written && (!turns || variant === own.variant))
      return <div id={id} className={className} dangerouslySetInnerHTML={written} />
    return (
      <div id={id} className={className}>
        <Suspense fallback={written && <div dangerouslySetInnerHTML={written} />}>
          <own.Part />
        </Suspense>
      </div>
    )
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: the server's own HTML, read from its own page
  }
  return { StillPart, ready }
}

/** What the server wrote in this place of the page. */
export function writtenIn(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null)
}
