import { type SQL, sql } from 'drizzle-orm'
import { overAt, placeless, wordlessBooking } from './class-days.ts'
import {
  bareSet,
  isLabelled,
  namelessBottle,
  wordlessPin,
  wordlessProof,
} from './personal-bottles.ts'
import {
  namelessBrief,
  namelessProposal,
  namelessScent,
  taken,
  takenAndNamed,
} from './personal-briefs.ts'
import { namelessOrder } from './personal-orders.ts'

/** How long the law has something kept, and what becomes of it when that is over: for guests and for members who stay; who leaves is erased at once. */
export type Retention = {
  table: string
  /** in the words of the table in docs/retention.md */
  holds: string
  law: 'contract' | 'payment' | 'taxes' | 'disputes' | 'our own work'
  since: SQL
  keep: '5 years' | '3 years'
  /** rows that still hold somebody; all of that age unless told */
  still?: SQL
  over: 'delete' | SQL
}

const years = { keep: '5 years' } as const
const classOver = (table: string) =>
  sql`(select ${overAt} from class_booking b join class_session s using (session_id) where b.booking_id = ${sql.identifier(table)}.booking_id)`
// a class of one's own is forgotten with what was asked
const answerAbout = (table: string) =>
  sql`(select max(coalesce(a.decided_at, a.updated_at)) from class_proposal p join application a using (ap_id) where p.session_id = ${sql.identifier(table)}.session_id)`
// as the consent beside every request says: three years from the answer
const answered = { law: 'disputes', keep: '3 years' } as const
const answer = sql`coalesce(decided_at, updated_at)`
const answerOf = (table: string) =>
  sql`(select ${answer} from application a where a.ap_id = ${sql.identifier(table)}.ap_id)`

