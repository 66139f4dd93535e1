import { RecentlyViewed } from '#shop/catalog/ui/recently-viewed.tsx'

/** What follows a product once the page is awake. */
export function Below({ it_id }: { it_id: string }) {
  return <RecentlyViewed except={it_id} />
}
