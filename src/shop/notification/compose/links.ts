import { adminPaths } from '#kernel/admin-paths.ts'
import { applicationPath, paths, safeRedirect } from '#kernel/paths.ts'
import type { Happened } from '#platform/react.ts'
import type { Kind } from '#shop/notification/templates/index.ts'

/** Where a notification leads: the event's own word when it is a path of ours, else the page of its subject. */
export function linkOf(kind: Kind, { payload, subject }: Happened, od_id: string): string {
  const given = typeof payload.link === 'string' ? safeRedirect(payload.link, '') : ''
  return given || pageOf(kind, payload, subject, od_id)
}

function pageOf(
  kind: Kind,
  payload: Record<string, unknown>,
  subject: string,
  od_id: string,
): string {
  const it_id = typeof payload.it_id === 'string' ? payload.it_id : ''
  if (/^(order|claim|tax_invoice)\./.test(kind)) return paths.orderView(od_id)
  if (kind === 'inquiry.answered')
    return payload.kind === 'product' || !Number(subject)
      ? paths.myPage.productInquiries()
      : paths.myPage.inquiry(Number(subject))
  if (kind === 'staff.inquiry_asked') return adminPaths.today()
  if (kind === 'staff.class_asked') return adminPaths.application(Number(subject))
  if (kind === 'staff.class_proposal_accepted')
    return adminPaths.classDate(Number(payload.session_id))
  if (kind.startsWith('staff.bottle_')) return adminPaths.bottleJob(Number(subject))
  if (kind.startsWith('staff.fragrance_')) return adminPaths.fragrance(Number(subject))
  if (kind.startsWith('fragrance.')) return paths.fragranceWork(String(payload.token))
  if (kind.startsWith('bottle.')) return paths.bottleJob(String(payload.token))
  if (kind.startsWith('staff.application_')) return adminPaths.application(Number(subject))
  if (kind.startsWith('application.')) {
    const path = applicationPath(String(payload.kind))
    // a guest has no page of it
    return payload.mb_id ? `${path}/${Number(subject)}/show` : path
  }
  if (kind === 'review.answered')
    return it_id ? paths.product(it_id) : paths.myPage.productReviews()
  if (kind === 'company.invited') return paths.companyInvitation(String(payload.token))
  if (kind.startsWith('company.'))
    return kind === 'company.colleague_ended' ? paths.myPage.home() : paths.myPage.company()
  if (kind.startsWith('coupon.')) return paths.myPage.coupons()
  if (kind.startsWith('credit.')) return paths.myPage.credit()
  if (kind.startsWith('point.')) return paths.myPage.points()
  if (kind === 'staff.class_short') return adminPaths.classDate(Number(subject))
  if (kind.startsWith('class.'))
    // a guest finds the booking by the order
    return typeof payload.od_id === 'string' && !payload.mb_id
      ? paths.orderView(payload.od_id)
      : paths.myPage.tssa()
  if (kind === 'restock.arrived') return paths.product(it_id || subject)
  if (kind === 'member.joined') return paths.myPage.home()
  if (kind === 'member.left') return paths.home()
  return paths.myPage.account()
}
