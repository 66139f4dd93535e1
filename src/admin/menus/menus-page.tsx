import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FilterTabs } from '#admin/ui/filter-tabs.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminMenus } from '#shop/content/menus-contract.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { MenusForm } from './menus-form.tsx'
import { TopBarForm } from './top-bar-form.tsx'

const parts = ['bar', 'side', 'footer', 'top_bar'] as const

/** What stands around every page of the shop: its menus, its footers and the bar at the top. */
export default function MenusPage() {
  const t = useT()
  const staff = useStaff()
  const [params] = useSearchParams()
  const part = parts.find((one) => one === params.get('part')) ?? 'bar'
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    ...queryOf(adminMenus.show, {}),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: staff.sees('contents'),
  })
  const words = {
    bar: t('위쪽 메뉴'),
    side: t('휴대폰 옆 메뉴'),
    footer: t('바닥글'),
    top_bar: t('맨 위 띠'),
  }
  if (!staff.sees('contents')) {
    return (
      <>
        <PageHead title={t('메뉴와 바닥글')} />
        <InlineNotice tone="wait">
          {t('콘텐츠는 콘텐츠 담당과 운영자만 볼 수 있어요.')}
        </InlineNotice>
      </>
    )
  }
  const stored = isFetchedAfterMount ? data?.data : undefined
  return (
    <>
      <PageHead
        title={t('메뉴와 바닥글')}
        note={t(
          '카테고리는 분류 관리에서, 나머지 메뉴는 여기서 정해요. 저장하면 가게에 바로 보여요.',
        )}
      />
      <div className="mb-5 border border-b-0 border-paper-200 bg-paper-0">
        <FilterTabs
          label={t('메뉴가 있는 곳')}
          tabs={parts.map((one) => ({ value: one, label: words[one] }))}
          value={part}
          to={(next) => adminPaths.menus({ part: next === 'bar' ? undefined : next })}
        />
      </div>
      {isError && !data && (
        <ErrorState title={t('메뉴를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!isError && !stored && <Skeleton className="h-96" />}
      {stored && part === 'top_bar' && (
        <TopBarForm stored={stored.values.top_bar} version={stored.versions.top_bar ?? 0} />
      )}
      {stored && part !== 'top_bar' && (
        <MenusForm
          part={part}
          stored={stored.values.menus}
          version={stored.versions.menus ?? 0}
          dead={stored.dead}
        />
      )}
    </>
  )
}
