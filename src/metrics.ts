import type { ServerBuild } from 'react-router'
import { api } from './api.ts'
import { cspReportPath } from './platform/csp-report.ts'
import type { Counted } from './platform/metrics.ts'
import { openPatterns } from './platform/route-patterns.ts'
import { payStatuses } from './shop/payment/contract.ts'

/** What is counted of what happens in the shop. */
export const counted: Record<string, Counted> = {
  'order.placed': { name: 'odemoa_orders_placed_total', help: 'Orders placed' },
  'payment.changed': {
    name: 'odemoa_payments_total',
    help: 'Payments that came to a state',
    by: { label: 'outcome', key: 'to', values: payStatuses },
  },
}

const besides = ['/healthz', '/readyz', '/metrics', '/robots.txt', cspReportPath]
const folders = ['/assets/*', '/img/*', '/film/*', '/twin/*', '/api/*']

/** The addresses of pages, as patterns. */
export function pagesOf(routes: ServerBuild['routes']): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return Object.keys(routes).map((id) => pathOf(id) || '/')
}

/** Every address the shop knows, as patterns. */
export function patternsOf(routes: ServerBuild['routes']) {
  const paths = api.map((one) => one.endpoint.path)
  return openPatterns([...besides, ...folders, ...paths, ...pagesOf(routes)])
}
