import { useQuery } from '@tanstack/react-query'
import { freshOne } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { queryOf } from '#kernel/queries.ts'
import { adminCoupons, type StaffKind } from '#shop/coupon/admin-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** How it went so far. */
export function FiguresPanel({ kind }: { kind: StaffKind }) {
  const t = useT()
  const money = useMoney()
  const { data, isError } = useQuery({
    ...queryOf(adminCoupons.figures, { params: { cz_id: kind.cz_id } }),
    ...freshOne,
  })
  const figures = data?.data
  if (!figures)
    return isError ? (
      <p className="text-small text-bad">{t('쿠폰 통계를 불러오지 못했어요.')}</p>
    ) : (
      <Skeleton className="h-28" />
    )
  const rate = figures.issued ? Math.round((figures.used / figures.issued) * 100) : 0
  const facts = [
    {
      label: t('발급'),
      value: figures.issued.toLocaleString(),
      note:
        kind.cz_limit === null
          ? t('제한 없음')
          : t('{count}장 가운데', { count: kind.cz_limit.toLocaleString() }),
    },
    {
      label: t('사용'),
      value: figures.used.toLocaleString(),
      note: t('받은 쿠폰의 {rate}%', { rate }),
    },
    {
      label: t('사용 전'),
      value: figures.open.toLocaleString(),
      note: t('기간 끝 {count}장', { count: figures.expired.toLocaleString() }),
    },
    {
      label: t('취소로 돌아옴'),
      value: figures.returned.toLocaleString(),
      note: t('다시 쓸 수 있어요'),
    },
    {
      label: t('할인한 금액'),
      value:
        figures.sums.map(({ currency, discount }) => money(discount, currency)).join(' · ') ||
        money(0, 'krw'),
      note: t('주문 {count}건', {
        count: figures.sums.reduce((sum, { uses }) => sum + uses, 0).toLocaleString(),
      }),
    },
  ]
  return (
    <Panel title={t('사용 통계')} flush>
      <dl className="grid grid-cols-2 gap-px bg-paper-200 card:grid-cols-3 desk:grid-cols-5">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="bg-paper-0 px-4.5 py-4 last:max-card:col-span-2 last:card:max-desk:col-span-2"
          >
            <dt className="text-caption text-ink-500">{fact.label}</dt>
            <dd className="tabular mt-0.5 text-head leading-tight font-semibold">{fact.value}</dd>
            <dd className="tabular mt-0.5 text-caption text-ink-500">{fact.note}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
