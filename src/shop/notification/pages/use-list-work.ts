import type { QueryClient } from '@tanstack/react-query'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { type Notification, notifications } from '#shop/notification/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { doneCloses, useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { listKey, type Pages } from './notification-list.ts'

type Counted = { notification_count: number }

/** Reading and deleting: shown at once, put back when the shop says no; the badge of the header follows. */
export function useListWork(client: QueryClient) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const { change } = useSession()

  const show = (each: (rows: Notification[]) => Notification[]) =>
    client.setQueriesData<Pages>(
      { queryKey: listKey },
      (pages) =>
        pages && {
          ...pages,
          pages: pages.pages.map((page) => ({ ...page, data: each(page.data) })),
        },
    )
  const again = () => client.invalidateQueries({ queryKey: listKey })

  async function attempt<A extends Counted>(work: () => Promise<A>): Promise<A | null> {
    try {
      const answer = await work()
      change({ notification_count: answer.notification_count })
      return answer
    } catch (reason) {
      // already gone elsewhere: the fresh list shows it; 401 has its own dialog
      if (!(reason instanceof Refusal && (reason.status === 404 || reason.status === 401)))
        toast(t('지금은 할 수 없어요. 잠시 뒤에 다시 시도해 주세요.'))
      await again()
      return null
    }
  }

  const markedAt = () => new Date().toISOString()
  const paramsOf = (row: Notification) => ({ params: { id: row.id } })

  async function remove(row: Notification) {
    show((rows) => rows.filter(({ id }) => id !== row.id))
    if (!(await attempt(() => call(notifications.remove, paramsOf(row))))) return
    toast({
      message: t('알림을 지웠어요.'),
      action: { label: t('되돌리기'), run: () => void restore(row) },
    })
    await again()
  }

  async function restore(row: Notification) {
    await attempt(() => call(notifications.restore, paramsOf(row)))
    await again()
  }

  return {
    remove,
    async read(row: Notification) {
      if (row.read_at) return
      show((rows) => rows.map((one) => (one.id === row.id ? { ...one, read_at: markedAt() } : one)))
      await attempt(async () => (await call(notifications.read, paramsOf(row))).data)
    },
    async readAll() {
      show((rows) => rows.map((one) => ({ ...one, read_at: one.read_at ?? markedAt() })))
      await attempt(() => call(notifications.readAll, {}))
      await again()
    },
    async removeAll() {
      if (
        !(await dialog.confirm(t('알림을 모두 지울까요? 되돌릴 수 없어요.'), {
          yes: t('모두 지우기'),
          danger: true,
        }))
      )
        return
      const gone = await attempt(() => call(notifications.removeAll, {}))
      if (gone) void dialog.done(gone.message, { closeAfter: doneCloses })
      await again()
    },
  }
}
