import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type Cart, type CartLine, carts, type Totals } from '#shop/cart/contract.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { useAnnounce } from '#ui/announcer.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useLang, useT } from '#ui/language.tsx'
import type { Line } from './choice.ts'
import type { UseChoice } from './use-choice.ts'

/** What was just put into the cart, and how the cart stands now. */
export type Added = { lines: CartLine[]; totals: Totals }

/** Into the cart, shown at once and taken back when refused; or straight to the order form. */
export function useBuy(item: ProductDetail, choice: UseChoice) {
  const t = useT()
  const { pick } = useLang()
  const announce = useAnnounce()
  const dialog = useDialog()
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
    try {
      const { data } = await call(carts.add, { body: { it_id: item.it_id, options, direct } })
      if (!direct) session.change({ cart_count: data.count })
      void client.invalidateQueries({ queryKey: [carts.show.path] })
      return data
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
    async addToCart() {
      const name = pick(item.it_name, item.it_name_en)
      const qty = choice.chosen.selections.reduce((sum, line) => sum + line.ct_qty, 0)
      const put = [...choice.chosen.selections, ...choice.chosen.addOns]
      const cart = await send(false)
      if (!cart) return
      choice.bought()
      announce(t('{name} {count}개를 장바구니에 담았어요.', { name, count: qty }))
      setAdded({ lines: linesPut(cart, put), totals: cart.totals })
      setIsTold(true)
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

/** The lines of the cart that these went to, each with as many as were put there now. */
function linesPut(cart: Cart, put: readonly Line[]): CartLine[] {
  return put.flatMap(({ io_no, ct_qty, words = '' }) => {
    const line = cart.lines.find((one) => one.io_no === io_no && one.ct_text === words)
    return line ? [{ ...line, ct_qty, amount: line.ct_price * ct_qty }] : []
  })
}
