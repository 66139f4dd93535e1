import { momentWord } from '#kernel/day-words.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { whyWaits } from '#shop/order/edit-rules.ts'
import { PayDifference } from '#shop/personal-payment/ui/pay-difference.tsx'
import { useSettings } from '#storefront/hooks.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'
import { Money } from '#ui/money.tsx'

type Due = Partial<Pick<Order, 'payment'>> &
  Pick<
    Order,
    | 'od_id'
    | 'od_status'
    | 'bank_account'
    | 'od_misu'
    | 'currency'
    | 'od_deposit_name'
    | 'od_deposit_deadline'
  >

/** Where to pay, how much, by when. Nothing once it is paid or cancelled. */
export function DepositCard({ order, className = '' }: { order: Due; className?: string }) {
  const t = useT()
  const { pick, lang } = useLang()
  const settings = useSettings()
  const isExtra = whyWaits(order, order.od_misu) !== null
  const account = order.bank_account ?? (isExtra ? (settings?.bank_accounts[0] ?? null) : null)
  if ((order.od_status !== '주문' && !isExtra) || !account) return null
  return (
    <section aria-labelledby="deposit" className={`flex gap-5 bg-paper-0 ${className}`}>
      <span aria-hidden="true" className="w-1.5 shrink-0 bg-pine-600" />
      <div className="min-w-0 flex-1 py-5 pr-5 desk:py-6 desk:pr-7">
        <h2 id="deposit" className="text-plain font-medium text-ink-700">
          {isExtra ? t('바뀐 주문의 차액') : t('입금할 금액')}
        </h2>
        <p className="type-price-l mt-1">
          <Money
            amount={order.od_misu}
            currency={order.currency}
            strong
            className="[&>span]:text-unit"
          />
        </p>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 border-t border-paper-200 pt-4 text-plain">
          <dt className="text-ink-500">{t('계좌')}</dt>
          <dd className="flex items-center justify-between gap-x-3">
            <span className="tabular min-w-0 font-semibold">
              {pick(account.bank.ko, account.bank.en)}{' '}
              <span className="whitespace-nowrap">{account.number}</span>
            </span>
            <CopyButton text={account.number} what={t('계좌번호')} />
          </dd>
          <dt className="text-ink-500">{t('예금주')}</dt>
          <dd>{pick(account.holder.ko, account.holder.en)}</dd>
          {order.od_deposit_name && (
            <>
              <dt className="text-ink-500">{t('입금하는 분')}</dt>
              <dd>{order.od_deposit_name}</dd>
            </>
          )}
          {order.od_deposit_deadline && !isExtra && (
            <>
              <dt className="text-ink-500">{t('기한')}</dt>
              <dd>
                <time dateTime={order.od_deposit_deadline} className="tabular font-semibold">
                  {momentWord(order.od_deposit_deadline, lang)}
                </time>
              </dd>
            </>
          )}
        </dl>
        {order.payment?.pretend_url && (
          <ExternalLink
            href={order.payment.pretend_url}
            className="tap mt-3 inline-flex text-small text-pine-700"
          >
            {t('모의 입금하기')}
          </ExternalLink>
        )}
        {isExtra && <PayDifference od_id={order.od_id} />}
        <p className="mt-3 text-caption leading-relaxed text-ink-500">
          {isExtra
            ? t('차액을 확인하면 바로 보내 드려요.')
            : t('기한까지 입금되지 않으면 주문이 저절로 취소돼요.')}
        </p>
      </div>
    </section>
  )
}
