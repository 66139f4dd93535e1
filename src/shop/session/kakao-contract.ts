import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

/** What the poll answers while the visitor is at Kakao, and afterwards. */
export const kakaoCodes = { wait: 300, done: 200, refused: 400, error: 700 } as const

const polled = z.object({
  /** 300: ask again; 200: done; 400: refused or cancelled; 700: Kakao cannot be reached */
  code: z.number(),
  /**
   * in: logged in; linked: the account of this member is linked; join: unknown here, the short join follows;
   * link-first: a member has this mail, who logs in to link; ask: a silent log-in needs the visitor after all
   */
  status: z.enum([
    'wait',
    'in',
    'linked',
    'join',
    'link-first',
    'cancelled',
    'taken',
    'closed',
    'ask',
    'error',
  ]),
  /** where to go on, a path of ours */
  redirect: z.string(),
})
export type KakaoPolled = z.output<typeof polled>

const code = z.string().check(z.maxLength(100))
const word = z.string().check(z.maxLength(60))

export const kakao = {
  ways: endpoint({
    method: 'GET',
    path: '/api/v1/login-ways',
    who: 'anyone',
    about: 'Which outside services may be logged in with',
    answer: one(z.object({ kakao: z.enum(['real', 'pretend', 'off']) })),
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/v1/kakao/prepare',
    who: 'anyone',
    status: 201,
    about:
      'Begin a log-in or a link: the address at Kakao to go to, and the code to poll with; both bound to this session for ten minutes',
    body: z.object({
      purpose: z._default(z.enum(['login', 'link']), 'login' as const),
      /** a window of its own beside this page, or this page itself */
      way: z._default(z.enum(['window', 'page']), 'page' as const),
      /** only where Kakao knows the visitor already, as inside its messenger */
      silent: z._default(z.boolean(), false),
      redirect: z._default(z.string().check(z.maxLength(500)), ''),
    }),
    answer: one(z.object({ code: z.string(), url: z.string() })),
  }),
  poll: endpoint({
    method: 'POST',
    path: '/api/v1/kakao/poll',
    who: 'anyone',
    about: 'How far it is; at most 600 times',
    body: z.object({ code }),
    answer: polled,
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/v1/kakao/return',
    who: 'anyone',
    about:
      'What Kakao sent along when it led back here. On the same page this ends the log-in; from a window of its own the poll does',
    body: z.object({
      state: code,
      code: z.optional(z.string().check(z.maxLength(500))),
      error: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.extend(polled, { way: z.enum(['window', 'page']) }),
  }),
  newcomer: endpoint({
    method: 'POST',
    path: '/api/v1/kakao/newcomer',
    who: 'anyone',
    about:
      'What Kakao told of somebody who is about to join; the mail only when Kakao has verified it',
    body: z.object({ code }),
    answer: one(z.object({ mb_name: z.string(), mb_email: z.string(), mb_hp: z.string() })),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/my-kakao',
    who: 'member',
    about: 'Whether my account is linked',
    answer: one(
      z.object({
        linked_at: z.nullable(z.string()),
        /** false: without a password it is the only way in */
        can_unlink: z.boolean(),
      }),
    ),
  }),
  unlinked: endpoint({
    method: 'POST',
    path: '/api/v1/kakao/unlinked',
    who: 'anyone',
    xsrf: false,
    form: true,
    limit: 16 * 1024,
    about:
      'Kakao tells that somebody has unlinked this shop there; proven by the admin key of the app in `Authorization`',
    body: z.object({ app_id: word, user_id: word, referrer_type: z._default(word, '') }),
    answer: one(z.object({ heard: z.boolean() })),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-kakao',
    who: 'member',
    about: 'Unlink my account',
    answer: z.object({ message: z.string() }),
  }),
}
