import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { type Address, account } from '#shop/member/account-contract.ts'
import { useSession } from '#storefront/session.tsx'
import { addressQuery } from './use-addresses.ts'

/** What a form may fill in for the member who looks at it. Without an answer it waits no longer: everything can be typed. */
export function useMemberDetails(): {
  ready: boolean
  mb_email: string
  addresses: readonly Address[]
} {
  const { isMember } = useSession()
  const mine = useQuery({ ...queryOf(account.show, {}), enabled: isMember })
  const book = useQuery({ ...addressQuery, enabled: isMember })
  return {
    ready: !isMember || (!mine.isLoading && !book.isLoading),
    mb_email: mine.data?.data.mb_email ?? '',
    addresses: book.data?.data ?? [],
  }
}
