import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { refundPolicy } from './contract.ts'

export const proposalStates = ['sent', 'accepted', 'withdrawn', 'expired'] as const
export type ProposalState = (typeof proposalStates)[number]

const both = z.object({ ko: z.string(), en: z.string() })

/** What whoever holds the link reads. */
export const proposalView = z.object({
  token: z.string(),
  number: z.string(),
  revision: z.number(),
  state: z.enum(proposalStates),
  /** why it cannot be taken, in the reader's language; empty while it can */
  closed: z.string(),
  recipient: z.object({ company: z.string(), name: z.string() }),
  class_id: z.number(),
  title: both,
  starts_at: z.string(),
  ends_at: z.string(),
  place: both,
  instructor: z.nullable(both),
  people: z.number(),
  makes: both,
  bring: both,
  /** in won */
  amount: z.number(),
  supply: z.number(),
  vat: z.number(),
  note: z.string(),
  policy: refundPolicy,
  created_at: z.string(),
  valid_until: z.string(),
  accepted_at: z.nullable(z.string()),
  accepted_name: z.string(),
  booking_id: z.nullable(z.string()),
  /** by which it is paid; null when nothing is to pay */
  pay_token: z.nullable(z.string()),
})
export type ProposalView = z.output<typeof proposalView>

export const classProposals = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/class-proposals/:token',
    who: 'anyone',
    about: 'An proposal for a class of one’s own, by the secret of its link',
    answer: one(proposalView),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/class-proposals/:token/pdf',
    file: ['application/pdf'],
    who: 'anyone',
    about: 'The proposal as a paper in my language',
    answer: z.object({}),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/class-proposals/:token/acceptance',
    who: 'anyone',
    about: 'Take the proposal: the date is held, the booking stands, and a link to pay is made',
    body: z.object({
      name: words(1, 40),
      /** the refund table was read */
      agreed: z.literal(true, '환불 기준을 읽고 동의해 주세요.'),
      /** the sum that was on the screen */
      expected: whole(0, 1_000_000_000),
    }),
    answer: one(proposalView),
  }),
}

const day = z
  .string('날짜를 골라 주세요.')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))
const counted = (most: number) =>
  z.int('정수로 적어 주세요.').check(z.gte(1, '1 이상이어야 해요.'), z.lte(most))

export const proposalForm = z.object({
  class_id: z.int('클래스를 골라 주세요.').check(z.gte(1, '클래스를 골라 주세요.')),
  day,
  clock: z
    .string('시각을 적어 주세요.')
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시각을 14:00처럼 적어 주세요.')),
  minutes: counted(24 * 60),
  place: words(1, 100),
  place_en: words(0, 100),
  instructor_id: z.nullable(z.int()),
  people: counted(500),
  amount: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(1_000_000_000)),
  note: words(0, 500),
  /** words of the mail that brings the link */
  reply: words(0, 1_000),
  /** the last day it can be taken, in Korea */
  last_day: day,
})
export type ProposalForm = z.output<typeof proposalForm>

export const deskProposal = z.extend(proposalView, {
  proposal_id: z.number(),
  session_id: z.nullable(z.number()),
  pp_id: z.nullable(z.string()),
  created_by: z.string(),
})
export type DeskProposal = z.output<typeof deskProposal>

const who = ['class'] as const
const path = '/api/v1/admin/class-inquiries/:ap_id/proposals'
const params = { ap_id: rowId }

export const adminProposals = {
  list: endpoint({
    method: 'GET',
    path,
    params,
    who,
    about: 'The proposals made to one inquiry, the newest first',
    answer: one(z.array(deskProposal)),
  }),
  make: endpoint({
    method: 'POST',
    path,
    params,
    who,
    status: 201,
    about: 'Answer an inquiry with an proposal, in the place of the last one; its link is mailed',
    body: proposalForm,
    answer: one(z.array(deskProposal)),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${path}/:proposal_id/withdrawal`,
    params: { ...params, proposal_id: rowId },
    who,
    about: 'Nobody can take it any more',
    answer: one(z.array(deskProposal)),
  }),
}
