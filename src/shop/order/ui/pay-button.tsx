import { type ReactNode, useEffect, useState } from 'react'
import { useAnnounce } from '#ui/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

type Props = {
  busy: boolean
  /** the sum on it is not the last word */
  counting: boolean
  onPress: () => void
  children: ReactNode
}

/** The last step with its exact sum; a sum that nobody has seen yet is not ordered. */
export function PayButton({ busy, counting, onPress, children }: Props) {
  const t = useT()
  const announce = useAnnounce()
  const slow = useLasting(counting)
  const words = t('금액을 계산하고 있어요')
  return (
    <Button
      size={56}
      wide
      busy={busy}
      aria-disabled={counting || undefined}
      className={slow ? 'opacity-70' : undefined}
      onClick={counting ? () => announce(words) : onPress}
    >
      {slow ? words : children}
    </Button>
  )
}

const short = 400

/** True once something has lasted longer than a glance: what is over at once does not flicker. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? short : 0)
    return () => clearTimeout(timer)
  }, [now])
  return now && lasting
}
