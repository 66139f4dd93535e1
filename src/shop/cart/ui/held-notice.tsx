import { useHeld } from '#storefront/hold.ts'
import { useT } from '#ui/language.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** What was pressed without a line and is not in this cart yet. */
export function HeldNotice() {
  const t = useT()
  const { names } = useHeld()
  // what waits is known before this part of the page wakes up, and the server knows nothing of it
  const hydrated = useHydrated()
  if (!hydrated || names.length === 0) return null
  return (
    <div
      role="status"
      className="mt-5 rounded-tag bg-amber-100 px-3.5 py-3 text-small text-amber-700"
    >
      <p className="font-medium">
        {t('연결이 끊긴 동안 누른 {count}가지를 이 기기에 담아 두었어요.', { count: names.length })}
      </p>
      <p className="mt-1.5">{names.join(', ')}</p>
      <p className="mt-1.5">{t('다시 연결되면 저절로 보내고, 금액도 그때 다시 셈해요.')}</p>
    </div>
  )
}
