import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useT } from './language.tsx'
import { Picture } from './picture.tsx'

type Props = {
  images: readonly string[]
  name: string
  first: number
  altOf: (index: number) => string
  onClose: () => void
}

const round =
  'absolute grid size-12 place-items-center rounded-full bg-paper-0 text-ink-900 hover:bg-paper-100'

/** The photograph as large as the window; arrows turn, Escape closes. */
export function ZoomDialog({ images, name, first, altOf, onClose }: Props) {
  const t = useT()
  const [at, setAt] = useState(first)
  const turn = (step: number) => setAt((at + step + images.length) % images.length)
  const image = images[at]

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil layer-dialog bg-ink-900/80!" />
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fades-in layer-dialog on-dark fixed inset-0 grid place-items-center p-4 desk:p-10"
          onClick={(event) => event.target === event.currentTarget && onClose()}
        >
          <Dialog.Title className="sr-only">{t('{name} 사진', { name })}</Dialog.Title>
          {image && (
            <figure className="max-h-full max-w-full bg-paper-200">
              <Picture
                key={image}
                name={image}
                alt={altOf(at)}
                sizes="100vw"
                className="size-auto! max-h-[calc(100dvh-80px)] max-w-full object-contain!"
              />
            </figure>
          )}
          <Dialog.Close aria-label={t('닫기')} className={`${round} top-3 right-3`}>
            <X aria-hidden="true" size={22} strokeWidth={1.5} />
          </Dialog.Close>
          {images.length > 1 && (
            <>
              <button
                type="button"
                aria-label={t('이전 사진')}
                onClick={() => turn(-1)}
                className={`${round} top-1/2 left-3 -translate-y-1/2`}
              >
                <ChevronLeft aria-hidden="true" size={22} strokeWidth={1.5} />
              </button>
              <button
                type="button"
                aria-label={t('다음 사진')}
                onClick={() => turn(1)}
                className={`${round} top-1/2 right-3 -translate-y-1/2`}
              >
                <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />
              </button>
              <p
                aria-live="polite"
                className="tabular absolute bottom-4 left-1/2 -translate-x-1/2 rounded-full bg-paper-0 px-3 text-caption leading-7 text-ink-900"
              >
                {at + 1} / {images.length}
              </p>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
