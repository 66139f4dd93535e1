import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** wider than this: the desktop variant of a page */
export const variantAbove = 1000
/** this wide or wider: the desktop flag */
export const desktopFrom = 1024

type Device = 'pc' | 'mobile'
export const DeviceContext = createContext<Device>('pc')

/** The server's guess of the device, true until the browser knows its width. */
export function DeviceProvider({ guess, children }: { guess: Device; children: ReactNode }) {
  return <DeviceContext value={guess}>{children}</DeviceContext>
}

function useMedia(query: string, guess: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => guess,
  )
}

/** The desktop flag: 1024 px or more. */
export function useDesktop(): boolean {
  return useMedia(`(width >= ${desktopFrom}px)`, useContext(DeviceContext) === 'pc')
}

/** Which variant of a page to show: 'pc' above 1000 px. */
export function useVariant(): Device {
  return useMedia(`(width > ${variantAbove}px)`, useContext(DeviceContext) === 'pc')
    ? 'pc'
    : 'mobile'
}
