import * as z from 'zod/mini'
import { endpoint, staffRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { proof } from './account-contract.ts'

const code = z
  .string('인증 앱의 6자리 숫자를 적어 주세요.')
  .check(z.trim(), z.minLength(1, '인증 앱의 6자리 숫자를 적어 주세요.'), z.maxLength(40))
const recovery = z.object({ recovery_codes: z.array(z.string()) })

export const myFactor = z.object({
  enabled: z.boolean(),
  recovery_left: z.number(),
  required: z.boolean(),
  mb_id: z.string(),
  mb_email: z.string(),
  mb_hp: z.string(),
  has_password: z.boolean(),
})
export type MyFactor = z.output<typeof myFactor>

/** For whoever works here, before the second step is on as well: so the service looks at the role, and not the door. */
export const factor = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-factor',
    who: 'member',
    about: 'Staff: whether my log-in has a second step',
    answer: one(myFactor),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/my-factor/start',
    who: 'member',
    about: 'Staff: a new secret for an authenticator app; needs the password',
    body: z.object(proof),
    answer: one(z.object({ secret: z.string(), address: z.string() })),
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/v1/my-factor',
    who: 'member',
    about: 'Staff: a first code turns the second step on; answers the recovery codes, once',
    body: z.object({ code }),
    answer: one(recovery),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/v1/my-factor/recovery',
    who: 'member',
    about: 'Staff: new recovery codes; the old ones are worth nothing',
    body: z.object({ code, ...proof }),
    answer: one(recovery),
  }),
  disable: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-factor',
    who: 'member',
    about: 'Staff: turn the second step off; needs password and code',
    body: z.object({ code, ...proof }),
    answer: z.object({ message: z.string() }),
  }),
}

export const staffMember = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  staff_role: z.enum(staffRoles),
  enabled_at: z.nullable(z.string()),
})
export type StaffMember = z.output<typeof staffMember>

export const staffFactors = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/second-factors',
    who: ['owner'],
    about: 'Who of the staff logs in with a second step',
    query: z.object(pageQuery(['mb_id'], 50)),
    answer: paged(staffMember),
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/second-factors/:mb_id',
    who: ['owner'],
    about: 'For a worker who lost the app: turns the second step off and ends the sessions',
    body: z.object(proof),
    answer: z.object({ message: z.string() }),
  }),
}
