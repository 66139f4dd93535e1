import { Printer } from 'lucide-react'
import { paths } from '#kernel/paths.ts'
import { Facts } from '#shop/order/ui/facts.tsx'
import { wayWord } from '#shop/payment/rules.ts'
import type { PersonalView } from '#shop/personal-payment/contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ExternalLink } from '#ui/links.tsx'

/** How it ended: paid with its receipts, or why it cannot be paid any more. */
export function PaidTold({ view }: { view: PersonalView }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const isPaid = view.state === 'paid' || view.state === 'refunded'
  const { payment, cash_receipt: receipt } = view
  return (
    <section className="mt-5">
      <p role="status" className="text-lead font-semibold">
        {view.state === 'paid' ? t('결제가 끝났어요. 고맙습니다.') : view.closed}
      </p>
      {isPaid && (
        <div className="mt-4">
          <Facts
            rows={[
              payment && [
                t('결제 방법'),
                [t(wayWord[payment.way]), pick(payment.label.ko, payment.label.en)]
                  .filter(Boolean)
                  .join(' · '),
              ],
              !!view.deposit_name &&
                payment?.way === 'bank' && [t('입금하는 분'), view.deposit_name],
              !!payment?.receipt_url && [
                t('영수증'),
                <ExternalLink key="slip" href={payment.receipt_url} className="text-pine-700">
                  {t('영수증 보기')}
                </ExternalLink>,
              ],
              receipt?.state === 'issued' && [
                t('현금영수증'),
                receipt.receipt_url ? (
                  <ExternalLink key="cash" href={receipt.receipt_url} className="text-pine-700">
                    {t('{amount} 현금영수증 보기', { amount: money(receipt.amount, 'krw') })}
                  </ExternalLink>
                ) : (
                  <span key="cash" className="tabular">
                    {receipt.approval_no}
                  </span>
                ),
              ],
              receipt !== null &&
                receipt.state !== 'issued' &&
                receipt.state !== 'cancelled' && [t('현금영수증'), t('발급하고 있어요')],
            ]}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2 print:hidden">
        {isPaid && (
          <Button size={44} onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('인쇄')}
          </Button>
        )}
        <ButtonLink to={paths.customerCenter()} look="outline" size={44}>
          {t('고객센터')}
        </ButtonLink>
      </div>
    </section>
  )
}
