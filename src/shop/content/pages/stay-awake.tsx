import { useEffect, useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'

/** Keeps the screen on while hands are full; where a browser cannot, it is not offered. */
export function StayAwake() {
  const t = useT()
  const toast = useToast()
  const [can, setCan] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => setCan('wakeLock' in navigator), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words do not ask for the screen again
  useEffect(() => {
    if (!on) return
    let held: WakeLockSentinel | null = null
    let over = false
    const hold = async () => {
      try {
        held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
      } catch {
        // saving power, or another page is in front
        if (document.visibilityState !== 'visible') return
        setOn(false)
        toast(t('이 기기에서는 지금 화면을 켜 둘 수 없어요. 기기의 절전 설정을 확인해 주세요.'))
      }
    }
    // a page that was hidden has lost it
    const again = () => void (document.visibilityState === 'visible' && hold())
    void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  }, [on])

  if (!can) return null
  return (
    <Checkbox name="stay_awake" checked={on} onChange={setOn}>
      {t('만드는 동안 화면을 켜 둘게요')}
    </Checkbox>
  )
}
