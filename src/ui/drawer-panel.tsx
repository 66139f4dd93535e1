import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { cx } from './class-names.ts'
import type { DrawerProps } from './drawer.tsx'
import { useT } from './language.tsx'
import { useBackCloses } from './use-back-closes.ts'

const places = {
  sheet:
    'comes-up inset-x-0 bottom-0 max-h-[88dvh] rounded-t-sheet desk:inset-y-0 desk:left-auto desk:max-h-none desk:w-[440px] desk:rounded-l-sheet desk:rounded-tr-none desk:data-starting-style:translate-x-full desk:data-starting-style:translate-y-0 desk:data-ending-style:translate-x-full desk:data-ending-style:translate-y-0',
  corner:
    'fades-in inset-x-0 bottom-0 max-h-[72dvh] rounded-t-sheet desk:inset-x-auto desk:top-[calc(var(--header-h)+8px)] desk:right-8 desk:bottom-auto desk:max-h-[calc(100dvh-var(--header-h)-32px)] desk:w-[400px] desk:rounded-sheet inset-ring inset-ring-paper-200',
  right: 'comes-from-right inset-y-0 right-0 w-[min(400px,calc(100vw-48px))] rounded-l-sheet',
  left: 'comes-from-left inset-y-0 left-0 w-[min(400px,calc(100vw-48px))] rounded-r-sheet',
}

/** A sheet or a side drawer: keeps the focus, closes on Escape or beside it, gives the focus back. */
export function DrawerPanel({
  open,
  onClose,
  title,
  children,
  from = 'sheet',
  foot,
  hideTitle = false,
  focusAfter,
}: DrawerProps) {
  const t = useT()
  useBackCloses(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} modal={from !== 'corner'}>
      <Dialog.Portal>
        {from !== 'corner' && <Dialog.Backdrop className="veil layer-drawer" />}
        <Dialog.Popup
          finalFocus={focusAfter && (() => focusAfter() ?? true)}
          className={cx(
            'layer-drawer fixed flex flex-col overflow-hidden bg-paper-50 shadow-high',
            places[from],
          )}
        >
          <div className="flex min-h-14 shrink-0 items-center justify-between gap-4 pr-2 pl-5">
            <Dialog.Title className={hideTitle ? 'sr-only' : 'type-h3'}>{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('닫기')}
              className="ml-auto grid size-11 place-items-center rounded-card hover:bg-paper-100"
            >
              <X aria-hidden="true" size={22} strokeWidth={1.5} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6">
            {children}
          </div>
          {foot && (
            <div className="hairline-t shrink-0 bg-paper-0 p-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
