import type { SQL } from 'drizzle-orm'

/**
 * Every table that knows a member, in the order in which their rows go when the member leaves:
 * `erase` deletes them; `set apart` moves what the law keeps into kept_record and takes it out of use;
 * `nameless` leaves the row without its owner; `with member` goes along with the member's own row;
 * `stays` is about the shop's staff or about work, and is nobody's personal data.
 */
export type PersonalTable = {
  table: string
  leave: 'erase' | 'set apart' | 'nameless' | 'with member' | 'stays'
  /** `nameless`: the column that names the owner */
  name?: string
  /** the member's rows; those with the member's id unless told */
  whose?: (mb_id: string) => SQL
  /** the heading in the member's own copy */
  title?: string
  /** why rows without a heading are not in it */
  untold?: 'secret' | 'work of staff' | 'under way' | 'told elsewhere'
  /** columns that the copy leaves out: secrets, and what only the shop's machinery needs */
  hide?: string[]
  /** `set apart`: what it is to the law, by what it is found again, from which day it counts, how long it is kept, and what becomes of the row */
  apart?: {
    kind: 'order' | 'complaint' | 'login' | 'class'
    subject: SQL
    since: SQL
    keep: '5 years' | '3 years' | '3 months'
    after: 'delete' | SQL
  }
}
