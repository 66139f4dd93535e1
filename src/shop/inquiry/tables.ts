import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { item } from '#shop/catalog/tables.ts'
import { member } from '#shop/member/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => bigint({ mode: 'number' })

/** A question on a product's page; a secret one is read by its writer and by staff alone. */
export const productInquiry = pgTable(
  'product_inquiry',
  {
    iq_id: id().primaryKey().generatedAlwaysAsIdentity(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    iq_name: text().notNull(),
    iq_category: text().notNull(),
    iq_subject: text().notNull(),
    iq_question: text().notNull(),
    iq_secret: boolean().notNull().default(false),
    iq_mail: boolean().notNull().default(false),
    iq_sms: boolean().notNull().default(false),
    iq_answer: text().notNull().default(''),
    /** what staff put into English, for readers of English */
    iq_subject_en: text().notNull().default(''),
    iq_question_en: text().notNull().default(''),
    iq_answer_en: text().notNull().default(''),
    iq_answer_time: at('iq_answer_time'),
    assigned_to: text(),
    iq_time: at('iq_time').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('product_inquiry_item').on(t.it_id, t.iq_id.desc().nullsFirst()),
    index('product_inquiry_member').on(t.mb_id, t.iq_id.desc().nullsFirst()),
    index('product_inquiry_waiting').on(t.iq_time).where(sql`iq_answer_time is null`),
  ],
)

/** A question to the shop, between one member and staff. */
export const personalInquiry = pgTable(
  'personal_inquiry',
  {
    qa_id: id().primaryKey().generatedAlwaysAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id),
    qa_category: text().notNull(),
    qa_subject: text().notNull(),
    qa_content: text().notNull(),
    qa_mail: boolean().notNull().default(false),
    qa_sms: boolean().notNull().default(false),
    od_id: text(),
    it_id: text(),
    /** the answered question that this one asks on about */
    qa_related: id(),
    qa_answer: text().notNull().default(''),
    qa_answer_time: at('qa_answer_time'),
    assigned_to: text(),
    qa_time: at('qa_time').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('personal_inquiry_member').on(t.mb_id, t.qa_id.desc().nullsFirst()),
    index('personal_inquiry_waiting').on(t.qa_time).where(sql`qa_answer_time is null`),
  ],
)

export const inquiryFile = pgTable(
  'inquiry_file',
  {
    /** also the name on the disk, which nobody can guess */
    file_id: text().primaryKey(),
    qa_id: id()
      .notNull()
      .references(() => personalInquiry.qa_id, { onDelete: 'cascade' }),
    file_name: text().notNull(),
    file_type: text().notNull(),
    file_size: integer().notNull(),
    /** sent with the shop's answer, not by the asker */
    by_shop: boolean().notNull().default(false),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('inquiry_file_inquiry').on(t.qa_id)],
)

/** What staff tell each other about a question. */
export const inquiryNote = pgTable(
  'inquiry_note',
  {
    note_id: id().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    inquiry_id: id().notNull(),
    mb_id: text().notNull(),
    body: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('inquiry_note_of').on(t.kind, t.inquiry_id)],
)

export const answerTemplate = pgTable('answer_template', {
  tp_id: id().primaryKey().generatedAlwaysAsIdentity(),
  tp_title: text().notNull(),
  tp_body: text().notNull(),
  tp_body_en: text().notNull().default(''),
  updated_at: at('updated_at').notNull().defaultNow(),
})
