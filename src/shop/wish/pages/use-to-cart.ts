import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { sendOrHold } from '#storefront/hold.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Several wishes into the cart: those without a choice at once, the others one after the other through the option sheet. */
export function useToCart(onDone: () => void) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<readonly ProductDetail[]>([])
  const [added, setAdded] = useState(0)

  async function put(item: ProductDetail, io_no: number): Promise<boolean> {
    try {
      const body = {
        it_id: item.it_id,
        options: [{ io_no, ct_qty: Math.max(1, item.it_buy_min_qty) }],
      }
      const answer = await sendOrHold(
        { kind: 'add', name: pick(item.it_name, item.it_name_en), body },
        (headers) => call(carts.add, { body }, { headers }),
      )
      if (answer) session.change({ cart_count: answer.data.count })
      else toast(t('연결이 끊겼어요. 이 기기에 담아 두었다가 연결되면 장바구니에 넣을게요.'))
      void client.invalidateQueries({ queryKey: [carts.show.path] })
      return true
    } catch (error) {
      const why = inWords(t, error, t('담지 못했어요. 연결을 확인하고 다시 시도해 주세요.'))
      if (why) await dialog.error(`${pick(item.it_name, item.it_name_en)}: ${why}`)
      return false
    }
  }

  function finish(count: number) {
    setAdded(0)
    onDone()
    if (count > 0)
      toast({
        message: t('상품 {count}개를 장바구니에 담았어요.', { count }),
        action: { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) },
      })
  }

  function next(count: number) {
    const rest = asked.slice(1)
    setAsked(rest)
    setAdded(count)
    if (rest.length === 0) finish(count)
  }

  return {
    busy,
    /** the item whose options are asked for now */
    asking: asked[0] ?? null,
    add: async (items: readonly ProductDetail[]) => {
      if (busy || items.length === 0) return
      setBusy(true)
      let count = 0
      const [simple, rest] = [
        items.filter((item) => item.options.length === 1),
        items.filter((item) => item.options.length !== 1),
      ]
      for (const item of simple)
        if (item.options[0] && (await put(item, item.options[0].io_no))) count++
      setBusy(false)
      setAsked(rest)
      setAdded(count)
      if (rest.length === 0) finish(count)
    },
    pick: async (item: ProductDetail, io_no: number) => {
      setBusy(true)
      const done = await put(item, io_no)
      setBusy(false)
      if (done) next(added + 1)
    },
    skip: () => next(added),
  }
}
