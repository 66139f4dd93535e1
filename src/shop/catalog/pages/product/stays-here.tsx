import { Ban } from 'lucide-react'
import { useT } from '#ui/language.tsx'

/** Why it cannot go to the visitor's country: told before anything is chosen. */
export function StaysHere({ why }: { why: string }) {
  const t = useT()
  return (
    <div className="flex gap-2.5 bg-amber-100 px-4 py-3 text-small leading-relaxed text-amber-700">
      <Ban aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{why}</p>
        <p>{t('배송 나라는 위쪽 메뉴에서 바꿀 수 있어요.')}</p>
      </div>
    </div>
  )
}
