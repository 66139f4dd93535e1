import { Suspense, useState } from 'react'
import type { CartLine } from '#shop/cart/contract.ts'
import { whyBadWords } from '#shop/cart/engraving-rules.ts'
import { cleanMessage } from '#shop/cart/message-rules.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { bySize } from '#shop/catalog/size-rules.ts'
import { ShownPrice } from '#shop/catalog/ui/item-price.tsx'
import { unitPriceWords } from '#shop/catalog/ui/unit-price.tsx'
import { Button } from '#ui/button.tsx'
import { inWords } from '#ui/explain.ts'
import { FieldNotes } from '#ui/field.tsx'
import { goToField } from '#ui/field-errors.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { mostWords } from './most-words.ts'
import { choicesOf, optionOf, rechosen, rowsAfter } from './pick-option.ts'
import type { CartDesk } from './use-cart.ts'
import { WordsField } from './words-field.tsx'

// up to eight choices are buttons
const mostButtons = 8
const wordsName = 'option-words'

type Props = { line: CartLine; item: ProductDetail; desk: CartDesk; onDone: () => void }

export function OptionForm({ line, item, desk, onDone }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const [chosen, setChosen] = useState(
    () =>
      item.options.find((option) => option.io_no === line.io_no)?.values ??
      item.options[0]?.values ??
      [],
  )
  const [qty, setQty] = useState(line.ct_qty)
  const [words, setWords] = useState(line.ct_text)
  const [wrongWords, setWrongWords] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const option = optionOf(item.options, chosen)
  const soldOut = option !== null && option.op_qty < 1

  async function save() {
    const takes = { most: option?.io_text_max ?? 0, asks: option?.io_asks ?? null }
    const why = option && takes.most > 0 ? whyBadWords(cleanMessage(words), takes) : null
    if (why) {
      setWrongWords(t(why.phrase, why.params))
      requestAnimationFrame(() => goToField(wordsName))
      return
    }
    if (!option || soldOut)
      return setRefused(
        soldOut
          ? t('품절된 옵션이에요. 다른 옵션을 골라 주세요.')
          : t('지금은 없는 조합이에요. 다른 옵션을 골라 주세요.'),
      )
    const rows = desk.lines
      .filter((one) => one.it_id === line.it_id)
      .map(({ io_no, ct_qty, ct_text }) => ({ io_no, ct_qty, ct_text }))
    setBusy(true)
    try {
      await desk.replace(
        line.it_id,
        rowsAfter(rows, line, {
          ...{ io_no: option.io_no, ct_qty: qty },
          ct_text: takes.most > 0 ? cleanMessage(words) : '',
        }),
      )
      onDone()
    } catch (error) {
      setRefused(inWords(t, error, t('연결이 끊겨서 바꾸지 못했어요. 다시 시도해 주세요.')))
    }
    setBusy(false)
  }

  const { currency } = item.default_price
  const priceWords = (one: ProductDetail['options'][number]) =>
    [
      money(one.price, currency),
      one.unit_price && unitPriceWords(t, money, one.unit_price, currency),
    ]
      .filter(Boolean)
      .join(' · ')

  return (
    <div className="mt-5 grid gap-5">
      {chosen.map((value, level) => {
        const legend = pick(item.option_subject[level] ?? t('옵션'), item.option_subject_en[level])
        const cards = bySize(choicesOf(item.options, chosen, level)).map((choice) => {
          const words = pick(choice.value, item.options[choice.at]?.values_en[level])
          const next = optionOf(item.options, rechosen(item.options, chosen, level, choice.value))
          const note = choice.missing
            ? t('없는 조합')
            : choice.soldOut
              ? t('품절')
              : next
                ? priceWords(next)
                : undefined
          return { value: choice.value, words, note, disabled: choice.missing || choice.soldOut }
        })
        const choose = (word: string) => {
          setRefused(null)
          setChosen(rechosen(item.options, chosen, level, word))
        }
        return cards.length > mostButtons ? (
          <Select
            key={legend}
            label={legend}
            value={value}
            onChange={choose}
            choices={cards.map(({ words, note, ...card }) => ({
              ...card,
              label: note ? `${words} (${note})` : words,
            }))}
          />
        ) : (
          <RadioCards
            key={legend}
            legend={legend}
            name={`level-${level}`}
            shape="row"
            value={value}
            onChange={choose}
            cards={cards.map(({ words, ...card }) => ({ ...card, label: words }))}
          />
        )
      })}
      {option && option.io_text_max > 0 && (
        <Suspense>
          <WordsField
            name={wordsName}
            most={option.io_text_max}
            asks={option.io_asks}
            picture={option.image || item.thumb_image}
            value={words}
            onChange={({ ct_text }) => {
              setWrongWords(null)
              setWords(ct_text)
            }}
            error={wrongWords}
          />
        </Suspense>
      )}
      <div className="flex items-center justify-between gap-4 bg-paper-100 px-4 py-3.5">
        <QuantityStepper
          label={pick(line.it_name, line.it_name_en)}
          value={qty}
          onChange={setQty}
          max={Math.max(1, Math.min(option?.op_qty ?? 1, item.it_buy_max_qty || 9999))}
          most={mostWords(t, option?.op_qty ?? 1, item.it_buy_max_qty)}
        />
        {option && (
          <ShownPrice
            it_id={item.it_id}
            value={option.price}
            before={option.before}
            qty={qty}
            className="justify-end"
          />
        )}
      </div>
      <div>
        <Button wide busy={busy} onClick={() => void save()}>
          {t('이 옵션으로 바꾸기')}
        </Button>
        <div role="alert">
          <FieldNotes id="option-form" error={refused} />
        </div>
      </div>
    </div>
  )
}