export const retentions: readonly Retention[] = [
  {
    table: 'shop_order',
    holds: 'buyer, receiver, address and notes of an order',
    law: 'contract',
    since: sql`od_time`,
    ...years,
    still: sql`od_name <> ''`,
    over: namelessOrder,
  },
  {
    table: 'payment',
    holds: 'name, mail and phone given to the payment company',
    law: 'payment',
    since: sql`created_at`,
    ...years,
    still: sql`customer->>'name' <> ''`,
    over: sql`customer = '{"name": "", "email": "", "phone": ""}'::jsonb`,
  },
  {
    table: 'payment_refund',
    holds: 'account of a refund',
    law: 'payment',
    since: sql`created_at`,
    ...years,
    still: sql`coalesce(holder, account_masked, account_sealed) is not null`,
    over: sql`holder = null, account_masked = null, account_sealed = null`,
  },
  {
    table: 'payment_note',
    holds: 'answers of payment companies',
    law: 'payment',
    since: sql`created_at`,
    ...years,
    over: 'delete',
  },
  {
    table: 'payment_webhook',
    holds: 'calls of payment companies',
    law: 'payment',
    since: sql`created_at`,
    ...years,
    over: 'delete',
  },
  {
    table: 'personal_payment',
    holds: 'who a personal payment was for',
    law: 'payment',
    since: sql`created_at`,
    ...years,
    still: sql`name <> ''`,
    over: sql`mb_id = null, name = '', email = '', hp = '', deposit_name = ''`,
  },
  {
    table: 'bank_deposit',
    holds: 'depositors of bank transfers',
    law: 'payment',
    since: sql`at`,
    ...years,
    still: sql`depositor <> ''`,
    over: sql`depositor = '', memo = ''`,
  },
  {
    table: 'cash_receipt',
    holds: 'masked number of a cash receipt',
    law: 'taxes',
    since: sql`asked_at`,
    ...years,
    still: sql`identity_masked <> ''`,
    over: sql`identity_sealed = null, identity_masked = ''`,
  },
  {
    table: 'tax_invoice',
    holds: 'business on a tax invoice',
    law: 'taxes',
    since: sql`asked_at`,
    ...years,
    still: sql`company <> ''`,
    over: sql`business_number = '', company = '', representative = '', address = '', email = '', note = ''`,
  },
  {
    table: 'store_order',
    holds: 'phone on a receipt of the store',
    law: 'contract',
    since: sql`created_at`,
    ...years,
    still: sql`so_hp <> ''`,
    over: sql`mb_id = null, so_hp = ''`,
  },
  {
    table: 'claim',
    holds: 'words, pick-up address and account of a return or exchange',
    law: 'contract',
    since: sql`requested_at`,
    ...years,
    still: sql`(detail <> '' or holder <> '' or account_masked <> '' or pick_address is not null or account_sealed is not null)`,
    over: sql`mb_id = null, detail = '', pick_address = null, bank = '', holder = '', account_masked = '', account_sealed = null`,
  },
  {
    table: 'bottle_job',
    holds: 'who a labelled bottle was made for',
    law: 'contract',
    since: sql`created_at`,
    ...years,
    still: sql`name <> ''`,
    over: namelessBottle,
  },
  {
    table: 'bottle_proof',
    holds: 'labels that were shown, and words about them',
    law: 'contract',
    since: sql`created_at`,
    ...years,
    still: sql`(note <> '' or ${isLabelled})`,
    over: wordlessProof,
  },
  {
    table: 'bottle_pin',
    holds: 'words about places of a label',
    law: 'contract',
    since: sql`created_at`,
    ...years,
    still: sql`body <> ''`,
    over: wordlessPin,
  },
  {
    table: 'bottle_set',
    holds: 'labels that were ordered',
    law: 'contract',
    since: sql`created_at`,
    ...years,
    still: isLabelled,
    over: bareSet,
  },
  {
    table: 'quotation',
    holds: 'who asked for a quotation, and whom its list of places names',
    law: 'contract',
    since: sql`created_at`,
    ...years,
    over: 'delete',
  },
  {
    table: 'application',
    holds: 'applications and requests of people without an account, with whom their lists name',
    law: 'disputes',
    since: sql`updated_at`,
    keep: '3 years',
    still: sql`mb_id is null and not ${taken}`,
    over: 'delete',
  },
  // of what was ordered the request goes last: whether it still names somebody stands there
  {
    table: 'scent_job',
    holds: 'words about a fragrance that was ordered',
    ...answered,
    since: answerOf('scent_job'),
    still: takenAndNamed,
    over: namelessScent,
  },
  {
    table: 'class_proposal',
    holds: 'who took a class of their own, and where',
    ...answered,
    since: answerOf('class_proposal'),
    still: takenAndNamed,
    over: namelessProposal,
  },
  {
    table: 'class_session',
    holds: 'where a class of one’s own was held',
    law: 'disputes',
    since: sql`coalesce(${answerAbout('class_session')}, (select ${overAt} from class_session s where s.session_id = class_session.session_id))`,
    keep: '3 years',
    still: sql`is_private and (place <> '' or place_en <> '')`,
    over: placeless,
  },
  {
    table: 'class_booking',
    holds: 'words of a booking of a class, and why it was cancelled',
    law: 'disputes',
    since: sql`coalesce(${answerAbout('class_booking')}, ${classOver('class_booking')})`,
    keep: '3 years',
    still: sql`(note <> '' or cancel_reason <> '')`,
    over: wordlessBooking,
  },
  {
    table: 'class_attendee',
    holds: 'names and phones of those who sat in a class',
    law: 'contract',
    since: classOver('class_attendee'),
    ...years,
    still: sql`(name <> '' or hp <> '')`,
    over: sql`name = '', hp = ''`,
  },
  {
    table: 'application_file',
    holds: 'files sent for what was ordered',
    ...answered,
    since: answerOf('application_file'),
    still: takenAndNamed,
    over: 'delete',
  },
  {
    table: 'application',
    holds: 'who asked for a fragrance or a class that was ordered',
    ...answered,
    since: answer,
    still: takenAndNamed,
    over: namelessBrief,
  },
  {
    table: 'personal_inquiry',
    holds: 'questions and their answers',
    law: 'disputes',
    since: sql`qa_time`,
    keep: '3 years',
    over: 'delete',
  },
  {
    table: 'event',
    holds: 'what happened and who did it, the looks behind masks among it',
    law: 'our own work',
    since: sql`created_at`,
    ...years,
    over: 'delete',
  },
]
