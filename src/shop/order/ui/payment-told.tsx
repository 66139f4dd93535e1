import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../ui/language.tsx'
import { payWords } from '../../payment/ui/pay-words.ts'

/** Why the payment did not work, where the form begins; what was typed is still there. */
export function PaymentTold({ code }: { code: string }) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mt-5 flex items-start gap-2.5 rounded-tag border-l-4 border-bad bg-bad-100 px-4 py-3 text-[15px] leading-snug text-bad">
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <span>{t(payWords(code))}</span>
    </div>
  )
}
