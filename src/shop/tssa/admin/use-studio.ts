import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#admin/ui/use-act.ts'
import { adminStudio } from '#shop/tssa/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'

/** Saves one of the studio's few things, shows the list anew, and says so. */
export function useStudio() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const messages = useMessages()
  const { busy, act } = useAct()

  async function keep(work: () => Promise<unknown>): Promise<boolean> {
    const answer = await act(work, messages.refused)
    if (!answer) return false
    void client.invalidateQueries({ queryKey: [adminStudio.show.path] })
    toast(t('저장했어요. 가게에 바로 보여요.'))
    return true
  }

  return { busy, keep, messages }
}
