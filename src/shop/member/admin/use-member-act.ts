import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { adminMembers, type DeskMember } from '#shop/member/desk-contract.ts'
import { useSend } from '#ui/use-send.ts'

/** Does something with a member and shows the member as the server answers; true when it worked. */
export function useMemberAct(mb_id: string) {
  const client = useQueryClient()
  const { busy, send } = useSend()
  const key = queryOf(adminMembers.show, { params: { mb_id } }).queryKey
  async function run(
    work: () => Promise<{ data: DeskMember }>,
    refused?: Parameters<typeof send>[1],
  ): Promise<boolean> {
    const answer = await send(work, refused)
    if (answer) client.setQueryData(key, answer)
    else await client.invalidateQueries({ queryKey: key })
    return answer !== null
  }
  return { busy, run, again: () => client.invalidateQueries({ queryKey: key }) }
}
