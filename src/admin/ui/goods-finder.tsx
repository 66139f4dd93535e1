import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '#kernel/language.ts'
import { queryOf } from '#kernel/queries.ts'
import type { Asks } from '#shop/catalog/asks-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

/** An option of goods that was found, one unit of it. */
export type FoundGoods = {
  io_no: number
  qty: number
  name: string
  name_en: string
  option: string
  option_en: string
  /** null when the shop shows another currency than the order's: the server prices it */
  price: number | null
  most: number
  /** characters of the buyer's words that it takes; 0 takes none */
  text_max: number
  /** what those words are where they are no card */
  asks?: Asks | null
  picture?: string
}

/** Goods on sale by their name, then the option: prices and stock are those of the moment. */
export function GoodsFinder({
  currency,
  onPick,
  add,
  beyondStock = false,
}: {
  currency: Currency
  onPick: (found: FoundGoods) => void
  /** the word of the button, where it is not an order that grows */
  add?: string
  /** a quotation may offer what is not here yet */
  beyondStock?: boolean
}) {
  const t = useT()
  const { pick } = useLang()
  const [keyword, setKeyword] = useState('')
  const [it_id, setItem] = useState('')
  const word = keyword.trim()
  const found = useQuery({
    ...queryOf(products.list, { query: { keyword: word, per_page: 12 } }),
    enabled: word.length > 0,
  })
  const tiles = word ? (found.data?.data ?? []) : []
  return (
    <div className="grid gap-3">
      <TextField
        label={t('더할 상품')}
        name="add"
        value={keyword}
        maxLength={50}
        autoComplete="off"
        placeholder={t('상품 이름으로 찾기')}
        onChange={(next) => {
          setKeyword(next)
          setItem('')
        }}
      />
      {word && found.data && tiles.length === 0 && (
        <p className="text-small text-ink-500">{t('찾는 상품이 없어요.')}</p>
      )}
      {tiles.length > 0 && (
        <Select
          label={t('상품')}
          value={it_id}
          placeholder={t('상품을 골라 주세요')}
          onChange={setItem}
          choices={tiles.map((tile) => ({
            value: tile.it_id,
            label: pick(tile.it_name, tile.it_name_en),
          }))}
        />
      )}
      {it_id && <OptionPick key={it_id} {...{ it_id, currency, onPick, add, beyondStock }} />}
    </div>
  )
}

function OptionPick({
  it_id,
  currency,
  onPick,
  add,
  beyondStock,
}: {
  it_id: string
  currency: Currency
  onPick: (found: FoundGoods) => void
  add?: string
  beyondStock: boolean
}) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const [chosen, setChosen] = useState('')
  const item = useQuery(queryOf(products.show, { params: { it_id } })).data?.data
  if (!item) return null
  const choices = [
    ...item.options.map(({ io_no, values, values_en, price, op_qty, io_text_max, io_asks }) => ({
      ...{ io_no, price, op_qty, text_max: io_text_max, asks: io_asks },
      option: values.join(' / '),
      option_en: (values_en.length ? values_en : values).join(' / '),
    })),
    ...item.add_ons.map(({ io_no, value, value_en, price, op_qty, io_text_max, io_asks }) => ({
      ...{ io_no, price, op_qty, text_max: io_text_max, asks: io_asks },
      option: value,
      option_en: value_en || value,
    })),
  ]
  const isSameMoney = item.default_price.currency === currency
  const one = choices.find(({ io_no }) => String(io_no) === chosen)
  return (
    <div className="grid items-end gap-3 card:grid-cols-[minmax(0,1fr)_auto]">
      <Select
        label={t('옵션')}
        value={chosen}
        placeholder={t('옵션을 골라 주세요')}
        onChange={setChosen}
        choices={choices.map((choice) => ({
          value: String(choice.io_no),
          label: [
            pick(choice.option, choice.option_en) || pick(item.it_name, item.it_name_en),
            // a price in another currency than the order's would be read out to the buyer
            isSameMoney && money(choice.price, currency),
            t('재고 {count}', { count: choice.op_qty }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <Button
        look="outline"
        disabled={!one || (one.op_qty < 1 && !beyondStock)}
        onClick={() =>
          one &&
          onPick({
            io_no: one.io_no,
            qty: 1,
            name: item.it_name,
            name_en: item.it_name_en || item.it_name,
            option: one.option,
            option_en: one.option_en,
            price: isSameMoney ? one.price : null,
            most: one.op_qty,
            text_max: one.text_max,
            asks: one.asks,
            picture: item.thumb_image,
          })
        }
      >
        {add ?? t('주문에 더하기')}
      </Button>
    </div>
  )
}
