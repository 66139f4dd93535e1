import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { member } from '#shop/member/tables.ts'
import type {
  BottlePart,
  BottleTemplate,
  DesignDoc,
  PriceTier,
  ShapeKey,
} from './design-contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => bigint({ mode: 'number' })

/** A blank bottle that can be labelled, with its print area and its prices. */
export const bottleModel = pgTable(
  'bottle_model',
  {
    bottle_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    name_en: text().notNull(),
    material: text().notNull().default(''),
    material_en: text().notNull().default(''),
    volume_ml: integer().notNull(),
    picture: text().notNull(),
    mask_cap: text().notNull().default(''),
    mask_liquid: text().notNull().default(''),
    picture_alt: text().notNull().default(''),
    picture_alt_en: text().notNull().default(''),
    box: jsonb().$type<{ x: number; y: number; width: number; height: number }>().notNull(),
    is_curved: boolean().notNull().default(false),
    label_w: doublePrecision().notNull(),
    label_h: doublePrecision().notNull(),
    caps: text().array().notNull(),
    shapes: text().array().$type<ShapeKey[]>().notNull(),
    tiers: jsonb().$type<PriceTier[]>().notNull(),
    setup_won: integer().notNull().default(0),
    setup_usd: integer(),
    stock: integer().notNull().default(0),
    /** of one, packed, in grams */
    weight_g: integer().notNull().default(0),
    is_used: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [check('bottle_model_label', sql`${t.label_w} > 0 and ${t.label_h} > 0`)],
)

/** Caps, finishes, foils and the rest, and the designs to start from: one row, changed as a whole. */
export const bottleKit = pgTable('bottle_kit', {
  kit_id: smallint().primaryKey(),
  parts: jsonb().$type<BottlePart[]>().notNull(),
  templates: jsonb().$type<BottleTemplate[]>().notNull(),
  version: integer().notNull().default(1),
})

/** A design that a member keeps. */
export const bottleDesign = pgTable(
  'bottle_design',
  {
    design_id: id().primaryKey().generatedByDefaultAsIdentity(),
    mb_id: text()
      .notNull()
      .references(() => member.mb_id, { onDelete: 'cascade' }),
    title: text().notNull(),
    doc: jsonb().$type<DesignDoc>().notNull(),
    version: integer().notNull().default(1),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('bottle_design_member').on(t.mb_id, t.updated_at)],
)

/** A design as somebody shows it around. */
export const bottleShare = pgTable('bottle_share', {
  token: text().primaryKey(),
  title: text().notNull(),
  doc: jsonb().$type<DesignDoc>().notNull(),
  expires_at: at('expires_at').notNull(),
})

/** A picture that stands on labels; the name is also that on the disk. */
export const bottleFile = pgTable('bottle_file', {
  file_id: text().primaryKey(),
  file_type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: at('created_at').notNull().defaultNow(),
})

/** A design as it was put into a cart, and how many of it. It is never written again: whoever wants another puts in another. */
export const bottleSet = pgTable('bottle_set', {
  /** 192 random bits: whoever knows it may put the design into a cart again */
  set_id: text().primaryKey(),
  title: text().notNull(),
  doc: jsonb().$type<DesignDoc>().notNull(),
  bottle_id: integer()
    .notNull()
    .references(() => bottleModel.bottle_id),
  pieces: integer().notNull(),
  created_at: at('created_at').notNull().defaultNow(),
})

/** Bottles somebody has asked for, from the frozen design to the parcel. */
export const bottleJob = pgTable(
  'bottle_job',
  {
    job_id: id().primaryKey().generatedByDefaultAsIdentity(),
    token: text().notNull().unique(),
    mb_id: text().references(() => member.mb_id, { onDelete: 'set null' }),
    title: text().notNull(),
    state: text().notNull().default('submitted'),
    /** where it goes on from when it is no longer on hold */
    held_state: text(),
    doc: jsonb().$type<DesignDoc>().notNull(),
    bottle_id: integer()
      .notNull()
      .references(() => bottleModel.bottle_id),
    qty: integer().notNull(),
    /** what the sums are in: won, or cents */
    currency: text().$type<'krw' | 'usd'>().notNull().default('krw'),
    unit: integer().notNull(),
    setup: integer().notNull(),
    total: integer().notNull(),
    days: smallint().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    hp: text().notNull(),
    zip: text().notNull(),
    address: text().notNull(),
    address2: text().notNull().default(''),
    message: text().notNull().default(''),
    lang: text().$type<'kr' | 'en'>().notNull(),
    round: smallint().notNull().default(0),
    approved_name: text().notNull().default(''),
    approved_at: at('approved_at'),
    consent_at: at('consent_at'),
    pp_id: text(),
    /** the order it is a line of, where it came from the cart */
    od_id: text(),
    set_id: text().references(() => bottleSet.set_id),
    pay_token: text(),
    paid_at: at('paid_at'),
    due_on: date({ mode: 'string' }),
    waybill: text().notNull().default(''),
    /** what of it came faulty and is made once more, at no charge */
    remake_of: id().references((): AnyPgColumn => bottleJob.job_id, { onDelete: 'set null' }),
    created_at: at('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('bottle_job_remake').on(t.remake_of).where(sql`remake_of is not null`),
    index('bottle_job_member').on(t.mb_id, t.created_at.desc()),
    index('bottle_job_state').on(t.state, t.due_on),
    index('bottle_job_payment').on(t.pp_id),
    uniqueIndex('bottle_job_order').on(t.od_id, t.set_id),
    check('bottle_job_sum', sql`${t.total} = ${t.unit} * ${t.qty} + ${t.setup} and ${t.qty} > 0`),
    check(
      'bottle_job_consent',
      sql`${t.state} not in ('approved', 'paid', 'production', 'shipped', 'done') or (${t.approved_at} is not null and ${t.consent_at} is not null)`,
    ),
  ],
)

/** What the customer was shown, round by round. */
export const bottleProof = pgTable(
  'bottle_proof',
  {
    job_id: id()
      .notNull()
      .references(() => bottleJob.job_id, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    doc: jsonb().$type<DesignDoc>().notNull(),
    note: text().notNull().default(''),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.job_id, t.round] })],
)

/** A word about one place of a proof. */
export const bottlePin = pgTable(
  'bottle_pin',
  {
    pin_id: id().primaryKey().generatedByDefaultAsIdentity(),
    job_id: id()
      .notNull()
      .references(() => bottleJob.job_id, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    x: real().notNull(),
    y: real().notNull(),
    body: text().notNull(),
    by: text().$type<'customer' | 'shop'>().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('bottle_pin_job').on(t.job_id, t.pin_id)],
)
