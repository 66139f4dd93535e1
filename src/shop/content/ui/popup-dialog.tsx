import { X } from 'lucide-react'
import {
  type FocusEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Popup } from '#shop/content/contract.ts'
import { quietDays } from '#shop/content/popup-rules.ts'
import { useT } from '#ui/language.tsx'
import { PopupCards } from './popup-cards.tsx'
import { closePopups, followPopup, wantQuiet } from './popup-memory.ts'

type Props = { popups: readonly Popup[]; onGone: () => void }

/** How long a page is left alone with somebody who does nothing, in milliseconds. */
const patience = 2_500

/**
 * The popups as a stack of cards, opened when the first picture is there. Whichever way it closes, all of them are read.
 * The box lies above the page without making it inert, which on a phone is the longest task of a visit; it covers all of
 * it instead, and closes when the focus goes on to the page.
 */
export function PopupDialog({ popups, onGone }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)

  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!ready) return
    let here = true
    void firstSign(patience).then(() => {
      if (!here || !box.current?.isConnected) return
      box.current.showPopover()
      setOpen(true)
    })
    return () => {
      here = false
    }
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

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as it closes any dialog
    <div
      ref={box}
      role="dialog"
      popover="auto"
      aria-labelledby="popups-title"
      data-click="popup"
      onClick={onClick}
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

/** Somebody is here: they touch, scroll, type or move the mouse; or the time is up. */
function firstSign(ms: number): Promise<void> {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart']
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    for (const sign of signs) addEventListener(sign, done, { passive: true })
    function done() {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, done)
      resolve()
    }
  })
}
