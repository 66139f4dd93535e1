import { useState } from 'react'
import { choicesOf, optionOf, rechosen } from '#shop/cart/ui/pick-option.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { ShownPrice } from '#shop/catalog/ui/item-price.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'

type Props = {
  item: ProductDetail | null
  busy: boolean
  onPick: (item: ProductDetail, io_no: number) => Promise<void>
  onClose: () => void
}

/** Asks for the options of a wish before it goes into the cart. */
export function PickSheet({ item, busy, onPick, onClose }: Props) {
  const t = useT()
  const [last, setLast] = useState(item)
  // the sheet keeps its content while it closes
  if (item && item !== last) setLast(item)
  const shown = item ?? last
  return (
    <Drawer open={item !== null} onClose={onClose} title={t('옵션 고르기')}>
      {shown && <Pick key={shown.it_id} item={shown} busy={busy} onPick={onPick} />}
    </Drawer>
  )
}

function Pick({ item, busy, onPick }: Omit<Props, 'item' | 'onClose'> & { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  const [chosen, setChosen] = useState(
    () => (item.options.find((option) => option.op_qty > 0) ?? item.options[0])?.values ?? [],
  )
  const [refused, setRefused] = useState<string | null>(null)
  const option = optionOf(item.options, chosen)

  function add() {
    if (!option || option.op_qty < 1)
      return setRefused(t('품절된 옵션이에요. 다른 옵션을 골라 주세요.'))
    void onPick(item, option.io_no)
  }

  return (
    <>
      <p className="text-plain text-ink-700">{pick(item.it_name, item.it_name_en)}</p>
      <div className="mt-5 grid gap-5">
        {chosen.map((value, level) => {
          const legend = pick(
            item.option_subject[level] ?? t('옵션'),
            item.option_subject_en[level],
          )
          return (
            <RadioCards
              key={legend}
              legend={legend}
              name={`wish-level-${level}`}
              shape="row"
              value={value}
              onChange={(word) => {
                setRefused(null)
                setChosen(rechosen(item.options, chosen, level, word))
              }}
              cards={choicesOf(item.options, chosen, level).map((choice) => ({
                value: choice.value,
                label: pick(choice.value, item.options[choice.at]?.values_en[level]),
                note: choice.missing ? t('없는 조합') : choice.soldOut ? t('품절') : undefined,
                disabled: choice.missing || choice.soldOut,
              }))}
            />
          )
        })}
        {option && (
          <ShownPrice
            it_id={item.it_id}
            value={option.price}
            before={option.before}
            currency={item.default_price.currency}
            size="s"
          />
        )}
        <div>
          <Button wide busy={busy} onClick={add}>
            {t('장바구니 담기')}
          </Button>
          <div role="alert">
            <FieldNotes id="wish-pick" error={refused} />
          </div>
        </div>
      </div>
    </>
  )
}
