import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { DarkDialog, roundOnDark } from './dark-dialog.tsx'
import { useT } from './language.tsx'
import { Picture } from './picture.tsx'

type Props = {
  images: readonly string[]
  name: string
  first: number
  altOf: (index: number) => string
  onClose: () => void
}

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
    <DarkDialog title={t('{name} 사진', { name })} onClose={onClose} onKeyDown={onKeyDown}>
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
      {images.length > 1 && (
        <>
          <button
            type="button"
            aria-label={t('이전 사진')}
            onClick={() => turn(-1)}
            className={`${roundOnDark} top-1/2 left-3 -translate-y-1/2`}
          >
            <ChevronLeft aria-hidden="true" size={22} strokeWidth={1.5} />
          </button>
          <button
            type="button"
            aria-label={t('다음 사진')}
            onClick={() => turn(1)}
            className={`${roundOnDark} top-1/2 right-3 -translate-y-1/2`}
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
    </DarkDialog>
  )
}
