import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import type { Recipe } from '#shop/content/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { useToast } from '#ui/toasts.tsx'

type Material = Recipe['materials'][number]

/** What the recipe takes, and all of it into the cart at once. */
export function Materials({ materials }: { materials: readonly Material[] }) {
  const t = useT()
  const { pick } = useLang()
  const { busy, putAll } = usePutAll()
  const shown = materials.filter(({ product }) => product)
  const ready = shown.filter(({ io_no }) => io_no !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="materials-title">
      <h2 id="materials-title" className="type-h3 mb-2">
        {t('재료')}
      </h2>
      <ul className="rule-t">
        {shown.map(({ it_id, qty, note, note_en, product, io_no }) => (
          <li
            key={it_id}
            className="hairline-b group relative grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5"
          >
            <span className="block aspect-4/5 overflow-hidden">
              <Picture name={product?.thumb_image ?? ''} alt="" sizes="64px" />
            </span>
            <span className="min-w-0">
              <Link
                to={paths.product(it_id)}
                prefetch="intent"
                className="cover-link text-plain leading-snug font-medium group-hover:underline"
              >
                {pick(product?.it_name ?? '', product?.it_name_en)}
              </Link>
              <span className="block text-caption text-ink-500">{pick(note, note_en)}</span>
              {product && io_no !== null && (
                <Price
                  value={product.default_price.value}
                  currency={product.default_price.currency}
                  className="mt-0.5"
                />
              )}
              {io_no === null && (
                <span className="text-caption font-semibold text-ink-700">{t('품절')}</span>
              )}
            </span>
            <span className="tabular text-small whitespace-nowrap text-ink-700">
              {t('{count}개', { count: qty })}
            </span>
          </li>
        ))}
      </ul>
      <Button
        wide
        busy={busy}
        className="mt-4"
        aria-disabled={ready.length === 0 || undefined}
        onClick={() => void putAll(ready)}
      >
        {ready.length ? t('재료 담기') : t('지금은 담을 재료가 없어요')}
      </Button>
      {ready.length < shown.length && ready.length > 0 && (
        <p className="mt-2 text-caption text-ink-500">{t('품절된 재료는 빼고 담아요.')}</p>
      )}
    </section>
  )
}

/** One item after the other: what was put in stays in, and what was refused is named. */
function usePutAll() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [busy, setBusy] = useState(false)

  async function putAll(materials: readonly Material[]) {
    if (busy || materials.length === 0) return
    setBusy(true)
    const refused: string[] = []
    let put = 0
    for (const { it_id, io_no, qty, product } of materials) {
      if (io_no === null) continue
      try {
        const { data } = await call(carts.add, {
          body: { it_id, options: [{ io_no, ct_qty: qty }] },
        })
        session.change({ cart_count: data.count })
        put += 1
      } catch (reason) {
        const why = inWords(t, reason, t('담지 못했어요. 연결을 확인하고 다시 시도해 주세요.'))
        refused.push(`${pick(product?.it_name ?? '', product?.it_name_en)}: ${why}`)
      }
    }
    setBusy(false)
    void client.invalidateQueries({ queryKey: [carts.show.path] })
    if (put > 0)
      toast({
        message: t('재료 {count}가지를 장바구니에 담았어요.', { count: put }),
        action: { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) },
      })
    if (refused.length) await dialog.error(refused.join('\n'))
  }

  return { busy, putAll }
}
