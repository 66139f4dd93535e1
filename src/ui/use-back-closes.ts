import { useEffect, useEffectEvent } from 'react'

type Watcher = { onclose: (() => void) | null; destroy(): void }
type Watching = typeof globalThis & { CloseWatcher?: new () => Watcher }

/**
 * The phone's own way back closes what lies over the page, not the page below it. Where a browser tells of it: elsewhere the way back leaves.
 * On a desk the same browser would take Escape for it, which everything over a page hears by itself.
 */
export function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher }: Watching = globalThis
    if (!open || !CloseWatcher || !/Android/.test(navigator.userAgent)) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [open])
}
