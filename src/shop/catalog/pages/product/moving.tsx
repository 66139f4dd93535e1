import { Clapperboard, Rotate3d } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const loadFilm = () => import('./film-dialog.tsx')
const loadTurn = () => import('./turn-dialog.tsx')
const FilmDialog = lazyPart(() => loadFilm().then((found) => found.FilmDialog))
const TurnDialog = lazyPart(() => loadTurn().then((found) => found.TurnDialog))

const pill =
  'inline-flex h-11 items-center gap-1.5 rounded-full bg-paper-0 px-3.5 text-small font-semibold text-ink-900 hover:bg-paper-100'

/** What leads to the film of an item and to its turning picture. Nothing of them is fetched before it is asked for. */
export function Moving({ item }: { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  const [shown, setShown] = useState<'film' | 'turn' | null>(null)
  const name = pick(item.it_name, item.it_name_en)
  const close = () => setShown(null)
  const { film, turn_images = [] } = item
  return (
    <>
      {film && (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadFilm().catch(() => {})}
          onClick={() => setShown('film')}
          className={pill}
        >
          <Clapperboard aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('영상 보기')}
        </button>
      )}
      {turn_images.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadTurn().catch(() => {})}
          onClick={() => setShown('turn')}
          className={pill}
        >
          <Rotate3d aria-hidden="true" size={18} strokeWidth={1.5} />
          {t('돌려 보기')}
        </button>
      )}
      <Suspense>
        {shown === 'film' && film && (
          <FilmDialog
            film={film}
            title={t('{name} 영상', { name })}
            words={pick(film.alt, film.alt_en)}
            first={item.thumb_image}
            onClose={close}
          />
        )}
        {shown === 'turn' && (
          <TurnDialog
            images={turn_images}
            title={t('{name} 돌려 보기', { name })}
            name={name}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
