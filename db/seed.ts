import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { houseCtx, type House } from '../src/platform/context.ts'
import { seedCatalogue, seedReviews, seedSales } from './seed/fill-catalogue.ts'
import { seedOrders } from './seed/fill-orders.ts'
import { seedMembers, seedNotices, seedSettings } from './seed/fill-shop.ts'

/**
 * Fills an empty database with a shop that looks open for business.
 * Answers the owner's password when it made one, to be shown once.
 */
export async function openForBusiness(house: House): Promise<{ firstRun: { ownerPassword: string } | null }> {
  if (!(await isEmpty(house))) return { firstRun: null }
  const ownerPassword = house.config.OWNER_PASSWORD ?? randomBytes(9).toString('base64url')
  console.log('· filling the shop with sample goods')
  const ctx = houseCtx(house)
  await seedSettings(ctx)
  await seedMembers(ctx, ownerPassword)
  await seedNotices(ctx)
  await seedCatalogue(ctx)
  await seedReviews(ctx)
  await seedSales(ctx)
  await seedOrders(ctx)
  await house.db.execute(sql`analyze`)
  console.log('· filled the shop with sample goods')
  // a password given by the environment is known already
  return { firstRun: house.config.OWNER_PASSWORD ? null : { ownerPassword } }
}

async function isEmpty(house: House): Promise<boolean> {
  const found = await house.db.execute<{ filled: boolean }>(sql`select exists (select 1 from setting where name = 'company') as filled`)
  return !found.rows[0]?.filled
}
