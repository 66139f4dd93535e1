import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import type { Database } from '#platform/database.ts'
import { transact } from '#platform/transact.ts'
import { saleCategory } from '#shop/catalog/contract.ts'
import { recountTogether } from '#shop/order/store/together.ts'
import { markSample } from '#shop/upkeep/store/sample.ts'
import { seedBenefits } from './seed/benefits.ts'
import { seedApplications } from './seed/fill-applications.ts'
import { seedBottles } from './seed/fill-bottles.ts'
import { seedCatalogue, seedReviews, seedSaleShelf, seedSales } from './seed/fill-catalogue.ts'
import { seedClaims } from './seed/fill-claims.ts'
import { seedClassOrders } from './seed/fill-class-orders.ts'
import { seedClasses, seedPolicies } from './seed/fill-classes.ts'
import { seedCompany } from './seed/fill-company.ts'
import { seedConsents } from './seed/fill-consents.ts'
import { seedContent } from './seed/fill-content.ts'
import { seedFaqs, seedQuestions } from './seed/fill-customers.ts'
import { seedDocuments } from './seed/fill-documents.ts'
import { seedFormulas } from './seed/fill-formulas.ts'
import { seedFragrances } from './seed/fill-fragrances.ts'
import { seedLots } from './seed/fill-lots.ts'
import { seedMoney } from './seed/fill-money.ts'
import { seedNotifications } from './seed/fill-notifications.ts'
import { seedOrders } from './seed/fill-orders.ts'
import { seedPersonal } from './seed/fill-personal.ts'
import { seedQuotations } from './seed/fill-quotations.ts'
import { seedSearch, seedSearchWords } from './seed/fill-search.ts'
import {
  emptySettings,
  seedMembers,
  seedNotices,
  seedOwner,
  seedSettings,
  settings,
} from './seed/fill-shop.ts'
import { seedStatistics } from './seed/fill-statistics.ts'
import { seedStoreOrders } from './seed/fill-store-orders.ts'
import { seedTags } from './seed/fill-tags.ts'

/**
 * Opens an empty database as a shop: with samples, or with nothing but what it needs.
 * Answers the owner's password when it made one, to be shown once.
 */
export async function openForBusiness(
  house: House,
): Promise<{ firstRun: { ownerPassword: string } | null }> {
  if (!(await isEmpty(house.db))) return { firstRun: null }
  const ownerPassword = house.config.OWNER_PASSWORD ?? randomBytes(9).toString('base64url')
  const filled = await onceFree(() => fill(house, ownerPassword))
  house.kept.drop(['*'])
  if (!filled) return { firstRun: null }
  await countTables(house.db)
  if (house.config.SAMPLE === 'shop') console.log('· filled the shop with sample goods')
  // a password given by the environment is known already
  return { firstRun: house.config.OWNER_PASSWORD ? null : { ownerPassword } }
}

const look = 500

/** Asks again while another process fills the shop: that takes longer than a lock may be waited for. */
async function onceFree(work: () => Promise<boolean | 'taken'>): Promise<boolean> {
  for (;;) {
    const done = await work()
    if (done !== 'taken') return done
    await sleep(look)
  }
}

/** All or nothing, and once: a start that was cut short, or two at the same time, leave no half-filled shop. */
function fill(house: House, ownerPassword: string): Promise<boolean | 'taken'> {
  return transact(houseCtx(house), async (ctx) => {
    // a machine that is busy with other things may let minutes pass between two of these steps
    await ctx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const lock = await ctx.db.execute<{ taken: boolean }>(
      sql`select not pg_try_advisory_xact_lock(4210771904) as taken`,
    )
    if (lock.rows[0]?.taken) return 'taken'
    if (!(await isEmpty(ctx.db))) return false
    if (house.config.SAMPLE === 'none') await openEmpty(ctx, ownerPassword)
    else await fillWithSamples(ctx, ownerPassword)
    return true
  })
}

/** The settings a shop starts with, its owner and what the law asks of its classes: nothing that was made up. */
async function openEmpty(ctx: Ctx, ownerPassword: string) {
  console.log('· opening an empty shop')
  await seedSettings(ctx, emptySettings)
  await seedOwner(ctx, ownerPassword, '', ctx.now)
  await seedSaleShelf(ctx)
  await seedPolicies(ctx)
  await seedSearchWords(ctx)
}

/** A shop that looks open for business; every row of it is marked, so that it can be cleared again. */
async function fillWithSamples(ctx: Ctx, ownerPassword: string) {
  console.log('· filling the shop with sample goods')
  await seedSettings(ctx, settings)
  await seedMembers(ctx, ownerPassword)
  await seedConsents(ctx)
  await seedNotices(ctx)
  await seedCatalogue(ctx)
  await seedReviews(ctx)
  await seedSales(ctx)
  await seedBenefits(ctx)
  await seedOrders(ctx)
  await seedClaims(ctx)
  await seedTags(ctx)
  await seedMoney(ctx)
  await recountTogether(ctx)
  await seedQuestions(ctx)
  await seedFaqs(ctx)
  await seedApplications(ctx)
  await seedCompany(ctx)
  await seedDocuments(ctx)
  await seedLots(ctx)
  await seedContent(ctx)
  await seedStoreOrders(ctx)
  await seedClasses(ctx)
  await seedClassOrders(ctx)
  await seedFormulas(ctx)
  await seedPersonal(ctx)
  await seedBottles(ctx)
  await seedFragrances(ctx)
  await seedQuotations(ctx)
  await seedNotifications(ctx)
  await seedSearch(ctx)
  await seedStatistics(ctx)
  await markSample(ctx, saleCategory)
}

/**
 * Tells the planner what the tables hold, but not of the shop's empty ones: what it knows to be empty is read from end to end by every kept
 * plan, however fast it fills, until the server counts again. Of a table it knows nothing about it expects growth, and takes the index.
 */
async function countTables(db: Database) {
  const tables = await db.execute<{ schemaname: string; tablename: string }>(
    sql`select schemaname, tablename from pg_tables where schemaname in ('public', 'graphile_worker')`,
  )
  for (const { schemaname, tablename } of tables.rows) {
    const table = sql`${sql.identifier(schemaname)}.${sql.identifier(tablename)}`
    const some = await db.execute(sql`select 1 from ${table} limit 1`)
    // the queue is emptied as fast as it fills
    if (some.rows.length || schemaname === 'graphile_worker')
      await db.execute(sql`analyze ${table}`)
  }
}

async function isEmpty(db: Database): Promise<boolean> {
  const found = await db.execute<{ filled: boolean }>(
    sql`select exists (select 1 from setting where name = 'company') as filled`,
  )
  return !found.rows[0]?.filled
}
