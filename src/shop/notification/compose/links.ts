import { paths, safeRedirect } from '../../../kernel/paths.ts'
import type { Happened } from '../../../platform/react.ts'
import type { Kind } from '../templates/index.ts'

/** Where a notification leads: the event's own word when it is a path of ours, else the page of its subject. */
export function linkOf(kind: Kind, { payload, subject }: Happened, od_id: string): string {
  const given = typeof payload.link === 'string' ? safeRedirect(payload.link, '') : ''
  return given || pageOf(kind, payload, subject, od_id)
}

function pageOf(kind: Kind, payload: Record<string, unknown>, subject: string, od_id: string): string {
  const it_id = typeof payload.it_id === 'string' ? payload.it_id : ''
  if (/^(order|claim)\./.test(kind)) return paths.orderView(od_id)
  if (kind === 'inquiry.answered') return payload.kind === 'product' ? '/my-page/product-inquiry' : `/my-page/inquiry/${encodeURIComponent(subject)}/show`
  if (kind === 'staff.inquiry_asked') return '/admin'
  if (kind === 'review.answered') return it_id ? paths.product(it_id) : '/my-page/product-review'
  if (kind.startsWith('coupon.')) return '/my-page/coupon'
  if (kind.startsWith('point.')) return '/my-page/point'
  if (kind.startsWith('class.')) return '/my-page/tssa'
  if (kind === 'restock.arrived') return paths.product(it_id || subject)
  if (kind === 'member.joined') return '/my-page'
  if (kind === 'member.left') return paths.home()
  return '/my-page/account'
}
