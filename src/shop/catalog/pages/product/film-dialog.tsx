import { useState } from 'react'
import { imageUrl } from '#kernel/picture-address.ts'
import type { FilmTold } from '#shop/catalog/film-contract.ts'
import { DarkDialog } from '#ui/dark-dialog.tsx'
import { useT } from '#ui/language.tsx'
import { isLeanLine } from '#ui/line.ts'

type Props = {
  film: FilmTold
  title: string
  /** what is to be seen in it; '' where nobody wrote it down */
  words: string
  /** stands before it plays where no picture was chosen */
  first: string
  onClose: () => void
}

// who asked for less movement or fewer bytes presses once more
const waits = () => isLeanLine() || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The film of an item in the browser's own player. It has no sound. */
export function FilmDialog({ film, title, words, first, onClose }: Props) {
  const t = useT()
  const [broken, setBroken] = useState(false)
  const [still] = useState(waits)
  return (
    <DarkDialog title={title} onClose={onClose}>
      {broken ? (
        <p role="alert" className="max-w-80 bg-paper-0 px-6 py-5 text-center text-plain">
          {t('영상을 재생하지 못했어요. 연결을 확인하고 다시 열어 주세요.')}
        </p>
      ) : (
        <video
          src={film.url}
          poster={imageUrl(film.image || first, 800)}
          aria-label={words || title}
          controls
          muted
          loop
          playsInline
          autoPlay={!still}
          preload={still ? 'none' : 'auto'}
          onError={() => setBroken(true)}
          className="max-h-[calc(100dvh-80px)] w-[min(100%,960px)] bg-ink-900 object-contain"
        />
      )}
    </DarkDialog>
  )
}
