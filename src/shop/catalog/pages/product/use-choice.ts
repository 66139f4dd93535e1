import { useEffect, useRef, useState } from 'react'
import type { Written } from '#shop/cart/ui/card-field.tsx'
import type { AddOn, PriceOption, ProductDetail } from '#shop/catalog/contract.ts'
import { atOwnPrices } from '#shop/catalog/own-price-rules.ts'
import { useOwnPrices } from '#shop/catalog/ui/own-prices.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import { goToField } from '#ui/field-errors.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import {
  addExtra,
  type Chosen,
  changeChosen,
  countsOf,
  engraveAnother,
  firstChoice,
  pick,
  removeLine,
  sumOf,
  whyNotReady,
} from './choice.ts'
import type { Choice } from './option-rules.ts'

/** A message at one place of the choice: a level, the extras, the lines. */
export type Told = { at: string; message: string } | null

export const levelField = (level: number) => `option-${level}`
export const linesField = 'chosen-lines'
export const extrasField = 'extras'
export const messageField = (line: string) => `message-${line}`

export function useChoice(page: ProductDetail, named: number | null) {
  const t = useT()
  const { pick: inLang } = useLang()
  const money = useMoney()
  const announce = useAnnounce()
  const [chosen, setChosen] = useState(() => firstChoice(page, named))
  const [told, setTold] = useState<Told>(null)
  // the page has the prices of everybody
  const item = atOwnPrices(page, useOwnPrices(page.it_id)?.steps ?? [], countsOf(chosen))
  const sum = sumOf(chosen, item)
  const subject = (level: number) =>
    inLang(item.option_subject[level] ?? '', item.option_subject_en[level]) || t('고를 옵션')

  // only a changed total is said, not the one the page came with
  const said = useRef(sum.total)
  useEffect(() => {
    if (said.current === sum.total) return
    said.current = sum.total
    announce(
      t('모두 {count}개, {amount}', {
        count: sum.qty,
        amount: money(sum.total, item.default_price.currency),
      }),
    )
  }, [sum.total, sum.qty, announce, t, money, item.default_price.currency])

  function tell(at: string, message: string, focus = false) {
    setTold({ at, message })
    announce(message)
    // after the message is on the page
    if (focus) requestAnimationFrame(() => goToField(at))
  }

  function change(next: Chosen) {
    setTold(null)
    setChosen(next)
  }

  function askFor(level: number) {
    tell(levelField(level), t('{subject}을(를) 골라 주세요.', { subject: subject(level) }), true)
  }

  return {
    /** at what whoever looks pays */
    item,
    chosen,
    told,
    sum,
    subject,
    choose(level: number, choice: Choice) {
      if (level > chosen.picks.length) return askFor(chosen.picks.length)
      if (choice.state === 'impossible')
        return tell(
          levelField(level),
          t('{picked}에는 {value} 옵션이 없어요.', {
            picked: labelOf(item, chosen.picks, inLang),
            value: inLang(choice.value, choice.value_en),
          }),
        )
      if (choice.state === 'sold-out')
        return tell(
          levelField(level),
          t('{value} 옵션은 지금 품절이에요.', { value: inLang(choice.value, choice.value_en) }),
        )
      change(pick(chosen, item, level, choice.value))
    },
    addExtra(extra: AddOn) {
      if (chosen.selections.length) change(addExtra(chosen, extra))
      else if (whyNotReady(chosen, item)?.code === 'MISSING')
        tell(extrasField, t('추가상품은 본 상품과 함께 살 수 있어요. 옵션을 먼저 골라 주세요.'))
    },
    setQty: (name: string, ct_qty: number) => change(changeChosen(chosen, name, { ct_qty })),
    another: (option: PriceOption) => change(engraveAnother(chosen, option)),
    write: (name: string, written: Written) => change(changeChosen(chosen, name, written)),
    remove: (name: string) => change(removeLine(chosen, item, name)),
    /** true when it can be bought; otherwise says why, there where it can be mended */
    isReady(): boolean {
      const why = whyNotReady(chosen, item)
      if (!why) return true
      if (why.code === 'MISSING') askFor(why.level)
      else if (why.code === 'MESSAGE') tell(messageField(why.name), t(why.phrase, why.params), true)
      else
        tell(
          linesField,
          why.code === 'BELOW_MIN'
            ? t('이 상품은 {count}개부터 살 수 있어요.', { count: why.count })
            : t('이 상품은 한 사람이 {count}개까지 살 수 있어요.', { count: why.count }),
          true,
        )
      return false
    },
    bought: () => change(firstChoice(item)),
  }
}

export type UseChoice = ReturnType<typeof useChoice>

function labelOf(
  item: ProductDetail,
  picks: readonly string[],
  inLang: (ko: string, en: string | null | undefined) => string,
): string {
  const row = item.options.find((option) => picks.every((value, at) => option.values[at] === value))
  return picks.map((value, at) => inLang(value, row?.values_en[at])).join(' / ')
}
