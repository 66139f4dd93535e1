import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { parcel } from '#shop/order/tables.ts'
import type { TrackState, TrackStep, TrackTrouble } from './track-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Where a parcel is, as its courier told; it belongs to the number it was asked for. */
export const parcelTrack = pgTable(
  'parcel_track',
  {
    parcel_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => parcel.parcel_id, { onDelete: 'cascade' }),
    company: text().notNull(),
    invoice: text().notNull(),
    state: text().$type<TrackState>().notNull(),
    steps: jsonb().$type<TrackStep[]>().notNull(),
    /** when it is asked for again; null once it has arrived or was given up */
    next_at: at('next_at'),
    checked_at: at('checked_at'),
    delivered_at: at('delivered_at'),
    /** the buyer has heard that it comes today */
    told_out_at: at('told_out_at'),
    failures: integer().notNull().default(0),
    trouble: text().$type<TrackTrouble>().notNull().default(''),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('parcel_track_due').on(t.next_at).where(sql`next_at is not null`),
    index('parcel_track_trouble').on(t.trouble).where(sql`trouble <> ''`),
    index('parcel_track_checked').on(t.checked_at.desc(), t.parcel_id.desc()),
  ],
)
