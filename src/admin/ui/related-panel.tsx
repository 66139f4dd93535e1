import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { refundReason } from '#shop/payment/rules.ts'
import { adminRelated, type Related, type RelatedKind } from '#shop/statistics/related-contract.ts'
import { type Translate, useMoney, useT } from '#ui/language.tsx'
import { freshOne } from './fresh.ts'
import { Panel } from './panel.tsx'
import { type Area, useStaff } from './staff.ts'

type Props = {
  od_id: string
  /** what this page shows itself */
  here: { kind: RelatedKind; id: string }
}

/** Ways to all that belongs to the same order, from whichever of its pages one stands on. */
export function RelatedPanel({ od_id, here }: Props) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const found = useQuery({
    ...queryOf(adminRelated.ofOrder, { params: { od_id } }),
    ...freshOne,
    enabled: staff.sees('orders'),
  }).data?.data
  const others = (found ?? []).filter(
    (one) => !(one.kind === here.kind && one.id === here.id) && staff.sees(areaOf[one.kind]),
  )
  if (others.length === 0) return null
  return (
    <Panel title={t('이어진 것')} flush>
      <ul className="divide-y divide-paper-100 text-small">
        {others.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <Link
              to={placeOf(one, od_id)}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-4.5 py-2.5 hover:bg-paper-50"
            >
              <span className="min-w-0">
                <span className="font-medium underline decoration-line underline-offset-4">
                  {kindWord(t, one.kind)}
                </span>
                {one.label && (
                  <span className="ml-2 [overflow-wrap:anywhere] text-ink-700">
                    {one.kind === 'refund' ? t(refundReason(one.label)) : one.label}
                  </span>
                )}
                {one.waits && (
                  <span className="ml-2 font-medium text-amber-700">{t('기다림')}</span>
                )}
              </span>
              <span className="tabular text-right text-caption text-ink-500">
                {one.amount !== null && (
                  <span className="block text-small text-ink-900">
                    {money(one.amount, one.currency)}
                  </span>
                )}
                {one.at && <time dateTime={one.at}>{stamp(one.at).slice(0, 10)}</time>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const areaOf: Record<RelatedKind, Area> = {
  order: 'orders',
  member: 'members',
  payment: 'orders',
  refund: 'orders',
  claim: 'orders',
  quotation: 'orders',
  cash_receipt: 'orders',
  tax_invoice: 'orders',
  inquiry: 'customers',
  review: 'customers',
}

function placeOf({ kind, id, label }: Related, od_id: string): string {
  const keyword = { keyword: od_id }
  const places: Record<RelatedKind, string> = {
    order: adminPaths.order(od_id),
    member: adminPaths.member(id),
    payment: adminPaths.payment(id),
    refund: adminPaths.refunds(keyword),
    claim: adminPaths.claim(id),
    quotation: adminPaths.quotation(Number(id)),
    cash_receipt: adminPaths.cashReceipts(keyword),
    tax_invoice: adminPaths.taxInvoices(keyword),
    inquiry: adminPaths.inquiry('personal', Number(id)),
    review: adminPaths.reviews({ keyword: label.slice(0, 30) }),
  }
  return places[kind]
}

function kindWord(t: Translate, kind: RelatedKind): string {
  const words: Record<RelatedKind, string> = {
    order: t('주문'),
    member: t('회원'),
    payment: t('결제'),
    refund: t('환불'),
    claim: t('반품·교환'),
    quotation: t('견적서'),
    cash_receipt: t('현금영수증'),
    tax_invoice: t('세금계산서'),
    inquiry: t('1:1 문의'),
    review: t('상품 후기'),
  }
  return words[kind]
}
