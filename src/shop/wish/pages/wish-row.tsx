import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { ItemPrice } from '#shop/catalog/ui/item-price.tsx'
import { stripOf } from '#shop/catalog/ui/note-words.ts'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Rating } from '#ui/stars.tsx'

type Props = {
  item: ProductDetail | undefined
  /** taken from the shelf since */
  gone: boolean
  chosen: boolean
  onChoose: (on: boolean) => void
  onAdd: (item: ProductDetail) => void
  onRemove: (name: string) => void
}

/** One wish: what it costs today, whether it can be had, and the two things one does with it. */
export function WishRow({ item, gone, chosen, onChoose, onAdd, onRemove }: Props) {
  const t = useT()
  const { pick } = useLang()
  if (!item && !gone)
    return (
      <li className="hairline-b py-4">
        <Skeleton className="h-25" />
      </li>
    )
  const name = item ? pick(item.it_name, item.it_name_en) : t('지금은 판매하지 않는 상품')
  const canBuy = !!item && item.in_stock && item.default_price.value > 0
  return (
    <li className="hairline-b grid grid-cols-[auto_6px_80px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 py-4 card:grid-cols-[auto_6px_88px_minmax(0,1fr)_auto_auto] desk:gap-x-4">
      <Checkbox checked={chosen && canBuy} disabled={!canBuy} onChange={onChoose} hideLabel>
        {t('{name} 고르기', { name })}
      </Checkbox>
      {item ? <BlotterStrip notes={stripOf(item.notes)} className="h-25" /> : <span />}
      <span className={cx('aspect-4/5 overflow-hidden bg-paper-200', !canBuy && 'opacity-55')}>
        {item && <Picture name={item.thumb_image} alt="" sizes="88px" />}
      </span>
      <div className="min-w-0 self-center">
        {item ? (
          <>
            <Link
              to={paths.product(item.it_id)}
              className="text-plain leading-snug font-medium hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
            <ItemPrice item={item} className="mt-1" />
            <Rating average={item.reviews_avg} count={item.reviews_count} className="mt-1" />
            {!canBuy && item.default_price.value > 0 && (
              <p className="mt-1 text-caption font-semibold text-ink-700">{t('품절')}</p>
            )}
          </>
        ) : (
          <p className="text-plain text-ink-500">{name}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={t('{name} 찜한 목록에서 빼기', { name })}
        onClick={() => onRemove(name)}
        className="grid size-11 place-items-center self-start rounded-card text-ink-500 hover:bg-paper-100 hover:text-ink-900 card:order-last card:self-center"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.5} />
      </button>
      {item && (
        <Button
          look="outline"
          size={44}
          disabled={!canBuy}
          onClick={() => onAdd(item)}
          aria-label={t('{name} 장바구니 담기', { name })}
          className="max-card:col-start-4 max-card:justify-self-start"
        >
          {t('장바구니 담기')}
        </Button>
      )}
    </li>
  )
}
