import { sql } from 'drizzle-orm'
import type { PersonalTable } from './personal-table.ts'

const ofBriefs = (mb_id: string) =>
  sql`ap_id in (select ap_id from application where mb_id = ${mb_id})`

/** Requests whose offer was taken: money came of them, so that they are never deleted. */
export const taken = sql`ap_id in (select ap_id from scent_job where agreed_at is not null union all select ap_id from class_proposal where accepted_at is not null)`

/** Those of them that still say whose they are. */
export const takenAndNamed = sql`${taken} and ap_id in (select ap_id from application where name <> '')`

/** What is left of a request whose offer was taken: its kind, its states and its days, and nobody's words. */
export const namelessBrief = sql`mb_id = null, name = '', mobile = '', email = '', company = '', business_number = '', typed = '{}', lines = '[]', sends = '[]', formula = null, checked = null, reply = ''`

/** What is left of a fragrance: offer, sums and stars; what was said of the samples goes. */
export const namelessScent = sql`approved_name = '', reason = '', note = '', waybill = '', samples = coalesce((
  select jsonb_agg(round || jsonb_build_object('note', '', 'waybill', '', 'scents', coalesce((
    select jsonb_agg(scent || '{"words":""}') from jsonb_array_elements(round -> 'scents') scent
  ), '[]'))) from jsonb_array_elements(samples) round), '[]')`

/** What is left of a class of one's own: date, people and sum; the place may be somebody's address. */
export const namelessProposal = sql`accepted_name = '', note = '', place = '', place_en = ''`

/** What was asked for, and what came of it. */
export const personalBriefs: readonly PersonalTable[] = [
  {
    table: 'scent_job',
    leave: 'set apart',
    whose: (mb_id) => sql`${ofBriefs(mb_id)} and agreed_at is not null`,
    title: '커스텀 향',
    hide: ['token', 'deposit_token', 'balance_token', 'version'],
    apart: {
      kind: 'order',
      subject: sql`'scent-' || ap_id`,
      since: sql`agreed_at`,
      keep: '5 years',
      after: namelessScent,
    },
  },
  // all offers of one inquiry, so that those before the one that was taken lose their words, too
  {
    table: 'class_proposal',
    leave: 'set apart',
    whose: (mb_id) => sql`${ofBriefs(mb_id)} and ${taken}`,
    title: '클래스 견적',
    hide: ['token', 'pay_token', 'created_by'],
    apart: {
      kind: 'class',
      subject: sql`'proposal-' || proposal_id`,
      since: sql`coalesce(accepted_at, created_at)`,
      keep: '5 years',
      after: namelessProposal,
    },
  },
  {
    table: 'application_file',
    leave: 'erase',
    whose: ofBriefs,
    title: '신청에 붙인 파일',
    hide: ['file_id'],
  },
  {
    table: 'application',
    leave: 'set apart',
    whose: (mb_id) => sql`mb_id = ${mb_id} and ${taken}`,
    title: '제작 의뢰와 클래스 문의',
    hide: ['mb_id', 'ticked', 'decided_by', 'version'],
    apart: {
      kind: 'order',
      subject: sql`'brief-' || ap_id`,
      since: sql`coalesce(decided_at, updated_at)`,
      keep: '5 years',
      after: namelessBrief,
    },
  },
  {
    table: 'application',
    leave: 'erase',
    whose: (mb_id) => sql`mb_id = ${mb_id} and not ${taken}`,
    title: '도매·대량 신청',
    hide: ['mb_id', 'ticked', 'decided_by', 'version'],
  },
]
