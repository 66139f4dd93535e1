import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#admin/ui/use-act.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'

/** Does something with a member and shows the member as the server answers; true when it worked. */
export function useMemberAct(mb_id: string) {
  const client = useQueryClient()
  const { busy, act } = useAct()
  const key = queryOf(adminMembers.show, { params: { mb_id } }).queryKey
  async function run(work: () => Promise<{ data: DeskMember }>): Promise<boolean> {
    const answer = await act(work)
    if (answer) client.setQueryData(key, answer)
    else await client.invalidateQueries({ queryKey: key })
    return answer !== null
  }
  return { busy, run, again: () => client.invalidateQueries({ queryKey: key }) }
}
