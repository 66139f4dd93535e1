import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { funnelSteps, longestClick, mostClicks, platforms } from './visit-rules.ts'

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestClick))
/** what was clicked: the number or name of the thing */
const clicked = z.pipe(
  z.union([z.string(), z.number()], '무엇을 눌렀는지 적어 주세요.'),
  z.pipe(z.transform(String), word),
)
const click = {
  click_id: clicked,
  click_type: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z][a-z0-9_-]{0,29}$/, '영문으로 적어 주세요.')),
  click_name: z.string().check(z.trim(), z.maxLength(longestClick)),
}
const platform = z.enum(platforms, 'pc 또는 mobile로 적어 주세요.')
const small = { limit: 8 * 1024, shape: { depth: 4, keys: 150 }, light: true } as const

export const statistics = {
  click: endpoint({
    method: 'POST',
    path: '/api/v1/click-log',
    who: 'anyone',
    about: 'Something was clicked; only counted, by day',
    body: z.object({ ...click, platform }),
    answer: z.object({ message: z.string() }),
    ...small,
  }),
  visit: endpoint({
    method: 'POST',
    path: '/api/v1/visit-log',
    who: 'anyone',
    about:
      'What a browser gathered: clicks, steps towards an order, words searched for; only counted, by day',
    body: z.object({
      platform,
      clicks: z._default(z.array(z.object(click)).check(z.maxLength(mostClicks)), []),
      steps: z._default(z.array(z.enum(funnelSteps)).check(z.maxLength(funnelSteps.length)), []),
      words: z._default(
        z.array(z.string().check(z.trim(), z.maxLength(100))).check(z.maxLength(5)),
        [],
      ),
    }),
    answer: z.object({ message: z.string() }),
    ...small,
  }),
  session: endpoint({
    method: 'POST',
    path: '/api/statistic-center/set-session',
    who: 'anyone',
    about: 'The client id of analytics, kept with the session of a visitor who agreed to it',
    body: z.object({
      ga_client_id: z.string().check(z.regex(/^[\w.-]{3,64}$/, '분석 도구의 번호가 아니에요.')),
    }),
    answer: one(z.object({ stored: z.boolean() })),
    limit: 2 * 1024,
    light: true,
  }),
}
