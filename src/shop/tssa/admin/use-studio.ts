import { useQueryClient } from '@tanstack/react-query'
import { adminStudio } from '#shop/tssa/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** Saves one of the studio's few things, shows the list anew, and says so. */
export function useStudio() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const messages = useMessages()
  const { busy, send } = useSend()

  async function keep(work: () => Promise<unknown>): Promise<boolean> {
    const answer = await send(work, messages.refused)
    if (!answer) return false
    void client.invalidateQueries({ queryKey: [adminStudio.show.path] })
    toast(t('저장했어요. 클래스와 날짜에 바로 쓰여요.'))
    return true
  }

  return { busy, keep, messages }
}
