import * as z from 'zod/mini'

const percent = z.int().check(z.gte(0), z.lte(100))

/** What one of the staff decides alone, above which a second person is asked: what is given by hand, in points or in the won a coupon takes off, before a second person is asked; 0 asks always. Never part of the public settings. */
export const giftCeiling = z._default(
  z.object({
    each: z.int().check(z.gte(0), z.lte(100_000_000)),
    day: z.int().check(z.gte(0), z.lte(100_000_000)),
    /** the largest limit on account that finance may give a company */
    account: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 5_000_000),
    /** the largest sum of a quotation that one of the staff makes an order of */
    quotation: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 10_000_000),
  }),
  { each: 50_000, day: 300_000, account: 5_000_000, quotation: 10_000_000 },
)

/** How much one address, one phone number or one cart may hold without having paid; 0 is no limit. Never part of the public settings. */
export const holds = z._default(
  z.object({
    per_address: z.int().check(z.gte(0), z.lte(1_000)),
    per_phone: z.int().check(z.gte(0), z.lte(1_000)),
    guest_percent: percent,
    member_percent: percent,
    /** so many units anybody may hold, however little there is */
    share_least: z.int().check(z.gte(1), z.lte(1_000)),
    /** a guest's order that leaves less than this share is paid within so many hours */
    low_percent: percent,
    guest_hours: z.int().check(z.gte(1), z.lte(72)),
  }),
  {
    per_address: 50,
    per_phone: 10,
    guest_percent: 30,
    member_percent: 60,
    share_least: 5,
    low_percent: 20,
    guest_hours: 24,
  },
)
