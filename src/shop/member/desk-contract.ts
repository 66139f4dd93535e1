import * as z from 'zod/mini'
import { endpoint, staffRoles } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { searchWord } from '#kernel/search-word.ts'
import { sheetAnswer, sheetBody } from '#kernel/sheet.ts'
import { happened } from './audit-contract.ts'
import { highestGrade, lowestGrade } from './desk-rules.ts'

export const memberStates = ['active', 'blocked', 'left', 'staff'] as const
export type MemberState = (typeof memberStates)[number]
export const memberSorts = ['created_at', 'mb_id', 'mb_name', 'mb_point'] as const

/** Mail and phone are masked; whoever needs them whole says why. */
export const deskRow = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  mb_email: z.string(),
  mb_hp: z.string(),
  mb_level: z.number(),
  mb_point: z.number(),
  staff_role: z.nullable(z.enum(staffRoles)),
  blocked_at: z.nullable(z.string()),
  left_at: z.nullable(z.string()),
  created_at: z.string(),
  last_login_at: z.nullable(z.string()),
  orders: z.number(),
})
export type DeskRow = z.output<typeof deskRow>

export const deskMember = z.extend(deskRow, {
  mb_birth: z.string(),
  mb_addr: z.string(),
  sessions: z.number(),
  /** through Kakao or the like */
  social: z.array(z.string()),
  consents: z.array(
    z.object({
      kind: z.string(),
      version: z.string(),
      agreed: z.boolean(),
      ip: z.string(),
      at: z.string(),
    }),
  ),
  notes: z.array(
    z.object({ note_id: z.number(), author: z.string(), text: z.string(), at: z.string() }),
  ),
  logins: z.array(z.object({ at: z.string(), ip: z.string(), agent: z.string() })),
  recent_orders: z.array(
    z.object({
      od_id: z.string(),
      od_time: z.string(),
      od_status: z.string(),
      od_settle_case: z.string(),
      currency: z.enum(['krw', 'usd']),
      total: z.number(),
      goods: z.string(),
      goods_en: z.string(),
    }),
  ),
  events: z.array(happened),
  /** why this person may not be changed by whoever asks; null when they may */
  untouchable: z.nullable(z.string()),
})
export type DeskMember = z.output<typeof deskMember>

const reason = z
  .string('이유를 적어 주세요.')
  .check(
    z.trim(),
    z.minLength(2, '이유를 2자 이상 적어 주세요.'),
    z.maxLength(200, '이유는 200자까지예요.'),
    z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
  )

const memberPath = '/api/v1/admin/members/:mb_id'

const memberFilters = z.object({
  ...pageQuery(memberSorts, 20),
  keyword: z.optional(searchWord),
  mb_level: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(10|[1-9])$/, '고를 수 없는 값이에요.')),
      z.transform(Number),
    ),
  ),
  state: z.optional(z.enum(memberStates, '고를 수 없는 값이에요.')),
})

