import { useRef } from 'react'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { wishes } from '#shop/wish/contract.ts'
import { sendOrHold } from '#storefront/hold.ts'
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

  const held = (wi_id: number, on: boolean) => ({ kind: 'wish', name, it_id, wi_id, on }) as const

  function keep() {
    toast(t('연결이 끊겼어요. 이 기기에 적어 두었다가 연결되면 찜한 상품에 옮길게요.'))
  }

  async function add() {
    if (session.isMember) show([...others(), { wi_id: 0, it_id }])
    try {
      const ask = () => call(wishes.add, { body: { it_id } })
      // whoever is nobody is asked to log in, which needs a line
      const answer = await (session.isMember ? sendOrHold(held(0, true), ask) : ask())
      if (!answer) return keep()
      show([...others(), answer.data])
      toast({
        message: t('찜한 상품에 담았어요.'),
        action: { label: t('되돌리기'), run: () => void remove(answer.data) },
      })
    } catch {
      // a failure is silent, and a 401 has its own dialog: the heart goes back to what it was
      show(others())
    }
  }

  async function remove(wish: Wish) {
    show(others())
    try {
      const answer = await sendOrHold(held(wish.wi_id, false), () =>
        call(wishes.remove, { params: { wi_id: wish.wi_id } }),
      )
      if (!answer) return keep()
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
        // 0 while it is on its way, or waits for the line
        (mine.wi_id || !navigator.onLine) &&
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
