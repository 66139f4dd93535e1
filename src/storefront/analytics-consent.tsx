import { useEffect, useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { type Consent, consentNow, rememberConsent, startAnalytics } from './analytics.ts'

/** A quiet question at the foot of the window, only in a shop that measures and only until it is answered. */
export function AnalyticsConsent({ id }: { id: string }) {
  const t = useT()
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    setAsks(consentNow() === null)
    startAnalytics(id)
  }, [id])
  if (!asks) return null

  function choose(consent: Consent) {
    rememberConsent(consent)
    setAsks(false)
    startAnalytics(id)
  }

  return (
    <aside
      aria-label={t('방문 분석 동의')}
      className="layer-bar fixed inset-x-3 bottom-[calc(72px+env(safe-area-inset-bottom))] max-w-[400px] rounded-card border border-line bg-paper-0 p-4 shadow-high desk:right-auto desk:bottom-5 desk:left-5 print:hidden"
    >
      <p className="text-small">
        {t('가게를 더 좋게 만들려고 방문 기록을 분석해도 될까요? 광고에는 쓰지 않아요.')}{' '}
        <a href={paths.privacy()} className="whitespace-nowrap underline underline-offset-4">
          {t('자세히')}
        </a>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="outline" size={44} onClick={() => choose('no')}>
          {t('안 할래요')}
        </Button>
        <Button look="outline" size={44} onClick={() => choose('yes')}>
          {t('허용')}
        </Button>
      </div>
    </aside>
  )
}
