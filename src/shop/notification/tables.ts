import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { item, itemOption } from '#shop/catalog/tables.ts'
import { member } from '#shop/member/tables.ts'
import type { Content, Texts } from './contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = (name: string) => bigint(name, { mode: 'number' })

/** What a member finds in the list of my page: once per event and kind. */
export const notification = pgTable(
  'notification',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    event_id: id('event_id').notNull(),
    type: text().notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    body: text().notNull(),
    body_en: text().notNull(),
    /** a path of our own; empty when there is nothing to open */
    link: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
    read_at: at('read_at'),
    /** taken away by the member; gone for good after a day, so that it can be undone */
    deleted_at: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('notification_once').on(t.event_id, t.type, t.mb_id),
    index('notification_member').on(t.mb_id, t.id),
    index('notification_unread').on(t.mb_id).where(sql`read_at is null and deleted_at is null`),
    index('notification_created_at').on(t.created_at),
  ],
)

/** A mail or message to one receiver, as it leaves or left the shop. */
export const delivery = pgTable(
  'delivery',
  {
    delivery_id: id('delivery_id').primaryKey().generatedAlwaysAsIdentity(),
    /** null when staff sent it */
    event_id: id('event_id'),
    kind: text().notNull(),
    /** buyer, member, staff, or one bell of many */
    who: text().notNull(),
    channel: text().notNull(),
    mb_id: text(),
    recipient: text().notNull(),
    lang: text().notNull(),
    is_ad: boolean().notNull().default(false),
    /** false once what it said had to be forgotten */
    content: jsonb().$type<Content>().notNull(),
    state: text().notNull().default('waiting'),
    /** mail, alimtalk, sms or lms, as it left */
    sent_as: text(),
    provider_id: text(),
    tries: smallint().notNull().default(0),
    error: text(),
    send_after: at('send_after').notNull(),
    sent_at: at('sent_at'),
    created_at: at('created_at').notNull().defaultNow(),
    resent_of: id('resent_of'),
    reason: text(),
    sent_by: text(),
  },
  (t) => [
    uniqueIndex('delivery_once').on(t.event_id, t.kind, t.who, t.channel),
    index('delivery_created_at').on(t.created_at.desc()),
    index('delivery_state').on(t.state, t.created_at.desc()),
    index('delivery_recipient').on(t.recipient),
  ],
)

/** A template as staff wrote it over the shop's own text; no row means the own text stands. */
export const messageTemplate = pgTable('message_template', {
  kind: text().primaryKey(),
  texts: jsonb().$type<Texts>().notNull(),
  /** the code under which Kakao approved the text; without one it goes as a plain message */
  alimtalk_code: text().notNull().default(''),
  version: integer().notNull().default(1),
  updated_at: at('updated_at').notNull().defaultNow(),
  updated_by: text().notNull(),
})

/** What a template said before; `texts` null when it went back to the shop's own. */
export const messageTemplateVersion = pgTable(
  'message_template_version',
  {
    kind: text().notNull(),
    version: integer().notNull(),
    texts: jsonb().$type<Texts>(),
    alimtalk_code: text().notNull().default(''),
    saved_at: at('saved_at').notNull().defaultNow(),
    saved_by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.version] })],
)

/** Somebody waits for a sold-out option. The address is erased once the one message has left. */
export const restockBell = pgTable(
  'restock_bell',
  {
    bell_id: id('bell_id').primaryKey().generatedAlwaysAsIdentity(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    io_no: id('io_no')
      .notNull()
      .references(() => itemOption.io_no),
    mb_id: text(),
    channel: text().notNull(),
    address: text(),
    lang: text().notNull(),
    consent_version: text().notNull(),
    ip: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
    /** when the stock came back and the message was made */
    told_at: at('told_at'),
  },
  (t) => [
    uniqueIndex('restock_bell_once').on(t.io_no, t.address).where(sql`told_at is null`),
    index('restock_bell_item').on(t.it_id, t.created_at.desc()),
    index('restock_bell_address').on(t.address),
    index('restock_bell_created_at').on(t.created_at),
  ],
)
