import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { productInquiries } from '#shop/inquiry/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

/** Deletes a question of mine once it is confirmed. */
export function useRemoveQuestion() {
  const t = useT()
  const dialog = useDialog()
  const client = useQueryClient()
  const { send } = useSend()
  return async (iq_id: number) => {
    if (
      !(await dialog.confirm(t('이 문의를 지울까요? 지운 문의는 되돌릴 수 없어요.'), {
        yes: t('지우기'),
        danger: true,
      }))
    )
      return
    await send(async () => {
      const { message } = await call(productInquiries.remove, { params: { iq_id } })
      void dialog.done(message)
    })
    await Promise.all(
      [productInquiries.list, productInquiries.mine].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
}
