import { useEffect, useState } from 'react'
import { shortDay } from '#kernel/day-words.ts'
import { type OpenNow, openNow } from '#shop/support/open-rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

const everyMs = 30_000

/** Whether somebody answers the telephone at this moment. */
export function OpenNowLine({ className }: { className?: string }) {
  const t = useT()
  const settings = useSettings()
  // kept pages are older than now: the browser says what time it is
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  const state = now && settings ? openNow(settings.company, settings.shipping.holidays, now) : null
  const words = useWords(state)
  return (
    <p role="status" className={cx('flex min-h-6 items-center gap-2 text-small', className)}>
      {state && (
        <>
          <span
            aria-hidden="true"
            className={cx(
              'size-2 rounded-full',
              state.state === 'open' ? 'bg-pine-600' : 'bg-control',
            )}
          />
          <b className="font-semibold">
            {state.state === 'open'
              ? t('지금 상담해요')
              : state.state === 'lunch'
                ? t('지금은 점심시간이에요')
                : t('지금은 쉬어요')}
          </b>
          <span className="text-ink-700">{words}</span>
        </>
      )}
    </p>
  )
}

function useWords(state: OpenNow | null): string {
  const t = useT()
  const { lang } = useLang()
  if (!state) return ''
  if (state.state === 'open') return t('{time}까지', { time: state.until })
  if (state.state === 'lunch') return t('{time}부터 다시 받아요', { time: state.until })
  return state.day
    ? t('{day} {time}에 열어요', { day: shortDay(state.day, lang), time: state.from })
    : t('오늘 {time}에 열어요', { time: state.from })
}
