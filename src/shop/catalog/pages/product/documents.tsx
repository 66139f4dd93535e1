import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useNear } from '#ui/use-near.ts'

const ProductDocuments = lazyPart(() =>
  import('#shop/document/ui/product-documents.tsx').then((found) => found.ProductDocuments),
)

/** The papers of a product. Most have none, so nothing is fetched until a reader comes near. */
export function Documents({ it_id }: { it_id: string }) {
  const [place, near] = useNear<HTMLDivElement>()
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
