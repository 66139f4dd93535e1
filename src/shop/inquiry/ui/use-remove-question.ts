import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { productInquiries } from '#shop/inquiry/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** Deletes a question of mine once it is confirmed. */
export function useRemoveQuestion() {
  const t = useT()
  const dialog = useDialog()
  const client = useQueryClient()
  return async (iq_id: number) => {
    if (
      !(await dialog.confirm(t('이 문의를 지울까요? 지운 문의는 되돌릴 수 없어요.'), {
        yes: t('지우기'),
        danger: true,
      }))
    )
      return
    try {
      const { message } = await call(productInquiries.remove, { params: { iq_id: String(iq_id) } })
      void dialog.done(message)
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return
      void dialog.error(
        error instanceof Refusal && error.message
          ? error.message
          : t('연결이 끊겨서 지우지 못했어요. 다시 시도해 주세요.'),
      )
    }
    await Promise.all(
      [productInquiries.list, productInquiries.mine].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
}
