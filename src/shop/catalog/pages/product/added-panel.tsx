import { paths } from '#kernel/paths.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { CardWords } from '#shop/cart/ui/card-words.tsx'
import { FreeShipping } from '#shop/cart/ui/free-shipping.tsx'
import type { ProductTile } from '#shop/catalog/contract.ts'
import { ShownPrice } from '#shop/catalog/ui/item-price.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Added } from './use-buy.ts'

type Props = {
  open: boolean
  added: Added
  related: readonly ProductTile[]
  onClose: () => void
}

const mostBeside = 3

/** What has just gone into the cart, how far free shipping is, and what goes with it. The page stays in use beside it. */
export function AddedPanel({ open, added, related, onClose }: Props) {
  const t = useT()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      from="corner"
      title={t('장바구니에 담았어요')}
      foot={
        <div className="grid grid-cols-2 gap-2">
          <Button look="outline" onClick={onClose}>
            {t('계속 보기')}
          </Button>
          <ButtonLink to={paths.cart()}>{t('장바구니 보기')}</ButtonLink>
        </div>
      }
    >
      <ul className="grid gap-3">
        {linesPut(added).map((line) => (
          <AddedLine key={`${line.io_no} ${line.ct_text}`} line={line} />
        ))}
      </ul>
      <FreeShipping totals={added.cart.totals} className="hairline-t mt-4 pt-3.5" />
      <Beside products={related.filter(({ in_stock }) => in_stock).slice(0, mostBeside)} />
    </Drawer>
  )
}

/** The lines of the cart that these went to, each with as many as were put there now. */
function linesPut({ cart, put }: Added): CartLine[] {
  return put.flatMap(({ io_no, ct_qty, words = '' }) => {
    const line = cart.lines.find((one) => one.io_no === io_no && one.ct_text === words)
    return line ? [{ ...line, ct_qty, amount: line.ct_price * ct_qty }] : []
  })
}

function AddedLine({ line }: { line: CartLine }) {
  const t = useT()
  const { pick } = useLang()
  const { title, detail } = lineWords(line, pick)
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-x-3.5">
      <span className="h-[70px] w-14">
        <Picture name={line.thumb_image} alt="" sizes="56px" />
      </span>
      <span className="min-w-0">
        <span className="block text-plain leading-snug font-medium">{title}</span>
        <span className="mt-0.5 block text-caption leading-normal text-ink-500">
          {[detail, t('{count}개 담음', { count: line.ct_qty })].filter(Boolean).join(' · ')}
        </span>
        <CardWords text={line.ct_text} asks={line.io_asks} />
      </span>
      <Money amount={line.amount} strong className="text-plain" />
    </li>
  )
}

function Beside({ products }: { products: readonly ProductTile[] }) {
  const t = useT()
  const { pick } = useLang()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="added-beside" className="hairline-t mt-4 pt-3.5">
      <h3 id="added-beside" className="text-small font-semibold">
        {t('함께 쓰면 좋은 것')}
      </h3>
      <ul className="mt-2.5 grid grid-cols-3 gap-2.5">
        {products.map((product) => (
          <li key={product.it_id}>
            <a href={paths.product(product.it_id)} className="group block">
              <span className="block aspect-4/5 w-full overflow-hidden">
                <Picture name={product.thumb_image} alt="" sizes="110px" />
              </span>
              <span className="mt-1.5 line-clamp-2 text-caption leading-snug group-hover:underline">
                {pick(product.it_name, product.it_name_en)}
              </span>
              <ShownPrice
                it_id={product.it_id}
                value={product.default_price.value}
                currency={product.default_price.currency}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
