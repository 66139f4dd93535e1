type Booked = { od_id: string | null; ct_id: number | null }

/** The line of an order that paid for a booking; null for one that was noted by hand. */
export function lineOf({ od_id, ct_id }: Booked): { od_id: string; ct_id: number } | null {
  return od_id && ct_id !== null ? { od_id, ct_id } : null
}
