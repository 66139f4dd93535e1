import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { item } from '#shop/catalog/tables.ts'
import type { IfraLimits } from './formula-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const figure = (precision: number, scale: number) => numeric({ precision, scale, mode: 'number' })

/** What formulas are made of. Limits are those of the supplier's certificate; a material without one cannot pass. */
export const material = pgTable(
  'material',
  {
    material_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    name_en: text().notNull(),
    cas: text().notNull().default(''),
    /** raw, accord, base, carrier, wax, other */
    kind: text().notNull(),
    family: text().notNull().default(''),
    /** top, heart, base; empty where it smells of nothing */
    note: text().notNull().default(''),
    strength: smallint().notNull().default(3),
    density: figure(6, 3).notNull().default(1),
    won_per_gram: figure(12, 2).notNull().default(0),
    /** percent by weight allowed in the finished product, by category */
    ifra: jsonb().$type<IfraLimits>(),
    ifra_source: text().notNull().default(''),
    material_use: boolean().notNull().default(true),
  },
  (t) => [index('material_name').on(t.name)],
)

/** The packs of a material that the shop sells. */
export const materialPack = pgTable(
  'material_pack',
  {
    material_id: integer()
      .notNull()
      .references(() => material.material_id),
    io_no: bigint({ mode: 'number' }).notNull(),
    it_id: text()
      .notNull()
      .references(() => item.it_id),
    grams: figure(10, 2).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.material_id, t.io_no] }),
    check('material_pack_grams', sql`${t.grams} > 0`),
  ],
)

export const formula = pgTable(
  'formula',
  {
    formula_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    mb_id: text().notNull(),
    /** the first version of it */
    root_id: bigint({ mode: 'number' }),
    version_no: smallint().notNull().default(1),
    title: text().notNull(),
    product: text().notNull(),
    /** what the load is a part of: the wax, or the whole */
    basis: text().notNull(),
    load: figure(6, 2).notNull(),
    /** grams of the whole batch, and into how many pieces it goes */
    batch: figure(12, 2).notNull(),
    units: integer().notNull().default(1),
    notes: text().notNull().default(''),
    state: text().notNull().default('draft'),
    /** who has it may read along; null = private */
    share_token: text(),
    version: integer().notNull().default(1),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('formula_member').on(t.mb_id, t.updated_at),
    index('formula_root').on(t.root_id),
    uniqueIndex('formula_share').on(t.share_token),
    check(
      'formula_figures',
      sql`${t.load} > 0 and ${t.load} <= 100 and ${t.batch} > 0 and ${t.units} > 0`,
    ),
  ],
)

export const formulaLine = pgTable(
  'formula_line',
  {
    formula_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => formula.formula_id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    material_id: integer().references(() => material.material_id),
    /** of a material of one's own */
    name: text().notNull().default(''),
    amount: figure(12, 3).notNull(),
    dilution: figure(6, 2).notNull().default(100),
    note: text().notNull().default(''),
    comment: text().notNull().default(''),
    won_per_gram: figure(12, 2),
  },
  (t) => [
    primaryKey({ columns: [t.formula_id, t.position] }),
    check(
      'formula_line_figures',
      sql`${t.amount} > 0 and ${t.dilution} > 0 and ${t.dilution} <= 100`,
    ),
  ],
)
