import { wonToCents } from '#kernel/money.ts'
import { phoneFor } from '#kernel/phone.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { freeShipping } from '#shop/catalog/delivery-rules.ts'
import { noReturnName, noReturnWhy } from '#shop/catalog/return-rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Section } from './sections.tsx'

/** How it comes and how it goes back: amounts and hours from the settings, the rest as the law has it. */
export function ShippingAndReturns({ item }: { item: ProductDetail }) {
  const t = useT()
  const { lang, pick, currency } = useLang()
  const money = useMoney()
  const settings = useSettings()
  if (!settings) return null
  const { shipping, company, payment, returns } = settings
  const kinds = (['custom', 'hygiene'] as const).filter((kind) =>
    [...item.options, ...item.add_ons].some(({ no_return }) => no_return === kind),
  )
  const everyKept = item.options.every(({ no_return }) => no_return)
  const inCurrency = (won: number) =>
    money(currency === 'usd' ? wonToCents(won, payment.usd_rate) : won)
  const free = freeShipping(shipping.grades)
  const below =
    free && free.most > free.cost
      ? `${inCurrency(free.cost)}–${inCurrency(free.most)}`
      : inCurrency(free?.cost ?? 0)
  const groups = [
    {
      title: t('배송 안내'),
      lines: [
        free
          ? t('{from} 이상이면 배송비가 없어요. 그 아래 주문은 {cost}이에요.', {
              from: inCurrency(free.from),
              cost: below,
            })
          : t('배송비가 없어요.'),
        t(
          '평일 {hour}:00 전에 결제하면 그날 보내고, 보낸 뒤 {days}영업일쯤 걸려요. 제주와 섬 지역은 더 걸리고 추가 배송비가 있어요.',
          {
            hour: shipping.cut_off_hour,
            days: shipping.days_on_the_way,
          },
        ),
        t(
          '결제한 날부터 3영업일 안에 보내요. 보낼 수 없게 되면 바로 알리고 3영업일 안에 환불해 드려요.',
        ),
        item.is_flammable
          ? t('알코올이 든 상품이라 항공편으로는 보낼 수 없어요. 제주와 섬 지역은 배편으로 가요.')
          : '',
      ],
    },
    {
      title: t('반품 안내'),
      lines: [
        t(
          '받은 날부터 7일 안에 청약철회(반품)를 할 수 있어요. 상자를 열어 확인한 것만으로는 반품이 막히지 않아요.',
        ),
        t(
          '상품이 설명과 다르거나 흠이 있으면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 반품할 수 있고 배송비는 저희가 내요.',
        ),
        t(
          '마음이 바뀌어 반품하면 돌려보내는 배송비 {back}, 교환하면 오가는 배송비 {both}을 구매자가 내요. 무료로 받은 주문을 모두 반품하면 처음 배송비도 빼요.',
          {
            back: inCurrency(returns.return_fee),
            both: inCurrency(returns.exchange_fee),
          },
        ),
        ...kinds.map((kind) =>
          everyKept ? t(noReturnWhy[kind]) : `${t(noReturnName[kind])}: ${t(noReturnWhy[kind])}`,
        ),
        t('사용했거나 일부를 써서 값어치가 크게 줄어든 상품은 반품할 수 없어요.'),
      ],
    },
    {
      title: t('환불과 분쟁 안내'),
      lines: [
        t(
          '돌려받은 상품을 확인하고 3영업일 안에 환불해요. 늦어지면 연 15%의 지연배상금을 더해 드려요.',
        ),
        t('미성년자가 법정대리인의 동의 없이 산 경우 본인이나 법정대리인이 취소할 수 있어요.'),
        t('다툼이 생기면 공정거래위원회가 정한 소비자분쟁해결기준을 따라요.'),
        t('문의: {phone} · {hours}', {
          phone: phoneFor(lang, company.phone),
          hours: pick(company.hours.ko, company.hours.en),
        }),
      ],
    },
  ]
  return (
    <Section id="shipping" title={t('배송·반품')}>
      <div className="grid gap-8 desk:grid-cols-3 desk:gap-10">
        {groups.map((group) => (
          <div key={group.title} className="rule-t pt-4">
            <h3 className="text-plain font-semibold">{group.title}</h3>
            <ul className="mt-3 grid gap-2.5 text-small leading-relaxed text-ink-700">
              {group.lines.filter(Boolean).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
