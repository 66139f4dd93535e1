import { useRef } from 'react'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { wishes } from '#shop/wish/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

type Wish = { wi_id: number; it_id: string }

/** Puts an item on the wish list and takes it off: asked first, shown at once, undone with one press. */
export function useWish(it_id: string, name: string): { on: boolean; toggle: () => Promise<void> } {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const session = useSession()
  // an answer may come after another heart was pressed
  const latest = useRef(session.wishes)
  latest.current = session.wishes
  const mine = session.wishes.find((wish) => wish.it_id === it_id)

  const show = (next: Wish[]) => session.change({ wishes: next })
  const others = () => latest.current.filter((wish) => wish.it_id !== it_id)

  async function add() {
    if (session.isMember) show([...others(), { wi_id: 0, it_id }])
    try {
      const { data } = await call(wishes.add, { body: { it_id } })
      show([...others(), data])
      toast({
        message: t('찜한 상품에 담았어요.'),
        action: { label: t('되돌리기'), run: () => void remove(data) },
      })
    } catch {
      // a failure is silent, and a 401 has its own dialog: the heart goes back to what it was
      show(others())
    }
  }

  async function remove(wish: Wish) {
    show(others())
    try {
      await call(wishes.remove, { params: { wi_id: wish.wi_id } })
      toast({
        message: t('찜한 상품에서 뺐어요.'),
        action: { label: t('되돌리기'), run: () => void add() },
      })
    } catch (reason) {
      // already gone elsewhere: it is off, as asked
      if (reason instanceof Refusal && reason.status === 404) return
      show([...others(), wish])
    }
  }

  async function toggle() {
    // a guest is asked to log in, not to confirm
    if (!session.isMember) return add()
    if (mine) {
      if (
        mine.wi_id &&
        (await dialog.confirm(t('{name} 상품을 찜한 목록에서 뺄까요?', { name }), {
          yes: t('빼기'),
        }))
      )
        await remove(mine)
      return
    }
    if (await dialog.confirm(t('{name} 상품을 찜할까요?', { name }), { yes: t('담기') }))
      await add()
  }

  return { on: mine !== undefined, toggle }
}
