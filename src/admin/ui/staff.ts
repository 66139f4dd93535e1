import { createContext, useContext } from 'react'
import { type StaffRole, standsFor } from '#kernel/endpoint.ts'
import type { SessionUser } from '#shop/session/contract.ts'

export type Area =
  | 'orders'
  | 'money'
  | 'customers'
  | 'products'
  | 'materials'
  | 'pictures'
  | 'contents'
  | 'classes'
  | 'notifications'
  | 'settings'
  | 'members'
  | 'applications'
  | 'benefits'
  | 'staff'
  | 'audit'
  | 'upkeep'
  | 'translations'
  | 'statistics'
  | 'search'

/** As the endpoints say it: who may open an area, and who may change what is in it. The owner may everything; finance staff what order staff may. */
const readers: Record<Area, readonly StaffRole[]> = {
  orders: ['order', 'accountant'],
  money: ['order', 'accountant'],
  customers: ['order', 'content', 'accountant'],
  products: ['product', 'order', 'accountant'],
  materials: ['product'],
  pictures: ['product', 'content', 'class'],
  contents: ['content', 'accountant'],
  classes: ['class', 'accountant'],
  notifications: ['order', 'content', 'product', 'accountant'],
  settings: [],
  members: ['order', 'accountant'],
  applications: ['order', 'class', 'accountant'],
  benefits: ['order', 'accountant'],
  staff: [],
  audit: ['accountant'],
  upkeep: ['accountant'],
  translations: ['content', 'accountant'],
  statistics: ['content', 'order', 'accountant'],
  search: ['product', 'content', 'accountant'],
}
const writers: Record<Area, readonly StaffRole[]> = {
  orders: ['order'],
  money: ['finance'],
  customers: ['order', 'content'],
  products: ['product'],
  materials: ['product'],
  pictures: ['product', 'content', 'class'],
  contents: ['content'],
  classes: ['class'],
  notifications: ['order', 'content', 'product'],
  settings: [],
  members: ['order'],
  applications: ['order', 'class'],
  benefits: ['finance'],
  staff: [],
  audit: [],
  upkeep: [],
  translations: ['content'],
  statistics: [],
  search: ['product', 'content'],
}

export function maySee(role: StaffRole | null, area: Area): boolean {
  return role !== null && standsFor(role, readers[area])
}

export function mayChange(role: StaffRole | null, area: Area): boolean {
  return role !== null && standsFor(role, writers[area])
}

export type Staff = {
  mb_id: string
  name: string
  role: StaffRole | null
  sees: (area: Area) => boolean
  changes: (area: Area) => boolean
}

/** Whether a page of the area is of use to this person; one that `writes` has nothing to read. */
export function opens(staff: Staff, { area, writes }: { area?: Area; writes?: true }): boolean {
  return !area || (writes ? staff.changes(area) : staff.sees(area))
}

export type Worker = Pick<SessionUser, 'mb_id' | 'mb_name' | 'staff_role'>

/** Who works on this page; still the same while a session that ended is being renewed. */
export const WorkerContext = createContext<Worker>({ mb_id: '', mb_name: '', staff_role: null })

/** Who works here, and what the server would let them do. */
export function useStaff(): Staff {
  const { mb_id, mb_name, staff_role } = useContext(WorkerContext)
  return {
    mb_id,
    name: mb_name,
    role: staff_role,
    sees: (area) => maySee(staff_role, area),
    changes: (area) => mayChange(staff_role, area),
  }
}
