import type { Area } from './ui/staff.ts'

/** What one must work on to open a page, by the first word of its address; null for everybody who works here. */
export const areas: Record<string, Area | null> = {
  '': null,
  login: null,
  security: null,
  'my-notifications': null,
  orders: 'orders',
  'phone-order': 'orders',
  'personal-payments': 'orders',
  claims: 'orders',
  tracking: 'orders',
  quotations: 'orders',
  'store-orders': 'orders',
  payments: 'orders',
  companies: 'orders',
  deposits: 'orders',
  refunds: 'orders',
  'cash-receipts': 'orders',
  'tax-invoices': 'orders',
  'payment-reports': 'orders',
  'unfinished-orders': 'orders',
  products: 'products',
  'bottle-jobs': 'products',
  materials: 'materials',
  bottles: 'products',
  'bottle-kit': 'products',

  categories: 'products',
  lots: 'products',
  members: 'members',
  applications: 'applications',
  'fragrance-works': 'applications',
  coupons: 'benefits',
  points: 'benefits',
  gifts: 'benefits',
  credits: 'benefits',
  reviews: 'customers',
  inquiries: 'customers',
  'answer-templates': 'customers',
  faq: 'customers',
  classes: 'classes',
  'class-dates': 'classes',
  'class-calendar': 'classes',
  'check-in': 'classes',
  certificates: 'classes',
  studio: 'classes',
  cms: 'contents',
  menus: 'contents',
  notices: 'contents',
  contents: 'contents',
  documents: 'contents',
  notifications: 'notifications',
  statistics: 'statistics',
  search: 'search',
  translations: 'translations',
  settings: 'settings',
  staff: 'staff',
  audit: 'audit',
  health: 'upkeep',
  work: 'upkeep',
  backups: 'upkeep',
}

/** What is sent to shoppers is read by who sells; what is written, by who writes. */
const within: Record<string, Area> = {
  '/admin/notifications': 'orders',
  '/admin/notifications/templates': 'customers',
}

export function areaOf(pathname: string): Area | null {
  const path = pathname.replace(/\/+$/, '')
  const [, , first = ''] = path.split('/')
  return within[path] ?? areas[first] ?? null
}
