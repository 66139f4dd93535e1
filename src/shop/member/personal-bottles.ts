import { sql } from 'drizzle-orm'
import type { PersonalTable } from './personal-table.ts'

const ofJobs = (mb_id: string) =>
  sql`job_id in (select job_id from bottle_job where mb_id = ${mb_id})`
const ofOrders = (mb_id: string) =>
  sql`set_id in (select l.set_id from order_line l join shop_order o using (od_id) where o.mb_id = ${mb_id})`

/** A label without what stood on it: names, dates and logos are somebody's. The bottle and its parts stay for the books. */
const bare = sql`doc = jsonb_set(doc, '{elements}', '[]')`

export const namelessBottle = sql`mb_id = null, title = '–', ${bare}, name = '', email = '', hp = '', zip = '', address = '', address2 = '', message = '', approved_name = ''`
export const wordlessPin = sql`body = ''`
export const wordlessProof = sql`note = '', ${bare}`
export const bareSet = sql`title = '–', ${bare}`
export const isLabelled = sql`doc -> 'elements' <> '[]'`

/** Labels that were made, or asked for, and what was said about them. */
export const personalBottles: readonly PersonalTable[] = [
  {
    table: 'bottle_design',
    leave: 'erase',
    title: '내 병 디자인',
    hide: ['mb_id', 'design_id', 'share_token'],
  },
  {
    table: 'bottle_pin',
    leave: 'set apart',
    whose: ofJobs,
    title: '병 시안에 남긴 말',
    hide: ['pin_id'],
    apart: {
      kind: 'order',
      subject: sql`'pin-' || pin_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: wordlessPin,
    },
  },
  {
    table: 'bottle_proof',
    leave: 'set apart',
    whose: ofJobs,
    title: '병 시안',
    apart: {
      kind: 'order',
      subject: sql`'proof-' || job_id || '-' || round`,
      since: sql`created_at`,
      keep: '5 years',
      after: wordlessProof,
    },
  },
  {
    table: 'bottle_set',
    leave: 'set apart',
    whose: ofOrders,
    title: '주문한 병 디자인',
    hide: ['set_id'],
    apart: {
      kind: 'order',
      subject: sql`'label-' || set_id`,
      since: sql`created_at`,
      keep: '5 years',
      after: bareSet,
    },
  },
  {
    table: 'bottle_job',
    leave: 'set apart',
    title: '병 제작 의뢰',
    hide: ['mb_id', 'token', 'pay_token', 'version', 'held_state', 'set_id'],
    apart: {
      kind: 'order',
      subject: sql`job_id::text`,
      since: sql`created_at`,
      keep: '5 years',
      after: namelessBottle,
    },
  },
]
