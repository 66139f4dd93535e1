import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { companies } from '#shop/company/contract.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** A colleague orders for the company no more. */
export function LeaveCompany({ company }: { company: string }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()

  async function leave() {
    const sure = await dialog.confirm(
      t('{company}의 가격과 외상, 주문을 더는 쓸 수 없어요. 나갈까요?', { company }),
      { yes: t('회사에서 나가기') },
    )
    if (!sure) return
    if (!(await send(() => call(companies.leave, {})))) return
    await client.invalidateQueries({ queryKey: [companies.show.path] })
    toast(t('회사에서 나왔어요.'))
  }

  return (
    <p>
      <Button look="outline" size={44} busy={busy} onClick={() => void leave()}>
        {t('회사에서 나가기')}
      </Button>
    </p>
  )
}
