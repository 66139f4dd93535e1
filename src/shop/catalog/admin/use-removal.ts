import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { goodsRemoval } from '#shop/catalog/removal-contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

type Named = { it_id: string; it_name: string; it_name_en: string }

/** Puts goods away, brings them back, or takes them away for good; asks first, and says what became of each. */
export function useRemoval(onDone: () => void) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()

  const askAnew = (it_ids: readonly string[] = []) => {
    for (const it_id of it_ids)
      client.removeQueries({ queryKey: [adminProducts.show.path, { params: { it_id } }] })
    for (const { path } of [adminProducts.list, adminProducts.show, products.list, products.show])
      void client.invalidateQueries({ queryKey: [path] })
  }

  async function put(it_ids: readonly string[], archived: boolean) {
    const done = await send(() =>
      call(goodsRemoval.archive, { body: { it_ids: [...it_ids], archived } }),
    )
    if (!done) return
    askAnew()
    onDone()
    const { changed: count } = done.data
    toast(
      archived
        ? t('상품 {count}개를 보관했어요.', { count })
        : t('상품 {count}개의 보관을 풀었어요. 아직 숨겨 두었어요.', { count }),
    )
  }

  async function archive(it_ids: readonly string[]) {
    const yes = await dialog.confirm(
      t(
        '가게의 목록과 찾기에서 빠지고, 장바구니에 담긴 것은 살 수 없게 돼요. 주문과 후기, 자료는 그대로 남고 언제든 되돌릴 수 있어요.',
      ),
      { title: t('상품 {count}개를 보관할까요?', { count: it_ids.length }), yes: t('보관하기') },
    )
    if (yes) await put(it_ids, true)
  }

  /** What must stay is named with its reason, and can be put away instead. */
  async function tellKept(kept: readonly (Named & { why: string })[]) {
    const words = kept.map((one) => `${pick(one.it_name, one.it_name_en)}: ${one.why}`).join('\n')
    const yes = await dialog.confirm(words, {
      title: t('상품 {count}개는 지울 수 없어요', { count: kept.length }),
      yes: t('대신 보관하기'),
    })
    const ids = kept.map(({ it_id }) => it_id)
    if (yes) await put(ids, true)
  }

  /** True when all of them are gone. */
  async function remove(it_ids: readonly string[]): Promise<boolean> {
    const yes = await dialog.confirm(
      t('되돌릴 수 없어요. 재고 기록도 함께 지워요. 한 번이라도 주문된 상품은 지우지 않아요.'),
      {
        title: t('상품 {count}개를 지울까요?', { count: it_ids.length }),
        yes: t('지우기'),
        danger: true,
      },
    )
    const done =
      yes && (await send(() => call(goodsRemoval.remove, { body: { it_ids: [...it_ids] } })))
    if (!done) return false
    const { removed, kept } = done.data
    askAnew(removed)
    if (removed.length) toast(t('상품 {count}개를 지웠어요.', { count: removed.length }))
    if (kept.length) await tellKept(kept)
    else onDone()
    return kept.length === 0
  }

  return { busy, archive, remove, bringBack: (it_ids: readonly string[]) => put(it_ids, false) }
}
