import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Popup } from '#shop/content/contract.ts'
import { popupDelay, popupSpeed } from '#shop/content/popup-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { PopupPicture } from './popup-picture.tsx'
import { SafeLink } from './safe-link.tsx'

type Props = {
  popups: readonly Popup[]
  onFollow: (popup: Popup) => void
  /** the others' pictures wait until the first is seen */
  open: boolean
  /** the picture in front is there */
  onReady: () => void
}

/** A pull to the side of so many pixels turns the card. */
const pull = 40

/** A stack of cards that turns by itself, in a circle; by finger, by arrow key and by its count. */
export function PopupCards({ popups, open, onFollow, onReady }: Props) {
  const t = useT()
  const count = popups.length
  const [calm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [playing, setPlaying] = useState(count > 1 && !calm)
  const [held, setHeld] = useState(false)
  const [at, setAt] = useState(0)
  const turn = (by: number) => setAt((now) => (now + by + count) % count)
  const swipe = useSwipe(turn)

  useEffect(() => {
    if (!open || !playing || held) return
    const timer = setInterval(() => setAt((now) => (now + 1) % count), popupDelay)
    return () => clearInterval(timer)
  }, [open, playing, held, count])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('진행 중인 소식')}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <div className="grid touch-pan-y overflow-hidden" {...(count > 1 ? swipe : {})}>
        {popups.map((popup, place) => (
          // biome-ignore lint/a11y/useSemanticElements: one card of a carousel, not a set of fields
          <div
            key={popup.id}
            role="group"
            aria-label={`${place + 1} / ${count}`}
            inert={place !== at}
            style={{
              ...placeOf((place - at + count) % count, count),
              transitionDuration: calm ? '0s' : `${popupSpeed}ms`,
            }}
            className="col-start-1 row-start-1 transition-[transform,opacity] ease-out"
          >
            {(place === 0 || open) && (
              <Card
                popup={popup}
                onFollow={() => onFollow(popup)}
                onReady={place === 0 ? onReady : undefined}
              />
            )}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-3 flex items-center justify-center gap-2">
          <button
            type="button"
            onClick={() => turn(1)}
            className="tabular min-h-11 min-w-11 rounded-card px-2 text-small text-ink-700 hover:bg-paper-100"
          >
            {`${at + 1} / ${count}`}
            <span className="sr-only"> {t('다음 소식')}</span>
          </button>
          <button
            type="button"
            aria-label={playing ? t('자동 넘김 멈추기') : t('자동 넘김 켜기')}
            onClick={() => setPlaying(!playing)}
            className="grid size-11 place-items-center rounded-full hover:bg-paper-100"
          >
            {playing ? (
              <Pause aria-hidden="true" size={18} strokeWidth={1.5} />
            ) : (
              <Play aria-hidden="true" size={18} strokeWidth={1.5} />
            )}
          </button>
        </div>
      )}
    </section>
  )
}

/** The card in front, the next two behind it, and the one that was turned away at the left. */
function placeOf(behind: number, count: number) {
  if (behind === 0) return { zIndex: count, opacity: 1 }
  if (behind === count - 1 && count > 2)
    return { zIndex: count + 1, opacity: 0, transform: 'translateX(-110%) rotate(-8deg)' }
  return {
    zIndex: count - behind,
    opacity: behind > 2 ? 0 : 1,
    transform: `translateX(${behind * 3}%) rotate(${behind * 2}deg) scale(${1 - behind * 0.04})`,
  }
}

/** A finger turns; its click on the card below does not count then. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<number | null>(null)
  const pulled = useRef(false)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX
      pulled.current = false
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (from.current ?? clientX)
      from.current = null
      pulled.current = Math.abs(way) > pull
      if (pulled.current) turn(way < 0 ? 1 : -1)
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!pulled.current) return
      pulled.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}

function Card({
  popup,
  onFollow,
  onReady,
}: {
  popup: Popup
  onFollow: () => void
  onReady?: () => void
}) {
  const { lang, pick } = useLang()
  const link = lang === 'kr' ? popup.link : popup.link_en
  const face = (
    <>
      <span className="block aspect-4/5 w-full overflow-hidden bg-paper-200">
        <PopupPicture
          name={lang === 'kr' ? popup.thumbnail_ko : popup.thumbnail_en}
          onReady={onReady}
        />
      </span>
      <span className="block grow bg-paper-0 px-4 py-3.5 text-plain leading-snug font-semibold text-balance text-ink-900">
        {pick(popup.title, popup.title_en)}
      </span>
    </>
  )
  if (!link)
    return (
      <button type="button" onClick={onFollow} className="flex size-full flex-col text-left">
        {face}
      </button>
    )
  return (
    <SafeLink to={link} onClick={onFollow} className="flex h-full flex-col">
      {face}
    </SafeLink>
  )
}
