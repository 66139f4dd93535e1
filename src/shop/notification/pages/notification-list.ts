import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { type NotificationPage, notifications } from '#shop/notification/contract.ts'
import { useSession } from '#storefront/session.tsx'

export const listKey = ['my-notifications'] as const
export type Pages = InfiniteData<NotificationPage, number>

/** Fetched anew whenever the page is opened: what arrived since is what one comes for. */
export function useNotificationList(unread: boolean) {
  const { user } = useSession()
  return useInfiniteQuery({
    queryKey: [...listKey, user.mb_id, unread],
    queryFn: ({ pageParam, signal }) =>
      call(
        notifications.list,
        { query: { mb_id: user.mb_id, page: pageParam, unread: unread ? '1' : undefined } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last: NotificationPage) =>
      last.current_page < last.last_page ? last.current_page + 1 : undefined,
    enabled: user.mb_id !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
