import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { useStaysBehind } from '#shop/cart/ui/stays-behind.ts'
import { type ProductDetail, products } from '#shop/catalog/contract.ts'
import { noteLine, stripOf } from '#shop/catalog/ui/note-words.ts'
import { useNoteViewed } from '#shop/catalog/ui/viewed.ts'
import { questionsOf } from '#shop/inquiry/ui/questions-of.ts'
import { reviewsOf } from '#shop/review/ui/reviews-of.ts'
import { settings } from '#shop/setting/contract.ts'
import { asleepPart } from '#ui/asleep-part.tsx'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { BuyBox } from './product/buy-box.tsx'
import { makingOf } from './product/choice.ts'
import { DeliveryLine } from './product/delivery-line.tsx'
import { Gallery } from './product/gallery.tsx'
import { Moving } from './product/moving.tsx'
import { ProductHead } from './product/product-head.tsx'
import { Pyramid } from './product/pyramid.tsx'
import { SectionNav } from './product/section-nav.tsx'
import { Story } from './product/sections.tsx'
import { StaysHere } from './product/stays-here.tsx'
import { productMeta } from './product/structured-data.ts'
import { TraitRows } from './product/trait-rows.tsx'

const depths = asleepPart('product-depths', () =>
  import('./product/depths.tsx').then((found) => found.Depths),
)

const productOf = (it_id: string) => queryOf(products.show, { params: { it_id } })

const needs = (it_id: string) => (client: QueryClient) => [
  client.ensureQueryData(productOf(it_id)),
  client.ensureQueryData(reviewsOf(it_id)),
  client.ensureQueryData(questionsOf(it_id)),
  client.ensureQueryData(queryOf(settings.show, {})),
]

// the moment of the page decides the delivery day, so that the server and the browser say the same
export const loader = async (args: LoaderFunctionArgs) => {
  await depths.ready()
  return { ...(await load(args, needs(args.params.productId ?? ''))), now: Date.now() }
}
export const clientLoader = async (args: ClientLoaderFunctionArgs) => {
  await Promise.all([loadInBrowser(args, needs(args.params.productId ?? '')), depths.ready()])
  return { now: Date.now() }
}

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const item = loadedData(loaderData, products.show, {
    params: { it_id: params.productId ?? '' },
  })?.data
  return item ? productMeta(viewOf(matches), item) : pageMeta(viewOf(matches))
}

export default function Product() {
  const { productId = '' } = useParams()
  const { now } = useLoaderData<{ now: number }>()
  const item = useQuery(productOf(productId)).data?.data
  const [wanted, setWanted] = useState<string | null>(null)
  const [awake, setAwake] = useState(false)
  useNoteViewed(item)
  if (!item) return null
  return (
    <div className="wrap">
      <Crumbs item={item} />
      <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(380px,42%)] desk:gap-6 desk:py-9 wide:grid-cols-[minmax(0,1fr)_494px]">
        <Photographs item={item} wanted={wanted} />
        <div className="grid grid-cols-[6px_minmax(0,1fr)] gap-4 desk:grid-cols-[12px_minmax(0,1fr)] desk:gap-6">
          <BlotterStrip notes={stripOf(item.notes)} width={12} drawn className="max-desk:w-1.5!" />
          <Facts item={item} now={now} onColour={setWanted} />
        </div>
      </div>
      <div className="pt-10 desk:pt-14">
        <SectionNav reviewsCount={item.reviews_count} awake={awake} />
        <Story item={item} />
        <depths.AsleepPart key={item.it_id} item={item} onAwake={() => setAwake(true)} />
      </div>
    </div>
  )
}

function Crumbs({ item }: { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  return (
    <Breadcrumb
      className="pt-7 max-desk:hidden"
      crumbs={[
        { label: t('홈'), to: paths.home() },
        ...item.breadcrumb.map((one) => ({
          label: pick(one.name, one.name_en),
          to: paths.category(one.id),
        })),
        { label: pick(item.it_name, item.it_name_en) },
      ]}
    />
  )
}

function Photographs({ item, wanted }: { item: ProductDetail; wanted: string | null }) {
  const { pick } = useLang()
  // the photograph of a colour or a choice belongs to the row even when the list of photographs forgot it
  const images = useMemo(
    () =>
      [
        ...new Set([
          ...(item.images.length ? item.images : [item.thumb_image]),
          ...item.color_tips.map((tip) => tip.image_url),
          ...item.options.map((option) => option.image),
        ]),
      ].filter(Boolean),
    [item],
  )
  return (
    <div className="min-w-0 desk:sticky desk:top-[calc(var(--header-h)+24px)] desk:self-start">
      <Gallery
        key={item.it_id}
        images={images}
        name={pick(item.it_name, item.it_name_en)}
        wordsOf={(image) => {
          const found = item.picture_alts.find((words) => words.image === image)
          return found ? pick(found.alt, found.alt_en) : ''
        }}
        dimmed={!item.in_stock && item.default_price.value > 0}
        wanted={wanted}
      >
        <Moving item={item} />
      </Gallery>
    </div>
  )
}

/** On a phone the options come right after the price; on a desk the scent and the delivery day stand between. */
function Facts({
  item,
  now,
  onColour,
}: {
  item: ProductDetail
  now: number
  onColour: (image: string) => void
}) {
  const t = useT()
  const forSale = item.default_price.value > 0
  const behind = useStaysBehind()(item)
  const [making, setMaking] = useState(() => makingOf(item, []))
  return (
    <div className="flex min-w-0 flex-col gap-5 desk:gap-6">
      <ProductHead item={item} />
      {forSale && behind && <StaysHere why={behind} />}
      {item.notes && <p className="sr-only">{noteLine(t, item.notes)}</p>}
      {/* written in a phone's order: what comes later over a slow line must not push down what stands */}
      <div className="desk:order-1">
        {forSale ? (
          <BuyBox key={item.it_id} item={item} onColour={onColour} onMaking={setMaking} />
        ) : (
          <p className="bg-paper-100 px-4 py-3 text-plain">
            {t('지금은 판매하지 않는 상품이에요.')}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-5">
        {item.notes && <Pyramid notes={item.notes} />}
        {item.traits.length > 0 && <TraitRows item={item} />}
        {forSale && !behind && <DeliveryLine now={now} making={making} />}
      </div>
    </div>
  )
}
