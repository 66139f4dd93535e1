import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#admin/ui/use-act.ts'
import type { Refusal } from '#kernel/client.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import { adminDates, type Roster } from '#shop/tssa/date-contract.ts'
import { useToast } from '#ui/toasts.tsx'

/** Does something with a date, shows what became of it, and says so. */
export function useRoster(session_id: number) {
  const toast = useToast()
  const client = useQueryClient()
  const { busy, act } = useAct()

  async function attempt(
    work: () => Promise<{ data: Roster }>,
    told: string,
    refused?: (refusal: Refusal) => boolean,
  ): Promise<boolean> {
    const answer = await act(work, refused)
    if (!answer) return false
    client.setQueryData(queryOf(adminDates.show, { params: { session_id } }).queryKey, answer)
    for (const { path } of [adminDates.list, adminClasses.list])
      void client.invalidateQueries({ queryKey: [path] })
    toast(told)
    return true
  }

  return { busy, attempt }
}
