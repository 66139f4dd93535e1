import { RecentlyViewed } from '#shop/catalog/ui/recently-viewed.tsx'
import { NearScents } from '#shop/scent/ui/near.tsx'
import { useNear } from '#ui/use-near.ts'
import { Together } from './together.tsx'

/** What follows a product once the page is awake. */
export function Below({ it_id }: { it_id: string }) {
  const [place, near] = useNear<HTMLDivElement>()
  return (
    <>
      <div ref={place}>
        {near && (
          <>
            <NearScents key={it_id} it_id={it_id} />
            <Together it_id={it_id} />
          </>
        )}
      </div>
      <RecentlyViewed except={it_id} />
    </>
  )
}
