import { Suspense, useState } from 'react'
import { Glyph } from '#ui/glyph.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

// options and the cart's answer are fetched when it is first pressed
const QuickSheet = lazyPart(() => import('./sheet.tsx').then((found) => found.QuickSheet))

/** Puts an item into the cart from its tile: at once where there is nothing to choose, else in a sheet. */
export function QuickAdd({ it_id, name }: { it_id: string; name: string }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('{name} 바로 담기', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<Glyph name="bag" size={20} />}
        className="absolute right-0 bottom-0 z-1 rounded-none! bg-paper-0/80 hover:bg-paper-0!"
      />
      {open && (
        <Suspense>
          <QuickSheet it_id={it_id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
