import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Cart, carts } from '#shop/cart/contract.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { sendOrHold } from '#storefront/hold.ts'
import { useSession } from '#storefront/session.tsx'
import { useAnnounce } from '#ui/announcer.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Line } from './choice.ts'
import type { UseChoice } from './use-choice.ts'

/** What was just put into the cart, and how the cart stands now. */
export type Added = { cart: Cart; put: readonly Line[] }

/** Into the cart, shown at once and taken back when refused; or straight to the order form. */
export function useBuy(item: ProductDetail, choice: UseChoice) {
  const t = useT()
  const { pick } = useLang()
  const announce = useAnnounce()
  const dialog = useDialog()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  // stays while the panel closes over it
  const [added, setAdded] = useState<Added | null>(null)
  const [isTold, setIsTold] = useState(false)
  // two quick presses are one wish
  const running = useRef(false)

  async function send(direct: boolean) {
    if (!choice.isReady() || running.current) return null
    running.current = true
    const options = [...choice.chosen.selections, ...choice.chosen.addOns].map(
      ({ io_no, ct_qty, ct_text }) => ({ io_no, ct_qty, ct_text }),
    )
    const before = session.cart_count
    if (direct) setBusy(true)
    else session.change({ cart_count: before + options.length })
    const body = { it_id: item.it_id, options, direct }
    try {
      const put = (headers?: Record<string, string>) => call(carts.add, { body }, { headers })
      const name = pick(item.it_name, item.it_name_en)
      // an order form cannot be opened without a line
      const answer = await (direct ? put() : sendOrHold({ kind: 'add', name, body }, put))
      if (!answer) {
        session.change({ cart_count: before })
        choice.bought()
        toast(t('연결이 끊겼어요. 이 기기에 담아 두었다가 연결되면 장바구니에 넣을게요.'))
        return 'kept' as const
      }
      if (!direct) {
        session.change({ cart_count: answer.data.count })
        client.setQueryData(queryOf(carts.show, { query: {} }).queryKey, answer)
      }
      void client.invalidateQueries({ queryKey: [carts.show.path] })
      return answer.data
    } catch (reason) {
      if (!direct) session.change({ cart_count: before })
      const why = inWords(t, reason, t('담지 못했어요. 연결을 확인하고 다시 시도해 주세요.'))
      if (why) await dialog.error(why)
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    /** `kept`: on this device, until the line is back */
    async addToCart(): Promise<'in' | 'kept' | 'refused'> {
      const name = pick(item.it_name, item.it_name_en)
      const qty = choice.chosen.selections.reduce((sum, line) => sum + line.ct_qty, 0)
      const put = [...choice.chosen.selections, ...choice.chosen.addOns]
      const cart = await send(false)
      if (cart === 'kept' || !cart) return cart ?? 'refused'
      choice.bought()
      announce(t('{name} {count}개를 장바구니에 담았어요.', { name, count: qty }))
      setAdded({ cart, put })
      setIsTold(true)
      return 'in'
    },
    added,
    isTold,
    goOn: () => setIsTold(false),
    /** the chosen options on a paper, without the cart */
    quote() {
      if (!choice.isReady()) return
      const options = [...choice.chosen.selections, ...choice.chosen.addOns]
        .map(
          ({ io_no, ct_qty, ct_text }) =>
            `${io_no}x${ct_qty}${ct_text ? `~${encodeURIComponent(ct_text)}` : ''}`,
        )
        .join(',')
      void navigate(paths.quotation({ from: 'product', it_id: item.it_id, options }))
    },
    async buyNow() {
      if (await send(true)) void navigate(paths.orderForm(true))
    },
  }
}
