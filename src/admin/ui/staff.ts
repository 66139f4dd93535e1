import type { StaffRole } from '../../kernel/endpoint.ts'
import { useSession } from '../../storefront/session.tsx'

export type Area = 'orders' | 'products' | 'pictures' | 'settings'

/** As the endpoints say it: who may open an area, and who may change what is in it. The owner may everything. */
const readers: Record<Area, readonly StaffRole[]> = {
  orders: ['order', 'accountant'],
  products: ['product', 'order', 'accountant'],
  pictures: ['product', 'content'],
  settings: [],
}
const writers: Record<Area, readonly StaffRole[]> = { orders: ['order'], products: ['product'], pictures: ['product', 'content'], settings: [] }

export function maySee(role: StaffRole | null, area: Area): boolean {
  return role !== null && (role === 'owner' || readers[area].includes(role))
}

export function mayChange(role: StaffRole | null, area: Area): boolean {
  return role !== null && (role === 'owner' || writers[area].includes(role))
}

export type Staff = { mb_id: string; name: string; role: StaffRole | null; sees: (area: Area) => boolean; changes: (area: Area) => boolean }

/** Who works here, and what the server would let them do. */
export function useStaff(): Staff {
  const { user } = useSession()
  return { mb_id: user.mb_id, name: user.mb_name, role: user.staff_role, sees: (area) => maySee(user.staff_role, area), changes: (area) => mayChange(user.staff_role, area) }
}
