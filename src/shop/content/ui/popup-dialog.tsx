import { Dialog } from '@base-ui/react/dialog'
import { Pause, Play, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Swiper as Carousel } from 'swiper'
import 'swiper/css'
import 'swiper/css/effect-cards'
import 'swiper/css/pagination'
import { A11y, Autoplay, EffectCards, Keyboard, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { call } from '#kernel/queries.ts'
import { type Popup, popups as popupCalls, popupClass } from '#shop/content/contract.ts'
import { popupDelay, popupSpeed, quietDays } from '#shop/content/popup-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { markAllRead, wantQuiet } from './popup-memory.ts'
import { SafeLink } from './safe-link.tsx'

type Props = { popups: readonly Popup[]; onGone: () => void }

/** The popups as a stack of cards. Whichever way it closes, all of them are read. */
export function PopupDialog({ popups, onGone }: Props) {
  const t = useT()
  const [open, setOpen] = useState(true)

  function close() {
    markAllRead(popups, new Date())
    setOpen(false)
  }

  function follow(popup: Popup) {
    // following it is worth more than counting it
    void call(popupCalls.record, { body: { class: popupClass, id: popup.id } }).catch(
      () => undefined,
    )
    close()
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && close()}
      onOpenChangeComplete={(stillOpen) => !stillOpen && onGone()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-dialog" />
        <Dialog.Viewport className="layer-dialog fixed inset-0 grid grid-cols-[minmax(0,400px)] place-content-center overflow-y-auto p-4">
          <Dialog.Popup
            data-click="popup"
            className="fades-in relative w-full min-w-0 rounded-sheet bg-paper-50 p-4 pt-3 shadow-high"
          >
            <div className="mb-2 flex items-center justify-between">
              <Dialog.Title className="text-plain font-semibold">{t('오드모아 소식')}</Dialog.Title>
              <Dialog.Close
                aria-label={t('닫기')}
                className="-mr-2 grid size-11 place-items-center rounded-card hover:bg-paper-100"
              >
                <X aria-hidden="true" size={20} strokeWidth={1.5} />
              </Dialog.Close>
            </div>
            <Cards popups={popups} onFollow={follow} />
            <div className="mt-3 flex justify-end border-t border-paper-200 pt-1">
              <button
                type="button"
                onClick={() => {
                  wantQuiet(new Date())
                  close()
                }}
                className="min-h-11 px-2 text-small text-ink-700 underline decoration-line underline-offset-4 hover:text-ink-900"
              >
                {t('{count}일간 보지 않기', { count: quietDays })}
              </button>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Cards({
  popups,
  onFollow,
}: {
  popups: readonly Popup[]
  onFollow: (popup: Popup) => void
}) {
  const t = useT()
  const [calm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const many = popups.length > 1
  const [playing, setPlaying] = useState(many && !calm)
  const carousel = useRef<Carousel | null>(null)

  function play(on: boolean) {
    setPlaying(on)
    if (on) carousel.current?.autoplay.start()
    else carousel.current?.autoplay.stop()
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('진행 중인 소식')}
      onFocus={() => playing && carousel.current?.autoplay.pause()}
      onBlur={() => playing && carousel.current?.autoplay.resume()}
    >
      <Swiper
        modules={[A11y, Autoplay, EffectCards, Keyboard, Pagination]}
        onSwiper={(made) => {
          carousel.current = made
        }}
        slidesPerView={1}
        effect="cards"
        speed={calm ? 0 : popupSpeed}
        // two cards cannot turn in a circle: from the last it goes back to the first
        loop={popups.length > 2}
        rewind={popups.length === 2}
        autoplay={
          many && !calm
            ? { delay: popupDelay, disableOnInteraction: false, pauseOnMouseEnter: true }
            : false
        }
        pagination={many ? { type: 'fraction', clickable: true, el: '.popup-count' } : false}
        keyboard={{ enabled: many }}
        a11y={{ slideLabelMessage: '{{index}} / {{slidesLength}}' }}
        className="overflow-hidden!"
      >
        {popups.map((popup) => (
          <SwiperSlide key={popup.id}>
            <Card popup={popup} onFollow={() => onFollow(popup)} />
          </SwiperSlide>
        ))}
      </Swiper>
      {many && (
        <div className="mt-3 flex items-center justify-center gap-2">
          <span className="popup-count tabular w-auto! text-small text-ink-700" />
          <button
            type="button"
            aria-label={playing ? t('자동 넘김 멈추기') : t('자동 넘김 켜기')}
            onClick={() => play(!playing)}
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

function Card({ popup, onFollow }: { popup: Popup; onFollow: () => void }) {
  const { lang, pick } = useLang()
  const title = pick(popup.title, popup.title_en)
  const link = lang === 'kr' ? popup.link : popup.link_en
  const face = (
    <>
      <span className="block aspect-4/5 overflow-hidden bg-paper-200">
        <Picture
          name={lang === 'kr' ? popup.thumbnail_ko : popup.thumbnail_en}
          alt=""
          sizes="368px"
          eager
        />
      </span>
      <span className="block bg-paper-0 px-4 py-3.5 text-plain leading-snug font-semibold text-balance text-ink-900">
        {title}
      </span>
    </>
  )
  if (!link)
    return (
      <button type="button" onClick={onFollow} className="block w-full text-left">
        {face}
      </button>
    )
  return (
    <SafeLink to={link} onClick={onFollow} className="block">
      {face}
    </SafeLink>
  )
}
