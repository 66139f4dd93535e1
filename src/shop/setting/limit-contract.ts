import * as z from 'zod/mini'

const percent = z.int().check(z.gte(0), z.lte(100))

/** What one of the staff decides alone, above which a second person is asked: what is given by hand, in points or in the won a coupon takes off, before a second person is asked; 0 asks always. Never part of the public settings. */
export const giftCeiling = z._default(
  z.object({
    each: z.int().check(z.gte(0), z.lte(100_000_000)),
    day: z.int().check(z.gte(0), z.lte(100_000_000)),
    /** of one of the staff, and to one member, within thirty days: points, coupons and balances together */
    month: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 3_000_000),
    member: z._default(z.int().check(z.gte(0), z.lte(100_000_000)), 500_000),
    /** points of one store receipt, and of all that one of the staff has entered within thirty days */
    receipt: z._default(z.int().check(z.gte(0), z.lte(100_000_000)), 30_000),
    receipt_month: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 2_000_000),
    /** money that somebody says has come or gone, without a bank file to tell it */
    hand: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 3_000_000),
    /** the same of one of the staff in a day, and within thirty days */
    hand_day: z._default(z.int().check(z.gte(0), z.lte(10_000_000_000)), 20_000_000),
    hand_month: z._default(z.int().check(z.gte(0), z.lte(10_000_000_000)), 200_000_000),
    /** the largest limit on account that finance may give a company */
    account: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 5_000_000),
    /** the largest sum of a quotation that one of the staff makes an order of */
    quotation: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 10_000_000),
  }),
  {
    ...{ each: 50_000, day: 300_000, month: 3_000_000, member: 500_000 },
    ...{ receipt: 30_000, receipt_month: 2_000_000 },
    ...{ hand: 3_000_000, hand_day: 20_000_000, hand_month: 200_000_000 },
    ...{ account: 5_000_000, quotation: 10_000_000 },
  },
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
    /** seats of classes that one person, and one address, hold unpaid, all dates together; 0 is no limit */
    seats_person: z._default(z.int().check(z.gte(0), z.lte(1_000)), 8),
    seats_address: z._default(z.int().check(z.gte(0), z.lte(1_000)), 16),
    /** so many seats of one date anybody may hold, however small it is */
    seats_least: z._default(z.int().check(z.gte(1), z.lte(1_000)), 4),
  }),
  {
    per_address: 50,
    per_phone: 10,
    guest_percent: 30,
    member_percent: 60,
    share_least: 5,
    low_percent: 20,
    guest_hours: 24,
    seats_person: 8,
    seats_address: 16,
    seats_least: 4,
  },
)
