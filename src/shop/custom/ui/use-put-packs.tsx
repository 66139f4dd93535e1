import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import { materialPacks, type PutAnswer } from '#shop/custom/pack-contract.ts'
import type { Need } from '#shop/custom/pack-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** Puts the packs of materials into the cart, and says what went in and what did not. */
export function usePutPacks() {
  const t = useT()
  const { pick } = useLang()
  const dialog = useDialog()
  const toast = useToast()
  const navigate = useNavigate()
  const session = useSession()
  const client = useQueryClient()
  const { busy, send } = useSend()
  // one press is one key: a lost answer that is asked for again adds nothing
  const key = useRef<string | null>(null)

  const tell = async ({ added, cart_count, missing }: PutAnswer) => {
    session.change({ cart_count })
    await client.invalidateQueries({ queryKey: [carts.show.path] })
    const seeCart = { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) }
    if (!missing.length)
      return toast({
        message: t('재료 {count}가지를 장바구니에 담았어요.', { count: added }),
        action: seeCart,
      })
    const told = (
      <>
        <p>
          {added
            ? t('재료 {count}가지를 담았고, 아래 재료는 담지 못했어요.', { count: added })
            : t('담을 수 있는 재료가 없어요.')}
        </p>
        <ul className="mt-3 grid gap-2">
          {missing.map((one, at) => (
            <li key={at} className="border-l-2 border-line pl-3">
              <span className="block font-medium text-ink-900">{pick(one.name, one.name_en)}</span>
              <span className="block text-small">{one.reason}</span>
            </li>
          ))}
        </ul>
      </>
    )
    if (!added) return void dialog.alert(told, { title: t('재료를 담지 못했어요') })
    const see = await dialog.confirm(told, {
      title: t('일부만 담았어요'),
      yes: t('장바구니 보기'),
      no: t('닫기'),
    })
    if (see) void navigate(paths.cart())
  }

  const put = (needs: readonly Need[]) =>
    send(async () => {
      key.current ??= crypto.randomUUID()
      const headers = { 'idempotency-key': key.current }
      const { data } = await call(materialPacks.put, { body: { needs: [...needs] } }, { headers })
      key.current = null
      await tell(data)
    })

  return { busy, put, tell }
}
