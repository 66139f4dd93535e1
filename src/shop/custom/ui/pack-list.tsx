import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { materialPacks, type Packed } from '#shop/custom/pack-contract.ts'
import type { Need } from '#shop/custom/pack-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { usePutPacks } from './use-put-packs.tsx'
import { useShelf } from './use-shelf.ts'

const settledMs = 400

const textOf = (needs: readonly Need[]) =>
  needs
    .filter(({ amount }) => amount >= 0.001)
    .map(({ material_id, amount }) => `${material_id}:${Math.round(amount * 1000) / 1000}`)
    .join(',')

/** What has to be bought for these materials: the cheapest packs, what is left over, and one button for all of it. */
export function PackList({ needs: all, onPut }: { needs: readonly Need[]; onPut?: () => void }) {
  const t = useT()
  const shelf = useShelf(all)
  const needs = shelf.left
  const money = useMoney()
  const { user } = useSession()
  const { busy, put } = usePutPacks()
  const text = textOf(needs)
  const asked = useSettled(text, settledMs)
  const found = useQuery({
    // another member, or another grade, is another price
    queryKey: [materialPacks.solve.path, asked, user.mb_id, user.mb_level],
    queryFn: () => call(materialPacks.solve, { query: { needs: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  // two hundred rows are drawn beside what is typed, not before it
  const shown = useDeferredValue(found.data)
  const atHome = shelf.held.length > 0 && (
    <AtHome count={shelf.held.length} counted={shelf.counted} onChange={shelf.setCounted} />
  )
  if (text === '')
    return atHome ? (
      <>
        {atHome}
        <p className="text-plain text-ink-500">{t('모두 선반에 있어요. 더 살 것이 없어요.')}</p>
      </>
    ) : (
      <p className="text-plain text-ink-500">{t('계산한 재료가 있으면 여기에 보여 드려요.')}</p>
    )
  if (found.isError)
    return (
      <ErrorState title={t('파는 용량을 불러오지 못했어요')} onRetry={() => void found.refetch()} />
    )
  if (!shown) return <Skeleton className="h-40" />
  const { materials, amount, currency } = shown.data
  const sold = materials.filter(({ reason }) => !reason)
  return (
    <div aria-busy={found.isPlaceholderData || asked !== text || undefined}>
      {atHome}
      <Materials materials={materials} currency={currency} />
      <p className="flex items-baseline justify-between gap-4 py-4">
        <span className="text-plain">{t('필요한 만큼 가장 싸게 담으면')}</span>
        <b className="tabular text-title font-semibold">{money(amount, currency)}</b>
      </p>
      <Button
        wide
        busy={busy}
        disabled={sold.length === 0}
        onClick={() => {
          onPut?.()
          void put(needs)
        }}
      >
        <ShoppingBag aria-hidden="true" size={18} strokeWidth={1.5} />
        {sold.length ? t('모두 장바구니에 담기') : t('담을 수 있는 재료가 없어요.')}
      </Button>
    </div>
  )
}

/** What stands on the shelf is not bought again, unless its maker wants it so. */
function AtHome(props: { count: number; counted: boolean; onChange: (on: boolean) => void }) {
  const t = useT()
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <Checkbox checked={props.counted} onChange={props.onChange}>
        {t('내 선반에 있는 재료 {count}가지는 그만큼 빼고 담아요', { count: props.count })}
      </Checkbox>
      <TextLink to={paths.myPage.shelf()}>{t('내 선반')}</TextLink>
    </div>
  )
}

/** The same until other packs were found. */
const Materials = memo(function Materials(props: {
  materials: readonly Packed[]
  currency: 'krw' | 'usd'
}) {
  return (
    <ul className="rule-t">
      {props.materials.map((one) => (
        <OneMaterial key={one.material_id} one={one} currency={props.currency} />
      ))}
    </ul>
  )
})

const OneMaterial = memo(function OneMaterial(props: { one: Packed; currency: 'krw' | 'usd' }) {
  const { one, currency } = props
  const t = useT()
  const money = useMoney()
  const { pick } = useLang()
  const figure = (amount: number) =>
    one.unit === 'piece' ? t('{count}개', { count: Math.ceil(amount) }) : `${fine(amount)} g`
  return (
    <li className="hairline-b py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-medium">{pick(one.name, one.name_en)}</span>
        <span className="tabular shrink-0 text-plain">{figure(one.needed)}</span>
      </p>
      {one.reason && <p className="mt-0.5 text-small text-amber-700">{one.reason}</p>}
      {one.packs.map((pack) => (
        <p
          key={pack.io_no}
          className="tabular mt-1 flex items-baseline justify-between gap-4 text-small text-ink-700"
        >
          <span className="min-w-0">
            <Link
              to={paths.product(pack.it_id, pack.io_no)}
              className="underline decoration-line underline-offset-4"
            >
              {pick(pack.it_name, pack.it_name_en)}
            </Link>{' '}
            {pick(pack.option, pack.option_en)} × {pack.qty}
          </span>
          <span className="shrink-0">{money(pack.price * pack.qty, currency)}</span>
        </p>
      ))}
      {!one.reason && (
        <p className="mt-1 text-caption text-ink-500">
          {t('쓰고 {left} 남아요.', { left: figureLeft(one, t) })}
        </p>
      )}
    </li>
  )
})

function figureLeft(one: Packed, t: ReturnType<typeof useT>): string {
  return one.unit === 'piece'
    ? t('{count}개', { count: Math.floor(one.left_over) })
    : `${fine(one.left_over)} g`
}

function fine(grams: number): string {
  return grams >= 100 ? grams.toFixed(0) : grams.toFixed(1)
}
