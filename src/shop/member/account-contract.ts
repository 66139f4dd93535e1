import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { one } from '../../kernel/paging.ts'

export const myAccount = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  mb_email: z.string(),
  mb_hp: z.string(),
  mb_zip: z.string(),
  mb_addr1: z.string(),
  mb_addr2: z.string(),
  mb_addr3: z.string(),
  created_at: z.string(),
})
export type MyAccount = z.output<typeof myAccount>

export const account = {
  show: endpoint({ method: 'GET', path: '/api/v1/my-account', who: 'member', about: 'My account', answer: one(myAccount) }),
}
