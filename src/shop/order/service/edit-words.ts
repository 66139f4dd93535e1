import { formatMoney } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { EditPreview } from '#shop/order/contract/edits.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
import type { Change } from './edit-plan.ts'

type Both = { ko: string; en: string }

const groups: Record<string, string> = {
  od_b_name: '받는 분',
  od_b_hp: '연락처',
  od_memo: '배송 메모',
  lines: '상품',
  ct_text: '새길 글자나 카드 문구',
}

/** For the news, in both languages: what was changed, and what becomes of the difference. */
export function changesOf(
  order: Pick<OrderRow, 'currency'>,
  changes: readonly Change[],
  { difference, way }: Pick<EditPreview, 'difference' | 'way'>,
): { what: Both; money: Both } {
  const names = [...new Set(changes.map(({ what }) => groups[what] ?? '주소'))]
  const both = (say: (lang: 'kr' | 'en') => string): Both => ({ ko: say('kr'), en: say('en') })
  return {
    what: both((lang) => names.map((name) => translate(lang, name)).join(', ')),
    money: both((lang) => {
      const amount = formatMoney(Math.abs(difference), order.currency, lang)
      if (way === 'refund') return translate(lang, '차액 {amount}은 돌려 드려요.', { amount })
      if (way === 'charge' && difference > 0)
        return translate(
          lang,
          '차액 {amount}을 내 주시면 보내 드려요. 방법은 주문 내용에 있어요.',
          {
            amount,
          },
        )
      if (way === 'owed')
        return translate(lang, '차액 {amount}은 외상에 더했어요. 결제 기한은 그대로예요.', {
          amount,
        })
      return way === 'due' || way === 'charge'
        ? translate(lang, '내실 금액이 바뀌었어요. 주문 내용에서 확인해 주세요.')
        : translate(lang, '내실 금액은 그대로예요.')
    }),
  }
}
