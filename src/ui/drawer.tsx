import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from './lazy-part.tsx'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** where it comes from: `sheet` is the bottom on a phone and the right side on a desk; `corner` the bottom and below the header's end, with the page still in use beside it */
  from?: 'sheet' | 'left' | 'right' | 'corner'
  /** stays at the foot of the drawer while its content scrolls */
  foot?: ReactNode
  /** the title is read aloud but not printed */
  hideTitle?: boolean
  /** what takes the focus when it closes; the opener unless told */
  focusAfter?: () => HTMLElement | null
}

const loadPanel = () => import('./drawer-panel.tsx')
const DrawerPanel = lazyPart(() => loadPanel().then((found) => found.DrawerPanel))

/** Fetches the drawer's code ahead, on hover or focus of what will open it. */
export function preloadDrawer() {
  void loadPanel().catch(() => {})
}

/** Nothing is fetched or rendered before it is first opened. */
export function Drawer(props: DrawerProps) {
  const used = useRef(false)
  used.current ||= props.open
  useCloseOnLeaving(props.open, props.onClose)
  if (!used.current) return null
  return (
    <Suspense>
      <DrawerPanel {...props} />
    </Suspense>
  )
}

/** A page that is left stays alive behind the next one; its drawer must not stand open when it comes back. */
function useCloseOnLeaving(open: boolean, onClose: () => void) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!open) return
    const path = location.pathname
    return () => {
      if (location.pathname !== path) close.current()
    }
  }, [open])
}
