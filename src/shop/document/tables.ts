import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { item } from '#shop/catalog/tables.ts'
import { material } from '#shop/custom/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => bigint({ mode: 'number' })

/** A safety sheet, a certificate or a test report: one title, and a file for every version of it. */
export const document = pgTable(
  'document',
  {
    dc_id: id().primaryKey().generatedAlwaysAsIdentity(),
    dc_title: text().notNull(),
    dc_title_en: text().notNull().default(''),
    dc_kind: text().notNull(),
    /** the language of the paper itself */
    dc_lang: text().notNull(),
    it_id: text().references(() => item.it_id, { onDelete: 'set null' }),
    /** a material of formulas it is about */
    material_id: integer().references(() => material.material_id, { onDelete: 'set null' }),
    /** the batch it is about; empty for every batch */
    dc_lot: text().notNull().default(''),
    /** CAS numbers of what is in it */
    dc_cas: text().array().notNull().default([]),
    dc_note: text().notNull().default(''),
    dc_note_en: text().notNull().default(''),
    /** of the newest version, so that a list need not look for it */
    newest_version: text().notNull().default(''),
    newest_on: date({ mode: 'string' }),
    withdrawn_at: at('withdrawn_at'),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('document_item').on(t.it_id),
    index('document_material').on(t.material_id),
    index('document_newest').on(t.newest_on.desc().nullsLast(), t.dc_id.desc().nullsFirst()),
  ],
)

export const documentVersion = pgTable(
  'document_version',
  {
    dv_id: id().primaryKey().generatedAlwaysAsIdentity(),
    dc_id: id()
      .notNull()
      .references(() => document.dc_id, { onDelete: 'cascade' }),
    dv_version: text().notNull(),
    issued_on: date({ mode: 'string' }).notNull(),
    /** also the name on the disk, which nobody can guess */
    file_id: text().notNull(),
    file_name: text().notNull(),
    file_type: text().notNull(),
    file_size: integer().notNull(),
    /** what a paper of the shop was written from, so that the same is not written twice; empty for what staff put there */
    made_of: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('document_version_document').on(t.dc_id, t.issued_on.desc().nullsFirst())],
)

/** Who saved which file: whoever holds an older version can be told of a newer one. */
export const documentDownload = pgTable(
  'document_download',
  {
    dl_id: id().primaryKey().generatedAlwaysAsIdentity(),
    dv_id: id()
      .notNull()
      .references(() => documentVersion.dv_id, { onDelete: 'cascade' }),
    mb_id: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('document_download_version').on(t.dv_id, t.dl_id.desc().nullsFirst()),
    index('document_download_member').on(t.mb_id),
  ],
)
