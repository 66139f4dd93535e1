import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyBell } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useNotificationList } from './notification-list.ts'
import { NotificationRow } from './notification-row.tsx'
import { useListWork } from './use-list-work.ts'

type Box = {
  /** the address of this page */
  here: string
  /** where to go on while there is nothing */
  next?: ReactNode
}

/** Everything the shop has told this person. */
export function NotificationBox({ here, next }: Box) {
  const t = useT()
  const { notification_count } = useSession()
  const onlyUnread = useSearchParams()[0].get('unread') === '1'
  const list = useNotificationList(onlyUnread)
  const work = useListWork(useQueryClient())
  const rows = list.data?.pages.flatMap((page) => page.data)
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <>
      <PageTitle
        title={t('알림함')}
        note={
          list.data &&
          (notification_count > 0
            ? t('읽지 않은 알림 {count}개', { count: notification_count })
            : total > 0 && t('모든 알림을 읽었어요'))
        }
        end={
          rows &&
          rows.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {notification_count > 0 && (
                <Button look="ghost" size={44} onClick={() => void work.readAll()}>
                  {t('모두 읽음')}
                </Button>
              )}
              <Button look="outline" size={44} onClick={() => void work.removeAll()}>
                {t('모두 지우기')}
              </Button>
            </div>
          )
        }
      />
      <nav aria-label={t('알림함')} className="mb-4 flex gap-2">
        <ChipLink to={here} on={!onlyUnread} replace preventScrollReset>
          {t('전체')}
        </ChipLink>
        <ChipLink to={`${here}?unread=1`} on={onlyUnread} replace preventScrollReset>
          {t('읽지 않음')}
        </ChipLink>
      </nav>
      {list.isError && !rows && (
        <ErrorState title={t('알림을 불러오지 못했어요')} onRetry={() => void list.refetch()}>
          <p>{t('잠시 뒤에 다시 시도해 주세요.')}</p>
        </ErrorState>
      )}
      {!rows && !list.isError && <Waiting />}
      {rows?.length === 0 && <Nothing here={here} next={next} onlyUnread={onlyUnread} />}
      {rows && rows.length > 0 && (
        <>
          <ul className="rule-t">
            {rows.map((row) => (
              <NotificationRow
                key={row.id}
                row={row}
                onRead={() => void work.read(row)}
                onRemove={() => void work.remove(row)}
              />
            ))}
          </ul>
          {total > rows.length && (
            <LoadMore
              className="mt-8"
              shown={rows.length}
              total={total}
              busy={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </>
      )}
    </>
  )
}

function Nothing({ here, next, onlyUnread }: Box & { onlyUnread: boolean }) {
  const t = useT()
  if (onlyUnread)
    return (
      <EmptyState
        drawing={<EmptyBell />}
        title={t('읽지 않은 알림이 없어요')}
        className="desk:py-16"
        action={<ButtonLink to={here}>{t('전체 알림 보기')}</ButtonLink>}
      >
        <p>{t('알림을 모두 확인하셨어요.')}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing={<EmptyBell />}
      title={t('알림이 아직 없어요')}
      className="desk:py-16"
      action={next}
    >
      <p>{t('주문과 배송, 문의 답변, 쿠폰과 포인트 소식이 여기에 모여요.')}</p>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className="rule-t grid gap-px">
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="my-2 h-20" />
      ))}
    </div>
  )
}
