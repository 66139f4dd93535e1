import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { item } from '#shop/catalog/tables.ts'
import { member } from '#shop/member/tables.ts'

export const wish = pgTable(
  'wish',
  {
    wi_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    wi_time: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('wish_member_item').on(t.mb_id, t.it_id),
    index('wish_member').on(t.mb_id, t.wi_id),
  ],
)
