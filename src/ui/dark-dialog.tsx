import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useT } from './language.tsx'
import { useBackCloses } from './use-back-closes.ts'

/** What stands round on the dark. */
export const roundOnDark =
  'absolute grid size-12 place-items-center rounded-full bg-paper-0 text-ink-900 hover:bg-paper-100'

type Props = {
  title: string
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A picture or a film alone in the window; Escape, the cross and the dark around it close. */
export function DarkDialog({ title, onClose, onKeyDown, children }: Props) {
  const t = useT()
  useBackCloses(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-dialog bg-ink-900/80!" />
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fades-in layer-dialog on-dark fixed inset-0 grid place-items-center p-4 desk:p-10"
          onClick={(event) => event.target === event.currentTarget && onClose()}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
          <Dialog.Close aria-label={t('닫기')} className={`${roundOnDark} top-3 right-3`}>
            <X aria-hidden="true" size={22} strokeWidth={1.5} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
