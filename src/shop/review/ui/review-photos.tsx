import { Suspense, useState } from 'react'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Picture } from '#ui/picture.tsx'

const ZoomDialog = lazyPart(() => import('#ui/zoom-dialog.tsx').then((found) => found.ZoomDialog))

/** A buyer's photographs; one opens as large as the window. */
export function ReviewPhotos({ photos, name }: { photos: readonly string[]; name: string }) {
  const t = useT()
  const [at, setAt] = useState<number | null>(null)
  if (photos.length === 0) return null
  const altOf = (index: number) => t('{name} 님의 후기 사진 {count}', { name, count: index + 1 })
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              aria-label={t('{name} 크게 보기', { name: altOf(index) })}
              onClick={() => setAt(index)}
              className="block size-22 overflow-hidden rounded-tag hover:opacity-90"
            >
              <Picture name={photo} alt="" sizes="88px" ratio="1:1" />
            </button>
          </li>
        ))}
      </ul>
      {at !== null && (
        <Suspense>
          <ZoomDialog
            images={photos}
            name={name}
            first={at}
            altOf={altOf}
            onClose={() => setAt(null)}
          />
        </Suspense>
      )}
    </>
  )
}
