import type { ListAddress } from '#admin/ui/list-address.ts'
import { koreanDay } from '#admin/ui/times.ts'
import { whyBadPeriod } from '#shop/statistics/rules.ts'

/** The period of the address; the last thirty days when it names none that can be counted. */
export function periodOf({ filters }: Pick<ListAddress, 'filters'>): {
  from: string
  until: string
} {
  const [from, until] = [filters.from ?? koreanDay(29), filters.until ?? koreanDay()]
  return whyBadPeriod(from, until) ? { from: koreanDay(29), until: koreanDay() } : { from, until }
}
