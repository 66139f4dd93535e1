import type { ListAddress } from '#admin/ui/list-address.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { whyBadPeriod } from '#shop/statistics/rules.ts'

/** The period of the address; the last thirty days when it names none that can be counted. */
export function periodOf({ filters }: Pick<ListAddress, 'filters'>): {
  from: string
  until: string
} {
  const [from, until] = [filters.from ?? koreanToday(-29), filters.until ?? koreanToday()]
  return whyBadPeriod(from, until)
    ? { from: koreanToday(-29), until: koreanToday() }
    : { from, until }
}
