import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'

const ProductDocuments = lazyPart(() =>
  import('#shop/document/ui/product-documents.tsx').then((found) => found.ProductDocuments),
)

/** The papers of a product. Most have none, so nothing is fetched until a reader comes near. */
export function Documents({ it_id }: { it_id: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setNear(true)
      },
      { rootMargin: '400px 0px' },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <ProductDocuments it_id={it_id} />
        </Suspense>
      )}
    </div>
  )
}
