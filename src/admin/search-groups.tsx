import type { ReactNode } from 'react'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { ClaimKind } from '#shop/claim/contract.ts'
import { kindWord } from '#shop/claim/ui/claim-words.ts'
import type { Found, FoundGroup, FoundKind } from '#shop/desk/contract.ts'
import { type OrderStatus, orderStatuses } from '#shop/order/contract/order.ts'
import { Badge } from '#ui/badge.tsx'
import { type Translate, useLang, useT } from '#ui/language.tsx'
import { useRailGroups } from './rail-groups.ts'
import { opens, useStaff } from './ui/staff.ts'
import { StatusChip } from './ui/status-chip.tsx'

type Row = { to: string; title: string; detail?: string; state?: ReactNode }
export type Group = {
  kind: string
  title: string
  rows: Row[]
}
const mostScreens = 4

/** Pages of the office whose name holds what was typed. */
export function useScreens(typed: string): Group[] {
  const t = useT()
  const staff = useStaff()
  const groups = useRailGroups()
  const bare = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
  const word = bare(typed)
  if (!word) return []
  const rows = groups
    .flatMap(({ title, entries }) =>
      entries
        .filter((entry) => opens(staff, entry))
        .map(({ to, label }) => ({ to, title: label, detail: title ?? undefined })),
    )
    .filter(({ title }) => bare(title).includes(word))
    .slice(0, mostScreens)
  return rows.length ? [{ kind: 'screen', title: t('화면'), rows }] : []
}

/** What the shop found, as rows that lead there. */
export function useFoundGroups(found: readonly FoundGroup[], keyword: string): Group[] {
  const t = useT()
  const { pick } = useLang()
  return found.map(({ kind, rows, more }) => ({
    kind,
    title: titleOf(t, kind),
    rows: [
      ...rows.map((row) => ({
        to: pathOf[kind](row.id),
        title: kind === 'claim' ? claimTitle(t, row) : pick(row.title, row.title_en),
        detail: pick(row.detail, row.detail_en),
        state: stateOf(t, kind, row),
      })),
      ...(more ? [{ to: listOf[kind]({ keyword }), title: t('모두 보기') }] : []),
    ],
  }))
}

function titleOf(t: Translate, kind: FoundKind): string {
  const words: Record<FoundKind, string> = {
    order: t('주문'),
    product: t('상품'),
    member: t('회원 관리'),
    claim: t('반품·교환 관리'),
    inquiry: t('고객 문의'),
  }
  return words[kind]
}

const listOf: Record<FoundKind, (query: { keyword: string }) => string> = {
  order: adminPaths.orders,
  product: adminPaths.products,
  member: adminPaths.members,
  claim: adminPaths.claims,
  inquiry: adminPaths.inquiries,
}

const pathOf: Record<FoundKind, (id: string) => string> = {
  order: adminPaths.order,
  product: adminPaths.product,
  member: adminPaths.member,
  claim: adminPaths.claim,
  inquiry: (id) => {
    const [kind = '', number = '0'] = id.split('/')
    return adminPaths.inquiry(kind, Number(number))
  },
}

const claimTitle = (t: Translate, { id, title }: Found) =>
  // the shop says nothing but a kind there
  `${kindWord(t, title as ClaimKind)} ${id}`

function stateOf(t: Translate, kind: FoundKind, { state, settle_case = '' }: Found): ReactNode {
  const order = orderStatuses.find((one): one is OrderStatus => one === state)
  if (kind === 'order') return order && <StatusChip status={order} settle_case={settle_case} />
  if (state === 'waiting') return <Badge tone="wait">{t('답변 대기')}</Badge>
  if (state === 'hidden') return <Badge tone="bad">{t('숨김')}</Badge>
  return state === 'left' ? <Badge tone="bad">{t('탈퇴한 회원')}</Badge> : null
}
