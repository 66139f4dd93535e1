import { Suspense, useEffect, useRef, useState } from 'react'
import { call } from '#kernel/queries.ts'
import { type Popup, popups } from '#shop/content/contract.ts'
import { isPopupRead, mostReadPopups } from '#shop/content/popup-rules.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { isLeanLine } from '#ui/line.ts'
import { whenQuiet } from '#ui/when-quiet.ts'
import { isQuietNow, readPopups } from './popup-memory.ts'

const PopupDialog = lazyPart(() => import('./popup-dialog.tsx').then((found) => found.PopupDialog))
const PopupBar = lazyPart(() => import('./popup-bar.tsx').then((found) => found.PopupBar))

/**
 * Asks for the popups once the page is quiet, and opens them when one of them is unread: as a line at the foot for
 * whoever is in the middle of something. Nothing is fetched for those who wanted none.
 */
export function Popups({ quiet, line }: { quiet: boolean; line: boolean }) {
  const asked = useRef(false)
  const [shown, setShown] = useState<Popup[]>([])

  useEffect(() => {
    if (asked.current || quiet || isQuietNow(new Date())) return
    let here = true
    void whenQuiet().then(async () => {
      if (!here || asked.current) return
      asked.current = true
      // a popup that cannot be had is not missed
      const list = await call(popups.list, {
        query: { active: 'true', page: 1, per_page: mostReadPopups },
      }).catch(() => null)
      const read = readPopups()
      if (list?.data.some((popup) => !isPopupRead(popup, read, new Date()))) setShown(list.data)
    })
    return () => {
      here = false
    }
  }, [quiet])

  if (shown.length === 0 || quiet) return null
  // a browser that cannot lay a box over the page reads them as a line
  const Shown = line || isLeanLine() || !HTMLElement.prototype.showPopover ? PopupBar : PopupDialog
  return (
    <Suspense>
      <Shown popups={shown} onGone={() => setShown([])} />
    </Suspense>
  )
}
