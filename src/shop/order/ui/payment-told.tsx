import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { payWords } from '#shop/payment/ui/pay-words.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

/** Why the payment did not work, where the form begins; what was typed is still there. */
export function PaymentTold({ code }: { code: string }) {
  const t = useT()
  // whoever cancels has made no mistake
  const cancelled = code === 'PAY_PROCESS_CANCELED'
  const calm = cancelled || code === 'REPLACED'
  const Icon = calm ? Info : CircleAlert
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    box.current?.focus()
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className={cx(
        'mt-5 flex items-start gap-2.5 rounded-tag border-l-4 px-4 py-3 text-plain leading-snug',
        calm ? 'border-info bg-info-100 text-info' : 'border-bad bg-bad-100 text-bad',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <span>
        {t(payWords(code))}
        {cancelled &&
          ` ${t('적은 내용은 그대로 있어요. 이어서 결제하거나 다른 방법을 골라 주세요.')}`}
      </span>
    </div>
  )
}
