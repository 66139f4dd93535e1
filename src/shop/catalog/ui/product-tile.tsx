import { useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { useStaysBehind } from '#shop/cart/ui/stays-behind.ts'
import type { ColorTip, ProductTile as Product } from '#shop/catalog/contract.ts'
import { WishHeart } from '#shop/wish/ui/heart.tsx'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { offWord } from '#ui/price.tsx'
import { Rating } from '#ui/stars.tsx'
import { ColorTips } from './color-tips.tsx'
import { ItemPrice } from './item-price.tsx'
import { KeywordLinks } from './keyword-links.tsx'
import { noteLine, stripOf } from './note-words.ts'
import { QuickAdd } from './quick-add/button.tsx'
import { TilePhoto } from './tile-photo.tsx'

export type ProductTileProps = {
  product: Product
  /** its place in a ranking */
  rank?: number
  /** how wide the photograph stands */
  sizes: string
  /** in the first screen of the page */
  eager?: boolean
}

/** One item in a list: the whole tile leads to its page; words, colours and the heart act for themselves. */
export function ProductTile({ product, rank, sizes, eager = false }: ProductTileProps) {
  const t = useT()
  const { pick } = useLang()
  const [tip, setTip] = useState<ColorTip | null>(null)
  const { value, model } = product.default_price
  const behind = useStaysBehind()(product)
  const soldOut = value > 0 && model.op_qty < 1
  const name = pick(product.it_name, product.it_name_en)
  return (
    <article className="group relative flex h-full flex-col">
      <TilePhoto
        image={tip?.image_url ?? product.thumb_image}
        second={tip ? null : product.second_image}
        alt={tip ? `${name}, ${pick(tip.name, tip.name_en)}` : name}
        sizes={sizes}
        eager={eager}
        dimmed={soldOut}
      >
        {rank !== undefined && <Rank place={rank} />}
        <Corner soldOut={soldOut} label={product.discount_label?.amount} />
        {product.moves && (
          <p
            className={`absolute top-0 ${rank ? 'left-10' : 'left-0'} bg-paper-0/90 px-2 text-caption font-semibold`}
          >
            {product.moves === 'film' ? t('영상') : t('360° 보기')}
          </p>
        )}
        {product.in_stock && !behind && <QuickAdd it_id={product.it_id} name={name} />}
        <WishHeart
          it_id={product.it_id}
          name={name}
          className="absolute top-0 right-0 z-1 desk:top-1 desk:right-1 hover:bg-paper-0/70"
        />
      </TilePhoto>
      <div className="mt-3.5 grid flex-1 grid-cols-[6px_minmax(0,1fr)] gap-2.5 desk:gap-3">
        <BlotterStrip notes={stripOf(product.notes)} />
        <div className="flex min-w-0 flex-col">
          <h3 className="text-plain leading-[1.45] font-medium text-pretty">
            <a
              href={paths.product(product.it_id)}
              data-ahead
              className="cover-link group-hover:underline group-hover:decoration-line group-hover:underline-offset-4"
            >
              {name}
            </a>
          </h3>
          {product.notes && <p className="sr-only">{noteLine(t, product.notes)}</p>}
          <KeywordLinks
            summary={pick(product.it_summary, product.it_summary_en)}
            className="tile-more relative z-1 mt-0.5 self-start"
          />
          <ItemPrice item={product} measured className="mt-1.5" />
          {behind && <p className="mt-1 text-caption text-amber-700">{behind}</p>}
          <div className="tile-more mt-1 flex min-h-6 flex-wrap items-center justify-between gap-x-2">
            <div className="relative z-1">
              <ColorTips tips={product.color_tips} chosen={tip} onChoose={setTip} />
            </div>
            <Rating average={product.reviews_avg} count={product.reviews_count} />
          </div>
        </div>
      </div>
    </article>
  )
}

function Rank({ place }: { place: number }) {
  const t = useT()
  return (
    <span className="tabular absolute top-0 left-0 grid h-10 min-w-10 place-items-center bg-paper-50 px-2 font-serif text-head leading-none font-medium">
      <span aria-hidden="true">{place}</span>
      <span className="sr-only font-sans">{t('{place}위', { place })}</span>
    </span>
  )
}

function Corner({ soldOut, label }: { soldOut: boolean; label: string | undefined }) {
  const t = useT()
  const shape = 'absolute bottom-0 left-0 px-2.5 py-1 text-caption leading-[1.4] font-bold'
  if (soldOut) return <span className={`${shape} bg-ink-900 text-paper-50`}>{t('품절')}</span>
  if (!label) return null
  return (
    <span className={`${shape} tabular bg-ember-600 text-paper-0`}>
      {/* the price line says the rate again in words */}
      <span aria-hidden="true">{offWord(label)}</span>
    </span>
  )
}
