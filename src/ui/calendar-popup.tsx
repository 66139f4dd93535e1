import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { Calendar } from './calendar.tsx'
import { useT } from './language.tsx'

type Props = {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  day: string
  chosen: string | null
  onClose: () => void
  onChoose: (day: string) => void
}

export function CalendarPopup({ open, anchor, day, chosen, onClose, onChoose }: Props) {
  const t = useT()
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-(--z-dialog)"
        >
          <Popover.Popup
            finalFocus={anchor}
            aria-label={t('날짜 고르기')}
            className="rounded-card border border-line bg-paper-0 p-4 shadow-(--shadow-2) outline-none"
          >
            <Calendar key={day} day={day} chosen={chosen} onChoose={onChoose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
