import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { wishes } from '#shop/wish/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

type Wish = { wi_id: number; it_id: string }

/** Off the list after confirming, and back with one press. A failure is silent: the row simply stays. */
export function useUnwish() {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const session = useSession()
  const reload = () =>
    Promise.all([client.invalidateQueries({ queryKey: [wishes.list.path] }), session.refresh()])

  async function putBack(it_id: string) {
    await call(wishes.add, { body: { it_id } }).catch(() => null)
    await reload()
  }

  return async ({ wi_id, it_id }: Wish, name: string) => {
    if (
      !(await dialog.confirm(t('{name} 상품을 찜한 목록에서 뺄까요?', { name }), {
        yes: t('빼기'),
      }))
    )
      return
    const done = await call(wishes.remove, { params: { wi_id } }).catch(() => null)
    await reload()
    if (done)
      toast({
        message: t('찜한 상품에서 뺐어요.'),
        action: { label: t('되돌리기'), run: () => void putBack(it_id) },
      })
  }
}
