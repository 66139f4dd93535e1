import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { DialogAsk } from './dialogs.tsx'
import { useT } from './language.tsx'
import { useBackCloses } from './use-back-closes.ts'

/** The box of `useDialog`: keeps the focus, closes on Escape, gives the focus back. */
export function DialogBox({ ask, onGone }: { ask: DialogAsk; onGone: () => void }) {
  const t = useT()
  const [open, setOpen] = useState(true)
  const yes = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLSpanElement>(null)
  const said = useRef(false)

  // the next question comes to the same box
  useEffect(() => {
    setOpen(true)
    said.current = false
    if (!ask.closeAfter) return
    bar.current?.style.setProperty('animation-duration', `${ask.closeAfter}ms`)
    const timer = setTimeout(() => setOpen(false), ask.closeAfter)
    return () => clearTimeout(timer)
  }, [ask])

  function close(answer: boolean) {
    said.current = answer
    setOpen(false)
  }

  useBackCloses(open, () => close(false))

  function gone(stillOpen: boolean) {
    if (stillOpen) return
    // the question leaves before it is answered: an answer may ask the next one
    onGone()
    ask.answer(said.current)
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && close(false)}
      onOpenChangeComplete={gone}
      disablePointerDismissal={ask.kind === 'confirm'}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-dialog" />
        <Dialog.Viewport className="layer-dialog fixed inset-0 grid place-items-center overflow-y-auto p-4">
          <Dialog.Popup
            role={ask.kind === 'error' || ask.kind === 'confirm' ? 'alertdialog' : 'dialog'}
            initialFocus={yes}
            className="fades-in relative w-full max-w-[420px] overflow-hidden rounded-sheet bg-paper-0 p-6 shadow-high desk:p-8"
          >
            <Dialog.Title className="type-h3">{ask.title}</Dialog.Title>
            <Dialog.Description
              render={<div />}
              className="mt-3 leading-relaxed whitespace-pre-line text-ink-700"
            >
              {ask.message}
            </Dialog.Description>
            <div className="mt-7 grid auto-cols-fr grid-flow-col gap-2">
              {ask.kind === 'confirm' && (
                <Button look="outline" onClick={() => close(false)}>
                  {ask.no ?? t('취소')}
                </Button>
              )}
              <Button ref={yes} look={ask.danger ? 'danger' : 'solid'} onClick={() => close(true)}>
                {ask.yes ?? t('확인')}
              </Button>
            </div>
            {ask.closeAfter && (
              <span
                ref={bar}
                aria-hidden="true"
                className="running-out absolute inset-x-0 bottom-0 h-1 bg-pine-600"
              />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
