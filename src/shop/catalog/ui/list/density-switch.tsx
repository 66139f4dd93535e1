import { useEffect, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

const key = 'odemoa/tiles'

// before the tiles are painted, so that they never move
const asChosen = `try{if(localStorage.getItem('${key}')==='close')document.documentElement.dataset.tiles='close'}catch{}`

/** Three tiles side by side, or five: kept on this device, on a desk only, where a page of 15 fills both. The style sheet does the rest. */
export function DensitySwitch() {
  const t = useT()
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
    <span className="inline-flex max-desk:hidden">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own fixed text */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: asChosen }} />
      <button
        type="button"
        aria-pressed={close}
        aria-label={t('촘촘히 보기')}
        title={t('촘촘히 보기')}
        onClick={() => choose(!close)}
        className="grid size-11 place-items-center rounded-card hover:bg-paper-100"
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-4 gap-0.5 [&>i]:bg-current',
            close ? 'grid-cols-2' : 'grid-cols-3',
          )}
        >
          {Array.from({ length: close ? 4 : 9 }, (_, at) => (
            <i key={at} />
          ))}
        </span>
      </button>
    </span>
  )
}
