import { useEffect, useState } from 'react'
import { recall, remember } from './ui/remembered.ts'

export type Theme = 'light' | 'dark'
const key = 'odemoa/admin/theme'

function chosen(): Theme {
  const kept = recall(key)
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Before the first back-office page is drawn, so that a dark one never flashes white. */
export function wearTheme() {
  document.documentElement.dataset.theme = chosen()
}

/** Light or dark, remembered in this browser; the shop itself stays light. */
export function useTheme(): { theme: Theme; turn: () => void } {
  const [theme, setTheme] = useState<Theme>(() =>
    typeof document === 'undefined' ? 'light' : chosen(),
  )
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    return () => {
      delete document.documentElement.dataset.theme
    }
  }, [theme])
  return {
    theme,
    turn: () => {
      const next = theme === 'dark' ? 'light' : 'dark'
      remember(key, next)
      setTheme(next)
    },
  }
}
