import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { adminStaff, type StaffAccount } from '#shop/member/desk-contract.ts'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export type StaffWork = ReturnType<typeof useStaffWork>

/** Changes staff accounts and shows the list as the server answers. */
export function useStaffWork() {
  const client = useQueryClient()
  const toast = useToast()
  const { busy, send } = useSend()
  const key = queryOf(adminStaff.list, {}).queryKey
  const refresh = () => void client.invalidateQueries({ queryKey: key })
  async function save(
    work: () => Promise<{ data: StaffAccount[] }>,
    done: string,
  ): Promise<boolean> {
    const answer = await send(work)
    if (!answer) {
      refresh()
      return false
    }
    client.setQueryData(key, answer)
    toast(done)
    return true
  }
  return { busy, send, save, refresh }
}
