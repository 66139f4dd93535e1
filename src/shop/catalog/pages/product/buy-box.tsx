import { FileText } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { RestockBell } from '#shop/notification/ui/restock-bell.tsx'
import { WishHeart } from '#shop/wish/ui/heart.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { stayInField } from '#ui/sticky-foot.tsx'
import { useToast } from '#ui/toasts.tsx'
import { makingOf } from './choice.ts'
import { ChosenLines, ChosenTotal } from './chosen-lines.tsx'
import { Extras } from './extras.tsx'
import { NoReturnTold } from './no-return-told.tsx'
import { OptionLevel } from './option-level.tsx'
import { levelCount } from './option-rules.ts'
import { QuantityRule } from './quantity-rule.tsx'
import { TradePanel } from './trade-panel.tsx'
import { useBuy } from './use-buy.ts'
import { useChoice } from './use-choice.ts'

// fetched when the first thing is put into the cart
const AddedPanel = lazyPart(() => import('./added-panel.tsx').then((found) => found.AddedPanel))

const quiet =
  'tap inline-flex items-center gap-1.5 text-small text-ink-700 underline decoration-line underline-offset-4'

/** Options, chosen lines, total and the buttons. On a phone the buttons stand on the bottom bar. */
export function BuyBox({
  item,
  onColour,
  onMaking,
}: {
  item: ProductDetail
  /** a choice that has a photograph of its own */
  onColour: (image: string) => void
  /** how long what is chosen takes to be made */
  onMaking: (days: number) => void
}) {
  const t = useT()
  const { pick } = useLang()
  const named = useSearchParams()[0].get('option')
  const choice = useChoice(item, named === null ? null : Number(named))
  const buy = useBuy(item, choice)
  const making = makingOf(item, [...choice.chosen.selections, ...choice.chosen.addOns])
  useEffect(() => onMaking(making), [making, onMaking])
  const name = pick(item.it_name, item.it_name_en)
  const levels = Array.from({ length: levelCount(item.options) }, (_, level) => level)
  const heart = <WishHeart it_id={item.it_id} name={name} framed className="size-[52px]!" />

  const waiting = item.options
    .filter(({ op_qty }) => op_qty < 1)
    .map((option) => ({
      io_no: option.io_no,
      name: option.values.map((value, at) => pick(value, option.values_en[at])).join(' / '),
    }))

  if (!item.in_stock) {
    return (
      <div className="grid gap-3">
        <p className="bg-paper-100 px-4 py-3 text-plain leading-snug">
          <b className="font-semibold">{t('지금은 모두 품절이에요.')}</b>{' '}
          {t('다시 들어오면 알려 드릴게요.')}
        </p>
        <div className="grid grid-cols-[52px_1fr] gap-2">
          {heart}
          <RestockBell it_id={item.it_id} name={name} options={waiting} look="solid" wide />
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      {buy.added && (
        <Suspense>
          <AddedPanel
            open={buy.isTold}
            added={buy.added}
            related={item.related}
            onClose={buy.goOn}
          />
        </Suspense>
      )}
      <FirstOut item={item} />
      {levels.map((level) => (
        <OptionLevel
          key={level}
          item={choice.item}
          level={level}
          choice={choice}
          onColour={onColour}
        />
      ))}
      {waiting.length > 0 && (
        <div className="-mt-1">
          <RestockBell it_id={item.it_id} name={name} options={waiting} />
        </div>
      )}
      <Extras item={choice.item} choice={choice} />
      <ChosenLines item={choice.item} choice={choice} />
      <QuantityRule item={item} />
      <NoReturnTold item={item} choice={choice} />
      <ChosenTotal item={item} choice={choice} />
      <TradePanel item={item} choice={choice} />
      <p className="flex flex-wrap justify-end gap-x-5 gap-y-1">
        <ShareLink name={name} />
        <button type="button" onClick={buy.quote} className={quiet}>
          <FileText aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('이 구성으로 견적서 만들기')}
        </button>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed */}
      <div
        onMouseDown={stayInField}
        className="stands-on-bar layer-bar max-desk:hairline-t grid grid-cols-[52px_minmax(0,1fr)_minmax(0,1fr)] gap-2 max-desk:fixed max-desk:inset-x-0 max-desk:bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] max-desk:bg-paper-0 max-desk:px-4 max-desk:py-2"
      >
        {heart}
        <Button
          look="outline"
          className="min-h-[52px]! px-2! max-desk:bg-paper-0"
          onClick={() => void buy.addToCart()}
        >
          {t('장바구니 담기')}
        </Button>
        <Button busy={buy.busy} className="min-h-[52px]! px-2!" onClick={() => void buy.buyNow()}>
          {t('바로구매')}
        </Button>
      </div>
    </div>
  )
}

/** Tiles and lists show the first option; when only that one is out, the page says that the rest is there. */
function FirstOut({ item }: { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  const first = item.options[0]
  if (!first || first.op_qty > 0 || item.options.length < 2) return null
  const name = first.values.map((value, at) => pick(value, first.values_en[at])).join(' · ')
  return (
    <p className="bg-amber-100 px-4 py-3 text-small leading-snug text-amber-700">
      {t('{name} 옵션은 품절이지만 다른 옵션은 살 수 있어요.', { name })}
    </p>
  )
}

/** The page's address, without what this visit added to it. */
function ShareLink({ name }: { name: string }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  async function send() {
    const url = location.origin + location.pathname
    const { share } = await import('#ui/share.ts')
    const how = await share(name, url)
    if (how === 'copied') toast(t('주소를 복사했어요.'))
    if (how === 'shown') void dialog.alert(url, { title: t('공유할 주소') })
  }
  return (
    <button type="button" onClick={() => void send()} className={quiet}>
      {t('공유하기')}
    </button>
  )
}
