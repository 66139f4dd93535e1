import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

// only the form: what each field may hold is said by rules.ts, which the browser asks as well
const typed = (most: number) => z._default(z.string().check(z.maxLength(most)), '')
const ticked = z._default(z.boolean(), false)

/** What a visitor types to become a member. Whatever else is sent falls away. */
export const joinForm = z.object({
  mb_id: typed(100),
  password: typed(1_000),
  mb_name: typed(200),
  mb_email: typed(200),
  mb_hp: typed(30),
  mb_birth: typed(10),
  mb_zip: typed(10),
  mb_addr1: typed(200),
  mb_addr2: typed(200),
  mb_addr3: typed(200),
  mb_addr_jibeon: z._default(z.enum(['R', 'J', '']), ''),
  agree_terms: ticked,
  agree_age: ticked,
  agree_privacy: ticked,
  agree_mail: ticked,
  agree_sms: ticked,
  /** the code of a Kakao log-in that found no member: id and password are not needed then */
  kakao: z.optional(z.string().check(z.maxLength(100))),
})
export type JoinForm = z.output<typeof joinForm>
export type JoinTyped = z.input<typeof joinForm>

const told = z.object({ message: z.string() })

export const accounts = {
  checkId: endpoint({
    method: 'GET',
    path: '/api/v1/member-ids/:mb_id',
    who: 'anyone',
    about: 'Whether an id is free to join with; the reason where it is not',
    answer: one(z.object({ free: z.boolean(), reason: z.string() })),
  }),
  forgetId: endpoint({
    method: 'POST',
    path: '/api/v1/forget_id',
    who: 'anyone',
    about: 'Find my id by name and mail or phone: masked here, whole by mail',
    body: z.object({ mb_name: typed(200), mb_email: typed(200), mb_hp: typed(30) }),
    answer: z.object({ message: z.string(), data: z.object({ mb_ids: z.array(z.string()) }) }),
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/forget_password',
    who: 'anyone',
    about: 'Have a link mailed to set a new password; the answer is the same for everyone',
    body: z.object({ mb_id: typed(200) }),
    answer: told,
  }),
  checkReset: endpoint({
    method: 'POST',
    path: '/api/v1/reset_password/check',
    who: 'anyone',
    about: 'Whether the link of a mail still works, before anything is typed',
    body: z.object({ token: typed(200) }),
    answer: one(z.object({ mb_id: z.string() })),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/reset_password',
    who: 'anyone',
    about:
      'Set a new password with the link of a mail: once, within 30 minutes. Every session ends',
    body: z.object({ token: typed(200), password: typed(1_000) }),
    answer: told,
  }),
}
