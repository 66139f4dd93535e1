import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type ProductDetail, products } from '#shop/catalog/contract.ts'
import { AddedPanel } from '#shop/catalog/pages/product/added-panel.tsx'
import { ChosenLines, ChosenTotal } from '#shop/catalog/pages/product/chosen-lines.tsx'
import { NoReturnTold } from '#shop/catalog/pages/product/no-return-told.tsx'
import { OptionLevel } from '#shop/catalog/pages/product/option-level.tsx'
import { levelCount, onlyOption } from '#shop/catalog/pages/product/option-rules.ts'
import { QuantityRule } from '#shop/catalog/pages/product/quantity-rule.tsx'
import { TradePanel } from '#shop/catalog/pages/product/trade-panel.tsx'
import { useBuy } from '#shop/catalog/pages/product/use-buy.ts'
import { useChoice } from '#shop/catalog/pages/product/use-choice.ts'
import { ItemPrice } from '#shop/catalog/ui/item-price.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

type Props = { it_id: string; name: string; onClose: () => void }

/** The choice of an item beside the list it stands in. */
export function QuickSheet({ it_id, name, onClose }: Props) {
  const t = useT()
  const found = useQuery(queryOf(products.show, { params: { it_id } }))
  const item = found.data?.data
  if (item) return <Choosing item={item} onClose={onClose} />
  return (
    <Drawer open onClose={onClose} title={t('바로 담기')}>
      {found.isError ? (
        <ErrorState
          title={t('옵션을 불러오지 못했어요')}
          onRetry={() => void found.refetch()}
          className="py-10 desk:py-14"
        />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <p className="text-plain">{name}</p>
          <Skeleton className="h-11 w-56" />
          <Skeleton className="h-11 w-40" />
        </div>
      )}
    </Drawer>
  )
}

function Choosing({ item, onClose }: { item: ProductDetail; onClose: () => void }) {
  const t = useT()
  const choice = useChoice(item, null)
  const buy = useBuy(item, choice)
  const atOnce = isPlain(item)
  const put = useRef(false)
  const add = useRef(buy.addToCart)
  add.current = buy.addToCart
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (!atOnce || put.current) return
    put.current = true
    void add.current().then((came) => came !== 'in' && close.current())
  }, [atOnce])

  if (buy.added)
    return (
      <Suspense>
        <AddedPanel open={buy.isTold} added={buy.added} related={item.related} onClose={onClose} />
      </Suspense>
    )
  if (atOnce) return null
  const levels = Array.from({ length: levelCount(item.options) }, (_, level) => level)
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('바로 담기')}
      foot={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          <Link
            to={paths.product(item.it_id)}
            className="tap text-small underline decoration-line underline-offset-4"
          >
            {t('자세히 보기')}
          </Link>
          <Button onClick={() => void buy.addToCart().then((came) => came === 'kept' && onClose())}>
            {t('장바구니 담기')}
          </Button>
        </div>
      }
    >
      <Head item={item} />
      <div className="mt-5 grid gap-5">
        {levels.map((level) => (
          <OptionLevel key={level} item={choice.item} level={level} choice={choice} />
        ))}
        <QuantityRule item={item} />
        <ChosenLines item={choice.item} choice={choice} />
        <NoReturnTold item={item} choice={choice} />
        <ChosenTotal item={item} choice={choice} />
        <TradePanel item={item} choice={choice} />
      </div>
    </Drawer>
  )
}

/** Nothing to choose, and nothing that wants to be read first. */
function isPlain(item: ProductDetail): boolean {
  const only = onlyOption(item.options)
  return (
    only !== null &&
    only.op_qty > 0 &&
    item.it_buy_min_qty <= 1 &&
    !only.no_return &&
    only.io_text_max === 0
  )
}

function Head({ item }: { item: ProductDetail }) {
  const { pick } = useLang()
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
      <span className="h-[90px] w-[72px]">
        <Picture name={item.thumb_image} alt="" sizes="72px" />
      </span>
      <div className="min-w-0">
        <p className="text-plain leading-snug font-medium">{pick(item.it_name, item.it_name_en)}</p>
        <ItemPrice item={item} className="mt-1.5" />
      </div>
    </div>
  )
}
