import { inLang, type Lang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { Both } from '#shop/notification/contract.ts'
import type { Order } from '#shop/order/contract/order.ts'
import type { Words } from './fill.ts'

type Gone = { it_name: string; it_name_en: string; qty: number }

/** What cannot be sent, and what becomes of the money that was paid for it. */
export function soldOutWords({ currency }: Order, payload: Record<string, unknown>): Words {
  const lines = Array.isArray(payload.lines) ? (payload.lines as Gone[]) : [] // as its verbs write them
  const refund = typeof payload.refund === 'number' ? payload.refund : 0
  const goods = (lang: Lang) =>
    lines
      .map(({ it_name, it_name_en, qty }) =>
        translate(lang, '{name} {count}개', {
          name: inLang(lang, it_name, it_name_en),
          count: qty,
        }),
      )
      .join(', ')
  const back = (lang: Lang) =>
    translate(
      lang,
      payload.account
        ? '돌려 드릴 {amount}을 받으실 곳을 주문 내용에서 알려 주세요.'
        : '{amount}은 영업일 3일 안에 결제하신 방법으로 돌려 드려요.',
      { amount: formatMoney(refund, currency, lang) },
    )
  return {
    goods: both(goods),
    ...(refund > 0 ? { back: both(back) } : {}),
  }
}

function both(say: (lang: Lang) => string): Both {
  return { ko: say('kr'), en: say('en') }
}
