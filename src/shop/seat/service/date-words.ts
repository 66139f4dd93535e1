import { koreanMinute } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { listNext } from '#shop/seat/line-store.ts'

type Named = { session: { starts_at: Date }; product: { title: string; title_en: string } }
type Numbered = { session: { class_id: number; session_id: number } }

/** What every word about a date says of it: which class, and when. */
export function wordsOf({ session, product }: Named) {
  return {
    class: { ko: product.title, en: product.title_en || product.title },
    when: koreanMinute(session.starts_at),
  }
}

const mostNamed = 3

/** The next dates of the same class with a seat, in words; nothing when there are none. */
export async function otherDates(ctx: Ctx, { session }: Numbered) {
  const days = (await listNext(ctx, session, mostNamed))
    .map(({ starts_at }) => koreanMinute(starts_at))
    .join(', ')
  return days
    ? { ko: `같은 클래스의 다른 날짜: ${days}.`, en: `Other dates of this class: ${days}.` }
    : undefined
}
