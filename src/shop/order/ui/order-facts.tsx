import { dotted, momentWord } from '#kernel/day-words.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { deliveryAddress } from './delivery-address.ts'
import { Facts } from './facts.tsx'
import { FormSection } from './form-section.tsx'
import { OrderSends } from './order-sends.tsx'
import { Parcels } from './parcels.tsx'
import { historyWordsOf, receiptTimeWord } from './steps.ts'
import { goesBackAlone, wayBack } from './way-back.ts'

/** Delivery, receiver, payment and history of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const { bank_account: account } = order
  const unsent = isUnsent(order)
  const words = historyWordsOf(order)
  const when = (iso: string) => (
    <time dateTime={iso} className="tabular">
      {momentWord(iso, lang)}
    </time>
  )
  return (
    <>
      <OrderSends order={order} />
      <Parcels order={order} />
      {!unsent && order.sends.length === 0 && (
        <FormSection title={t('받는 분')}>
          <Facts
            rows={[
              [t('이름'), order.od_b_name],
              [
                t('휴대폰 번호'),
                <span key="hp" className="tabular">
                  {formatPhone(order.od_b_hp)}
                </span>,
              ],
              [t('주소'), deliveryAddress(order, lang)],
              order.od_gift && [t('선물'), t('상자에 가격이 적힌 종이를 넣지 않아요')],
              !!order.od_memo && [
                t('배송 메모'),
                <span key="memo" className="whitespace-pre-line">
                  {order.od_memo}
                </span>,
              ],
            ]}
          />
        </FormSection>
      )}
      <FormSection title={t('결제')}>
        <Facts
          rows={[
            [t('방법'), t(order.od_settle_case === '무통장' ? '무통장입금' : order.od_settle_case)],
            account && [
              t('계좌'),
              <span key="account" className="tabular">
                {pick(account.bank.ko, account.bank.en)}{' '}
                <span className="whitespace-nowrap">{account.number} ·</span>{' '}
                <span className="whitespace-nowrap">
                  {pick(account.holder.ko, account.holder.en)}
                </span>
              </span>,
            ],
            // of a virtual account the bank stands above already
            !account &&
              !!order.payment?.label.ko && [
                t('결제 수단'),
                pick(order.payment.label.ko, order.payment.label.en),
              ],
            order.payment?.escrow === true && [
              t('구매안전서비스'),
              t('상품을 받고 구매를 확정할 때까지 결제 회사가 대금을 맡아 두어요.'),
            ],
            order.od_due_on !== null && [t('결제 기한'), dotted(order.od_due_on)],
            !!order.od_deposit_name && [t('입금하는 분'), order.od_deposit_name],
            order.od_status === '주문' &&
              order.od_deposit_deadline !== null && [
                t('입금 기한'),
                when(order.od_deposit_deadline),
              ],
            order.od_receipt_price > 0 && [
              t(order.od_due_on ? '외상 금액' : '결제한 금액'),
              <span key="receipt" className="tabular">
                {money(
                  order.od_receipt_price - (order.od_due_on ? order.od_credit_price : 0),
                  order.currency,
                )}
              </span>,
            ],
            order.od_credit_price > 0 &&
              order.od_credit_price < order.od_receipt_price && [
                t(order.od_due_on ? '예치금으로 낸 금액' : '그중 예치금'),
                <span key="credit" className="tabular">
                  {money(order.od_credit_price, order.currency)}
                </span>,
              ],
            order.od_receipt_time !== null && [
              t(receiptTimeWord(order)),
              when(order.od_receipt_time),
            ],
            !!order.payment?.receipt_url && [
              t('영수증'),
              <ExternalLink
                key="receipt-page"
                href={order.payment.receipt_url}
                className="text-pine-700"
              >
                {t('영수증 보기')}
              </ExternalLink>,
            ],
            order.od_refund_price > 0 && [
              t(order.od_due_on ? '외상에서 뺀 금액' : '돌려 드린 금액'),
              <span key="refunded" className="tabular">
                {money(order.od_refund_price, order.currency)}
              </span>,
            ],
            order.od_cancel_price > 0 && [
              t('취소한 금액'),
              <span key="cancel" className="tabular">
                {money(order.od_cancel_price, order.currency)}
              </span>,
            ],
            order.od_cancel_price > 0 && goesBackAlone(order) && [t('환불 방법'), t(wayBack)],
            order.od_misu > 0 &&
              order.od_status === '주문' && [
                t('남은 금액'),
                <strong key="misu" className="tabular font-semibold">
                  {money(order.od_misu, order.currency)}
                </strong>,
              ],
          ]}
        />
      </FormSection>
      <FormSection title={t('주문하는 분')}>
        <Facts
          rows={[
            [t('이름'), order.od_name],
            [
              t('휴대폰 번호'),
              <span key="hp" className="tabular">
                {formatPhone(order.od_hp)}
              </span>,
            ],
            [t('이메일'), order.od_email],
          ]}
        />
      </FormSection>
      <FormSection title={t('지나온 일')}>
        <ol className="grid gap-2.5 pb-4 text-plain">
          {order.history.map((event) => (
            <li
              key={`${event.name} ${event.at}`}
              className="grid gap-x-6 card:grid-cols-[220px_1fr]"
            >
              <span className="text-ink-500">{when(event.at)}</span>
              <span>{t(words[event.name] ?? event.name)}</span>
            </li>
          ))}
        </ol>
      </FormSection>
    </>
  )
}
