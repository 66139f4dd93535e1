import type { ReactNode } from 'react'
import { paths } from '#kernel/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyShelf } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'

/** A list without goods, and the ways out of it. */
export function EmptyList({ filtered, action }: { filtered: boolean; action: ReactNode }) {
  const t = useT()
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title={filtered ? t('조건에 맞는 상품이 없어요') : t('상품은 여기까지예요')}
      action={
        <>
          {action}
          <ButtonLink to={paths.bestSeller()} look="outline">
            {t('많이 찾는 상품 보기')}
          </ButtonLink>
        </>
      }
    >
      {filtered
        ? t('고른 조건을 하나씩 빼 보세요. 향 계열이나 가격을 넓히면 더 많이 보여요.')
        : t('처음부터 다시 볼 수 있어요.')}
    </EmptyState>
  )
}
