import { X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Popup } from '#shop/content/contract.ts'
import { quietDays } from '#shop/content/popup-rules.ts'
import { useT } from '#ui/language.tsx'
import { calmMoment } from './calm-moment.ts'
import { PopupCards } from './popup-cards.tsx'
import { closePopups, followPopup, wantQuiet } from './popup-memory.ts'

type Props = { popups: readonly Popup[]; onGone: () => void }

/**
 * The popups as a stack of cards, opened when the first picture is there. Whichever way it closes, all of them are read.
 * The box lies above the page without making it inert, which on a phone is the longest task of a visit; it covers all of
 * it instead, and keeps the focus.
 */
export function PopupDialog({ popups, onGone }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)

  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!ready) return
    return calmMoment(() => {
      if (!box.current?.isConnected) return
      box.current.showPopover()
      setOpen(true)
    })
  }, [ready])

  useEffect(() => {
    if (open) closer.current?.focus({ preventScroll: true })
  }, [open])

  // before the box is gone: who leaves the page in that moment has read them too
  function onBeforeToggle({ newState }: ToggleEvent) {
    if (newState === 'closed') closePopups(popups)
  }

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'closed') onGone()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget))
      box.current?.hidePopover()
  }

  function onClick(event: MouseEvent) {
    if (event.target === box.current) box.current.hidePopover()
  }

  // what it covers is not to be walked through
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    const all = box.current?.querySelectorAll<HTMLElement>('a[href], button') ?? []
    const stops = [...all].filter((one) => !one.closest('[inert]'))
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }

  return (
    <div
      ref={box}
      role="dialog"
      popover="auto"
      aria-labelledby="popups-title"
      data-click="popup"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
      onBlur={onBlur}
      className="fades-open fixed inset-0 size-full place-items-center bg-ink-900/44 text-ink-900 open:grid"
    >
      <div className="max-h-[calc(100dvh-32px)] w-[min(400px,calc(100vw-32px))] overflow-y-auto overscroll-contain rounded-sheet bg-paper-50 shadow-high">
        <div className="p-4 pt-3">
          <div className="mb-2 flex items-center justify-between">
            <h2 id="popups-title" className="text-plain font-semibold">
              {t('오드모아 소식')}
            </h2>
            <button
              type="button"
              ref={closer}
              aria-label={t('닫기')}
              onClick={() => box.current?.hidePopover()}
              className="-mr-2 grid size-11 place-items-center rounded-card hover:bg-paper-100"
            >
              <X aria-hidden="true" size={20} strokeWidth={1.5} />
            </button>
          </div>
          <PopupCards
            popups={popups}
            open={open}
            onReady={() => setReady(true)}
            onFollow={(popup) => {
              followPopup(popup)
              box.current?.hidePopover()
            }}
          />
          <div className="mt-3 flex justify-end border-t border-paper-200 pt-1">
            <button
              type="button"
              onClick={() => {
                wantQuiet(new Date())
                box.current?.hidePopover()
              }}
              className="min-h-11 px-2 text-small text-ink-700 underline decoration-line underline-offset-4 hover:text-ink-900"
            >
              {t('{count}일간 보지 않기', { count: quietDays })}
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
