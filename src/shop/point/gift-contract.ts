/** What one of the staff gives or says by hand, and a second person may have to agree to. */
export const giftKinds = [
  'points',
  'coupon',
  'credit',
  'receipt',
  'money',
  'limit',
  'quotation',
] as const
export type GiftKind = (typeof giftKinds)[number]
