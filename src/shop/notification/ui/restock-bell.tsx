import { Bell } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const loadSheet = () => import('./bell-sheet.tsx')
const BellSheet = lazyPart(() => loadSheet().then((found) => found.BellSheet))

export type WaitOption = { io_no: number; name: string }
type Props = {
  it_id: string
  name: string
  /** the sold-out options that can be waited for */
  options: readonly WaitOption[]
  look?: 'solid' | 'outline'
  wide?: boolean
}

/** Asks to be told when a sold-out option is back. Its form is fetched when it is first opened. */
export function RestockBell({ look = 'outline', wide, ...asked }: Props) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const used = useRef(false)
  used.current ||= open
  if (asked.options.length === 0) return null
  const named = asked.options.map(({ name }) => name).filter(Boolean)
  return (
    <>
      {named.length > 1 && (
        <p className="mb-1.5 text-small text-ink-700">
          {t('품절된 옵션: {options}', { options: named.join(', ') })}
        </p>
      )}
      <Button
        look={look}
        wide={wide}
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet().catch(() => {})}
        onFocus={() => void loadSheet().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" size={18} strokeWidth={1.5} />
        {asked.options.length === 1 && asked.options[0]?.name
          ? t('{option} 재입고 알림 신청', { option: asked.options[0].name })
          : t('재입고 알림 신청')}
      </Button>
      {used.current && (
        <Suspense>
          <BellSheet {...asked} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
