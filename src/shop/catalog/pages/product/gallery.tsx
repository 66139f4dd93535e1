import { Maximize2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

const loadZoom = () => import('#ui/zoom-dialog.tsx')
const ZoomDialog = lazy(() => loadZoom().then((found) => ({ default: found.ZoomDialog })))
const railed = 5

type Props = {
  images: readonly string[]
  name: string
  /** what a photograph shows, in the language of the page; '' where nobody wrote it down */
  wordsOf: (image: string) => string
  dimmed: boolean
  /** the photograph of a choice just made */
  wanted: string | null
  /** leads to what moves */
  children?: ReactNode
}

/** One row of photographs that snaps: swiped on a phone, led by the rail of small ones on a desk. Works without script; only the zoom needs it. */
export function Gallery({ images, name, wordsOf, dimmed, wanted, children }: Props) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const altOf = (index: number) =>
    wordsOf(images[index] ?? '') ||
    (images.length > 1 ? t('{name}, 사진 {number}', { name, number: index + 1 }) : name)

  function show(index: number) {
    row.current?.scrollTo({
      left: index * row.current.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
    setAt(index)
  }

  // a choice turns the row to its photograph
  useEffect(() => {
    const index = wanted === null ? -1 : images.indexOf(wanted)
    if (index >= 0 && row.current) row.current.scrollTo({ left: index * row.current.clientWidth })
  }, [wanted, images])

  return (
    <div className="grid gap-6 max-desk:-mx-4 desk:grid-cols-[84px_minmax(0,1fr)] desk:self-start">
      <Rail
        images={images}
        at={at}
        altOf={altOf}
        onShow={show}
        onMore={() => setZoomed(railed - 1)}
      />
      <div className="relative min-w-0 desk:col-start-2">
        <ul
          ref={row}
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={t('상품 사진')}
          onScroll={(event) =>
            setAt(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))
          }
          className={cx(
            'swipe flex snap-x snap-mandatory focus-visible:-outline-offset-2',
            dimmed && '[&_img]:opacity-70',
          )}
        >
          {images.map((image, index) => (
            <li
              key={image}
              id={`photo-${index + 1}`}
              className="w-full shrink-0 snap-start max-desk:h-[clamp(240px,calc(100svh-530px),100vw)] desk:aspect-4/5"
            >
              <Picture
                name={image}
                alt={altOf(index)}
                sizes="(width > 1360px) 690px, (width > 1000px) 48vw, 100vw"
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p
            aria-hidden="true"
            className="tabular absolute bottom-3 left-3 rounded-full bg-paper-0 px-2.5 text-caption leading-6 text-ink-700 desk:hidden"
          >
            {at + 1} / {images.length}
          </p>
        )}
        <div className="absolute right-3 bottom-3 flex gap-2">
          {children}
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('사진 크게 보기')}
            title={t('사진 크게 보기')}
            onPointerEnter={() => void loadZoom()}
            onClick={() => setZoomed(at)}
            className="grid size-11 place-items-center rounded-full bg-paper-0 text-ink-900 hover:bg-paper-100"
          >
            <Maximize2 aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        </div>
      </div>
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog
            images={images}
            name={name}
            first={zoomed}
            altOf={altOf}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

type RailProps = {
  images: readonly string[]
  at: number
  altOf: (index: number) => string
  onShow: (index: number) => void
  onMore: () => void
}

/** All small photographs, or the first ones and how many more there are. */
function Rail({ images, at, altOf, onShow, onMore }: RailProps) {
  const t = useT()
  const more = images.length - railed
  return (
    <ul className="grid content-start gap-3 max-desk:hidden">
      {images.slice(0, railed).map((image, index) => {
        const isMore = more > 0 && index === railed - 1
        return (
          <li key={image}>
            <a
              href={`#photo-${index + 1}`}
              aria-current={at === index ? 'true' : undefined}
              aria-label={isMore ? undefined : altOf(index)}
              onClick={(event) => {
                event.preventDefault()
                if (isMore) onMore()
                else onShow(index)
              }}
              className={cx(
                'relative block aspect-4/5',
                at === index && 'outline-2 outline-offset-2 outline-ink-900',
              )}
            >
              <Picture name={image} alt="" sizes="84px" />
              {isMore && (
                <span className="sr-only">{t('사진 {count}장 더 보기', { count: more + 1 })}</span>
              )}
              {isMore && (
                <span
                  aria-hidden="true"
                  className="absolute inset-0 grid place-items-center bg-ink-900/60 text-plain font-semibold text-white"
                >
                  +{more + 1}
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