export const adminMembers = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/members',
    replica: true,
    who: ['order'],
    about:
      'Members by one search box (id, name, mail, digits of the phone), grade and state; mail and phone are masked',
    query: memberFilters,
    answer: paged(deskRow),
  }),
  sheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/members-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: ['order', 'accountant'],
    about:
      'The same members as a file (xlsx or csv), masked unless a reason is given; it is logged',
    query: memberFilters,
    body: sheetBody,
    answer: sheetAnswer,
  }),
  show: endpoint({
    method: 'GET',
    path: memberPath,
    who: ['order'],
    about: 'A member with orders, consents, log-ins, notes and what staff did',
    answer: one(deskMember),
  }),
  reveal: endpoint({
    method: 'POST',
    path: `${memberPath}/reveal`,
    who: ['order'],
    about: 'The whole mail, phone, address and birthday of a member; the reason is kept in the log',
    body: z.object({ reason }),
    answer: one(
      z.object({
        mb_email: z.string(),
        mb_hp: z.string(),
        mb_zip: z.string(),
        mb_addr: z.string(),
        mb_birth: z.string(),
      }),
    ),
  }),
  grade: endpoint({
    method: 'PUT',
    path: `${memberPath}/grade`,
    who: ['order'],
    about: 'Change the grade of a member',
    body: z.object({
      mb_level: z
        .int('등급을 골라 주세요.')
        .check(
          z.gte(lowestGrade, '등급을 골라 주세요.'),
          z.lte(highestGrade, '등급을 골라 주세요.'),
        ),
      reason,
      /** that the trade prices of a higher grade are meant */
      trade: z._default(z.boolean(), false),
    }),
    answer: one(deskMember),
  }),
  block: endpoint({
    method: 'POST',
    path: `${memberPath}/block`,
    who: ['order'],
    about: 'Close an account; its sessions end',
    body: z.object({ reason }),
    answer: one(deskMember),
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: `${memberPath}/block`,
    who: ['order'],
    about: 'Open a closed account again',
    body: z.object({ reason }),
    answer: one(deskMember),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: `${memberPath}/sessions`,
    who: ['order'],
    about: 'Log a member out everywhere',
    body: z.object({ reason }),
    answer: one(deskMember),
  }),
  note: endpoint({
    method: 'POST',
    path: `${memberPath}/notes`,
    who: ['order'],
    status: 201,
    about: 'Add a note for the other staff',
    body: z.object({
      text: z
        .string('메모를 적어 주세요.')
        .check(
          z.trim(),
          z.minLength(1, '메모를 적어 주세요.'),
          z.maxLength(1000, '메모는 1,000자까지예요.'),
        ),
    }),
    answer: one(deskMember),
  }),
}

export const staffAccount = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  mb_email: z.string(),
  staff_role: z.enum(staffRoles),
  active: z.boolean(),
  last_login_at: z.nullable(z.string()),
  created_at: z.string(),
  /** no password has been set yet */
  waiting: z.boolean(),
})
export type StaffAccount = z.output<typeof staffAccount>

const role = z.enum(staffRoles, '맡을 일을 골라 주세요.')
const withLink = z.object({
  mb_id: z.string(),
  /** works once, for a day */
  url: z.string(),
  expires_at: z.string(),
})

export const adminStaff = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/staff',
    who: [],
    about: 'Everyone who works here',
    answer: one(z.array(staffAccount)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/staff',
    who: [],
    status: 201,
    about: 'A new staff account; the answer holds a link to set its password, shown once',
    body: z.object({
      mb_id: z.string('아이디를 적어 주세요.').check(z.trim(), z.maxLength(50)),
      mb_name: z.string('이름을 적어 주세요.').check(z.trim(), z.maxLength(100)),
      mb_email: z
        .string('메일 주소를 적어 주세요.')
        .check(z.trim(), z.toLowerCase(), z.maxLength(200)),
      staff_role: role,
    }),
    answer: one(withLink),
  }),
  role: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/staff/:mb_id/role',
    who: [],
    about: 'What somebody works on; null makes the account a shopper’s',
    body: z.object({ staff_role: z.nullable(role), reason }),
    answer: one(z.array(staffAccount)),
  }),
  person: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/staff/:mb_id/person',
    who: [],
    about: 'The name and the mail of a member of staff',
    body: z.object({
      mb_name: z.string('이름을 적어 주세요.').check(z.trim(), z.maxLength(100)),
      mb_email: z
        .string('메일 주소를 적어 주세요.')
        .check(z.trim(), z.toLowerCase(), z.maxLength(200)),
    }),
    answer: one(z.array(staffAccount)),
  }),
  active: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/staff/:mb_id/active',
    who: [],
    about: 'Close a staff account and end its sessions, or open it again',
    body: z.object({ active: z.boolean(), reason }),
    answer: one(z.array(staffAccount)),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/v1/admin/staff/:mb_id/link',
    who: [],
    status: 201,
    about: 'A new link to set the password',
    answer: one(withLink),
  }),
}
