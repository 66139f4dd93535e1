import { useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '#kernel/client.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import { adminDates, type Roster } from '#shop/tssa/date-contract.ts'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** Does something with a date, shows what became of it, and says so. */
export function useRoster(session_id: number) {
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()

  async function attempt(
    work: () => Promise<{ data: Roster }>,
    told: string,
    refused?: (refusal: Refusal) => boolean,
  ): Promise<boolean> {
    const answer = await send(work, refused)
    if (!answer) return false
    client.setQueryData(queryOf(adminDates.show, { params: { session_id } }).queryKey, answer)
    for (const { path } of [adminDates.list, adminClasses.list])
      void client.invalidateQueries({ queryKey: [path] })
    toast(told)
    return true
  }

  return { busy, attempt }
}
