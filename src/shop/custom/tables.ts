import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
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
import type { Volatility } from './formula-contract.ts'
import type { IfraLimits } from './ifra-contract.ts'

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
    /** how long it stays on a strip; null where nobody has said */
    volatility: text().$type<Volatility>(),
    strength: smallint().notNull().default(3),
    density: figure(6, 3).notNull().default(1),
    won_per_gram: figure(12, 2).notNull().default(0),
    /** percent by weight allowed in the finished product, by category */
    ifra: jsonb().$type<IfraLimits>(),
    ifra_source: text().notNull().default(''),
    /** what the packs and the amounts count: grams, or pieces of a wick or a reed */
    unit: text().$type<'g' | 'piece'>().notNull().default('g'),
    /** what a base is for, by product */
    uses: text().array().notNull().default([]),
    /** percent of a concentrate that is usual, as a range */
    usual_from: figure(6, 3),
    usual_to: figure(6, 3),
    /** °C */
    flash_point: smallint(),
    /** percent by weight of the substances to be named on a label; null = no certificate says */
    allergens: jsonb().$type<Record<string, number>>(),
    /** a wick: the inside diameters it burns clean in, in millimetres */
    fits_from: smallint(),
    fits_to: smallint(),
    comment: text().notNull().default(''),
    comment_en: text().notNull().default(''),
    material_use: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('material_name').on(t.name), index('material_cas').on(t.cas)],
)

/** The limits of a material as one amendment and one certificate state them; the newest amendment counts. */
export const materialLimit = pgTable(
  'material_limit',
  {
    limit_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    material_id: integer()
      .notNull()
      .references(() => material.material_id, { onDelete: 'cascade' }),
    amendment: smallint().notNull(),
    /** who says so: a certificate and its number */
    source: text().notNull(),
    issued_on: date({ mode: 'string' }).notNull(),
    limits: jsonb().$type<IfraLimits>().notNull(),
    noted_by: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('material_limit_once').on(t.material_id, t.amendment, t.issued_on)],
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
    /** how the amounts are written: grams, or percent of the concentrate */
    entry: text().$type<'g' | 'percent'>().notNull().default('g'),
    /** what makes up the rest: the wax, the base, the alcohol */
    medium_id: integer().references(() => material.material_id),
    /** percent made beyond what is needed, and lost on the way */
    overage: figure(6, 2).notNull().default(0),
    loss: figure(6, 2).notNull().default(0),
    /** won a piece costs besides its scent, and the share of the price that is to be left */
    piece_cost: integer().notNull().default(0),
    margin: figure(5, 2).notNull().default(0),
    notes: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    /** a private file; copies and versions share it */
    photo: text(),
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
    /** another formula of the same maker that stands in this one as one material */
    accord_id: bigint({ mode: 'number' }).references((): AnyPgColumn => formula.formula_id, {
      onDelete: 'set null',
    }),
    /** of a material of one's own, or of the accord when it was written */
    name: text().notNull().default(''),
    amount: figure(12, 3).notNull(),
    dilution: figure(6, 2).notNull().default(100),
    note: text().notNull().default(''),
    comment: text().notNull().default(''),
    won_per_gram: figure(12, 2),
    /** keeps its share when others change; `fills` takes what is left */
    locked: boolean().notNull().default(false),
    fills: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.formula_id, t.position] }),
    index('formula_line_accord').on(t.accord_id).where(sql`accord_id is not null`),
    check(
      'formula_line_figures',
      sql`${t.amount} > 0 and ${t.dilution} > 0 and ${t.dilution} <= 100`,
    ),
  ],
)

/** What a member has at home, in grams or pieces. */
export const materialShelf = pgTable(
  'material_shelf',
  {
    mb_id: text().notNull(),
    material_id: integer()
      .notNull()
      .references(() => material.material_id, { onDelete: 'cascade' }),
    amount: figure(12, 3).notNull(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.mb_id, t.material_id] }),
    check('material_shelf_amount', sql`${t.amount} > 0`),
  ],
)

/** What its maker smelled, and when. */
export const formulaTrial = pgTable(
  'formula_trial',
  {
    trial_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    formula_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => formula.formula_id, { onDelete: 'cascade' }),
    tried_on: date({ mode: 'string' }).notNull(),
    rating: smallint().notNull(),
    comment: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('formula_trial_formula').on(t.formula_id, t.tried_on),
    check('formula_trial_rating', sql`${t.rating} between 1 and 5`),
  ],
)

/** What one person takes home, times how many: formulas and goods of the shop. */
export const formulaKit = pgTable(
  'formula_kit',
  {
    kit_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    mb_id: text().notNull(),
    title: text().notNull(),
    times: integer().notNull().default(1),
    /** who has it may read along and buy the same; null = private */
    share_token: text(),
    version: integer().notNull().default(1),
    created_at: at('created_at').notNull().defaultNow(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('formula_kit_member').on(t.mb_id, t.updated_at),
    uniqueIndex('formula_kit_share').on(t.share_token),
    check('formula_kit_times', sql`${t.times} between 1 and 1000`),
  ],
)

export const formulaKitLine = pgTable(
  'formula_kit_line',
  {
    kit_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => formulaKit.kit_id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    formula_id: bigint({ mode: 'number' }).references(() => formula.formula_id, {
      onDelete: 'cascade',
    }),
    it_id: text().references(() => item.it_id),
    io_no: bigint({ mode: 'number' }),
    /** a calculator with its figures: of a recipe, or kept by its maker */
    address: text(),
    /** what the calculator makes */
    name: text().notNull().default(''),
    /** pieces of the formula, of the goods or of what is calculated, for one kit */
    qty: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kit_id, t.position] }),
    check('formula_kit_line_qty', sql`${t.qty} between 1 and 1000`),
    check('formula_kit_line_one', sql`num_nonnulls(${t.formula_id}, ${t.it_id}, ${t.address}) = 1`),
  ],
)
