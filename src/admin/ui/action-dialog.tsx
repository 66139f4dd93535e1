import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'

export type ActionDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** the word on the button that does it */
  yes: string
  onYes: () => Promise<void> | void
  busy?: boolean
  danger?: boolean
  /** for a form with rows */
  wide?: boolean
  children: ReactNode
}

/** the first control of a form that is not right, or the first inside of a group that is not */
const wrong =
  ':is(input, select, textarea)[aria-invalid=true], [aria-invalid=true] :is(input, select, textarea):not(:disabled)'

/** A small form over the page: Enter does it, Escape leaves it, the focus goes back to where it came from. */
export function ActionDialog({
  open,
  onClose,
  title,
  yes,
  onYes,
  busy = false,
  danger = false,
  wide = false,
  children,
}: ActionDialogProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(0)
  // what was refused is marked by now: the marks were set before this was counted
  useEffect(() => {
    if (!sent) return
    const first = form.current?.querySelector<HTMLElement>(wrong)
    first?.focus()
    // where it has the focus already, a tall form may still stand at its end
    first?.scrollIntoView({ block: 'nearest' })
  }, [sent])

  async function send() {
    await onYes()
    setSent((times) => times + 1)
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-drawer" />
        <Dialog.Viewport className="layer-drawer fixed inset-0 grid place-items-center overflow-y-auto p-4">
          <Dialog.Popup
            className={cx(
              'fades-in w-full rounded-sheet bg-paper-0 p-6 shadow-high desk:p-7',
              wide ? 'max-w-[860px]' : 'max-w-[460px]',
            )}
          >
            <Dialog.Title className="type-h3">{title}</Dialog.Title>
            <form
              ref={form}
              noValidate
              className="mt-4"
              onSubmit={(event) => {
                event.preventDefault()
                // a form inside a portal still bubbles to the forms around it
                event.stopPropagation()
                if (!busy) void send()
              }}
            >
              <div className="grid gap-4">{children}</div>
              <div className="mt-6 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
                <Button look="outline" onClick={onClose} disabled={busy}>
                  {t('닫기')}
                </Button>
                <Button
                  type="submit"
                  look={danger ? 'danger' : 'solid'}
                  busy={busy}
                  className="px-3! whitespace-normal!"
                >
                  {yes}
                </Button>
              </div>
            </form>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ConfirmProps = Omit<ActionDialogProps, 'onYes'> & {
  reasonLabel: string
  onYes: (reason: string) => Promise<void> | void
  /** ready words to choose from */
  ready?: readonly string[]
}

/** Asks for the reason of something that cannot be taken back. */
export function ConfirmWithReason({
  reasonLabel,
  onYes,
  ready = [],
  children,
  ...dialog
}: ConfirmProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <ActionDialog
      {...dialog}
      danger
      onYes={() => (reason.trim() ? onYes(reason.trim()) : setMissing(true))}
    >
      {children}
      {ready.length > 0 && <ReadyWords words={ready} onPick={setReason} />}
      <TextArea
        label={reasonLabel}
        name="reason"
        rows={3}
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={missing && !reason.trim() ? t('이유를 적어 주세요.') : null}
      />
    </ActionDialog>
  )
}

/** Words that are said often, one press each. */
export function ReadyWords({
  words,
  onPick,
}: {
  words: readonly string[]
  onPick: (words: string) => void
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {words.map((one) => (
        <button
          key={one}
          type="button"
          onClick={() => onPick(one)}
          className="min-h-9 rounded-full px-3.5 text-small text-ink-700 inset-ring inset-ring-control hover:bg-paper-100"
        >
          {one}
        </button>
      ))}
    </div>
  )
}
