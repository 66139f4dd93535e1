import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import type { Recipe } from '#shop/content/contract.ts'
import { sendOrHold } from '#storefront/hold.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** A thing of a recipe that may be bought. */
export type RecipeLine = Pick<Recipe['materials'][number], 'it_id' | 'qty' | 'product' | 'choice'>

/** One item after the other: what was put in stays in, and what was refused is named. */
export function usePutAll() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const nameOf = (product: RecipeLine['product']) =>
    pick(product?.it_name ?? '', product?.it_name_en)

  async function putAll(lines: readonly RecipeLine[]) {
    if (busy || lines.length === 0) return
    setBusy(true)
    const refused: string[] = []
    let put = 0
    let held = 0
    for (const { it_id, choice, qty, product } of lines) {
      if (!choice) continue
      try {
        const body = { it_id, options: [{ io_no: choice.io_no, ct_qty: qty }] }
        const answer = await sendOrHold({ kind: 'add', name: nameOf(product), body }, (headers) =>
          call(carts.add, { body }, { headers }),
        )
        if (answer) session.change({ cart_count: answer.data.count })
        put += answer ? 1 : 0
        held += answer ? 0 : 1
      } catch (reason) {
        const why = inWords(t, reason, t('담지 못했어요. 연결을 확인하고 다시 시도해 주세요.'))
        refused.push(`${nameOf(product)}: ${why}`)
      }
    }
    setBusy(false)
    void client.invalidateQueries({ queryKey: [carts.show.path] })
    if (held > 0) toast(t('연결이 끊겼어요. 이 기기에 담아 두었다가 연결되면 장바구니에 넣을게요.'))
    if (put > 0)
      toast({
        message: t('재료 {count}가지를 장바구니에 담았어요.', { count: put }),
        action: { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) },
      })
    if (refused.length) await dialog.error(refused.join('\n'))
  }

  return { busy, putAll }
}
