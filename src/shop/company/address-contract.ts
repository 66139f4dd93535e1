import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { address } from '#shop/member/account-contract.ts'

/** Apart from the rest of a company: the order form asks for these alone, and a phone pays for what comes along. */
export const companyAddresses = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-company/addresses',
    who: 'member',
    about: 'Where parcels of the company go that I order for as a colleague; empty for its owner',
    answer: z.object({ data: z.array(address) }),
  }),
}
