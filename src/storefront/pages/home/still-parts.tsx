import { InstaFeed } from '#shop/content/ui/insta-feed.tsx'
import { CategoryRow } from './category-row.tsx'
import { News } from './news.tsx'
import { Supplies } from './supplies.tsx'

export { Hero } from './hero.tsx'
export { Rooms } from './rooms.tsx'
export { Studio } from './studio.tsx'

/** What there is to buy, by its kind, and what to make it from. */
export function Kinds() {
  return (
    <>
      <CategoryRow />
      <Supplies />
    </>
  )
}

/** Pictures of the studio, and what is new. */
export function Last() {
  return (
    <>
      <InstaFeed />
      <News />
    </>
  )
}
