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
  quotations: 'orders',
  'store-orders': 'orders',
  payments: 'orders',
  deposits: 'orders',
  refunds: 'orders',
  'cash-receipts': 'orders',
  'tax-invoices': 'orders',
  'payment-reports': 'orders',
  'unfinished-orders': 'orders',
  products: 'products',
  categories: 'products',
  members: 'members',
  applications: 'members',
  coupons: 'benefits',
  points: 'benefits',
  credits: 'benefits',
  reviews: 'customers',
  inquiries: 'customers',
  'answer-templates': 'customers',
  faq: 'customers',
  classes: 'classes',
  'class-dates': 'classes',
  studio: 'classes',
  cms: 'contents',
  menus: 'contents',
  notices: 'contents',
  contents: 'contents',
  documents: 'contents',
  notifications: 'notifications',
  statistics: 'statistics',
  translations: 'translations',
  settings: 'settings',
  staff: 'staff',
  audit: 'audit',
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
