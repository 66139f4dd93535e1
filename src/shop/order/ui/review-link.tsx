import { paths } from '#kernel/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** The way to the review of an order's line, or to the choice among several; nothing when none is left to write. */
export function ReviewLink({
  order: { od_id, writable },
}: {
  order: { od_id: string; writable: readonly number[] }
}) {
  const t = useT()
  const [first, ...more] = writable
  if (first === undefined) return null
  return (
    <ButtonLink
      to={paths.myPage.productReviews(more.length ? { od_id } : { write: first })}
      size={44}
    >
      {t('후기 쓰기')}
    </ButtonLink>
  )
}
