import * as z from 'zod/mini'
import { endpoint, staffRoles } from '#kernel/endpoint.ts'
import { joinForm } from '#shop/member/contract.ts'

export const sessionUser = z.object({
  /** empty for guests */
  mb_id: z.string(),
  is_admin: z.boolean(),
  mb_name: z.string(),
  mb_hp: z.string(),
  mb_level: z.number(),
  staff_role: z.nullable(z.enum(staffRoles)),
  /** works here, but has yet to turn on the second step that the owner asks for */
  must_enrol: z.optional(z.boolean()),
  /** for the owner: this shop is open to the public and has no server to send mail with */
  no_mail: z.optional(z.boolean()),
})
export type SessionUser = z.output<typeof sessionUser>

export const loginCheck = z.object({
  user: sessionUser,
  lang: z.enum(['kr', 'en']),
  currency: z.enum(['krw', 'usd']),
  /** goods may cost this member something else than everybody: `GET /api/v1/my-prices` tells what */
  graded: z.boolean(),
  cart_key: z.string(),
  cart_count: z.number(),
  coupon_count: z.number(),
  notification_count: z.number(),
  /** it_ids in the member's wish list, for the hearts */
  wishes: z.array(z.object({ wi_id: z.number(), it_id: z.string() })),
})
export type LoginCheck = z.output<typeof loginCheck>

const done = z.object({ message: z.string() })

export const sessions = {
  check: endpoint({
    method: 'POST',
    path: '/api/v1/login-check',
    who: 'anyone',
    about: 'Who I am, and the counts of the header; makes a session and its token',
    vital: true,
    answer: loginCheck,
    xsrf: false,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/login',
    who: 'anyone',
    about: 'Log in by id or mail',
    vital: true,
    body: z.object({
      mb_id: z
        .string('아이디를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '아이디를 적어 주세요.'), z.maxLength(100)),
      password: z
        .string('비밀번호를 적어 주세요.')
        .check(z.minLength(1, '비밀번호를 적어 주세요.'), z.maxLength(200)),
      /** of the authenticator app, or a recovery code, for those who log in with a second step */
      code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
      /** the code of a Kakao log-in that found a member with the same mail: linked once the password is right */
      kakao: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: loginCheck,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/register',
    who: 'anyone',
    status: 201,
    about: 'Become a member, with separate consents; logged in at once',
    body: joinForm,
    answer: loginCheck,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/logout',
    who: 'anyone',
    about: 'End this session',
    vital: true,
    answer: done,
  }),
  language: endpoint({
    method: 'POST',
    path: '/api/v1/language',
    who: 'anyone',
    about: 'Choose language and currency (kr/ko, en; krw, usd)',
    body: z.object({ lang: z.optional(z.string()), currency: z.optional(z.string()) }),
    answer: z.object({ lang: z.enum(['kr', 'en']), currency: z.enum(['krw', 'usd']) }),
  }),
}
