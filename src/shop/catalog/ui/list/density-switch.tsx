import { useEffect, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { useVariant } from '#ui/screen.tsx'

const key = 'odemoa/tiles'

// before the tiles are painted, so that they never move
const asChosen = `try{if(localStorage.getItem('${key}')==='close')document.documentElement.dataset.tiles='close'}catch{}`

/**
 * On a desk three tiles side by side or five, both of which a page of 15 fills; on a phone two, or one to a row with its words beside it. Kept
 * on this device; the style sheet does the rest.
 */
export function DensitySwitch() {
  const t = useT()
  const label = useVariant() === 'pc' ? t('촘촘히 보기') : t('한 줄에 하나씩 보기')
  // the browser alone knows it
  const [close, setClose] = useState(false)
  useEffect(() => setClose(document.documentElement.dataset.tiles === 'close'), [])

  function choose(next: boolean) {
    setClose(next)
    if (next) document.documentElement.dataset.tiles = 'close'
    else delete document.documentElement.dataset.tiles
    try {
      localStorage.setItem(key, next ? 'close' : '')
    } catch {
      // it holds for this visit
    }
  }

  return (
    <span className="inline-flex max-desk:-mr-2">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own fixed text */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: asChosen }} />
      <button
        type="button"
        aria-pressed={close}
        aria-label={label}
        title={label}
        onClick={() => choose(!close)}
        className="grid size-11 place-items-center rounded-card hover:bg-paper-100 max-desk:w-9"
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-4 gap-0.5 [&>i]:bg-current',
            close ? 'grid-cols-2' : 'max-desk:grid-cols-1 desk:grid-cols-3',
          )}
        >
          {Array.from({ length: close ? 4 : 9 }, (_, at) => (
            <i key={at} className={at > 2 && !close ? 'max-desk:hidden' : undefined} />
          ))}
        </span>
      </button>
    </span>
  )
}
