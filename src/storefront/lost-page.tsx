import { paths } from '#kernel/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { SearchBox } from './search-box.tsx'

/** What is not there, or not for this visitor, and ways on from it. */
export function LostPage({ search, gone }: { search: boolean; gone: boolean }) {
  const t = useT()
  return (
    <EmptyState
      level={1}
      title={
        gone
          ? t('이제는 없는 페이지예요')
          : t('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.')
      }
      drawing={<BlankStrip />}
      action={
        <>
          <a href={paths.home()} className={buttonClass()}>
            {t('홈으로')}
          </a>
          <a href={paths.bestSeller()} className={buttonClass({ look: 'outline' })}>
            {t('베스트 보기')}
          </a>
        </>
      }
    >
      <p>
        {gone
          ? t('판매를 마쳤거나 내린 페이지예요. 비슷한 상품을 찾아보세요.')
          : t('주소가 바뀌었거나, 이제는 없는 상품일 수 있어요.')}
      </p>
      {search && <SearchBox large className="mx-auto mt-5 w-full max-w-[420px] text-left" />}
    </EmptyState>
  )
}
