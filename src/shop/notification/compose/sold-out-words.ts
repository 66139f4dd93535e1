import { inLang, type Lang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { Both } from '#shop/notification/contract.ts'
import type { Order } from '#shop/order/contract/order.ts'
import type { Words } from './fill.ts'

type Gone = { it_name: string; it_name_en: string; qty: number; seat?: boolean }
type Of = Pick<Order, 'currency' | 'od_status' | 'od_misu' | 'od_due_on'>

/** What is not sent any more, and what becomes of the money for it. Of the seats of a class its booking tells. */
export function goneWords(
  { currency, od_status, od_misu, od_due_on }: Of,
  payload: Record<string, unknown>,
): Words {
  const all = Array.isArray(payload.lines) ? (payload.lines as Gone[]) : [] // as its verbs write them
  const lines = all.filter(({ seat }) => !seat)
  if (!lines.length) return {}
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
      od_due_on
        ? '{amount}을 회사의 외상에서 뺐어요.'
        : payload.account
          ? '돌려 드릴 {amount}을 받으실 곳을 주문 내용에서 알려 주세요.'
          : '{amount}은 영업일 3일 안에 결제하신 방법으로 돌려 드려요.',
      { amount: formatMoney(refund, currency, lang) },
    )
  const due = (lang: Lang) =>
    translate(lang, '이제 내실 금액은 {amount}이에요.', {
      amount: formatMoney(od_misu, currency, lang),
    })
  return {
    goods: both(goods),
    gone: both(goods),
    ...(refund > 0
      ? { back: both(back) }
      : od_status === '주문' && od_misu > 0
        ? { back: both(due) }
        : {}),
  }
}

function both(say: (lang: Lang) => string): Both {
  return { ko: say('kr'), en: say('en') }
}
