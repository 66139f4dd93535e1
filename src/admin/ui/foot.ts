import { useEffect } from 'react'

const header = 120

/** What stands at the foot of the screen: notices keep above it, and it never covers what has the focus. */
export function useFoot(height: number) {
  useEffect(() => {
    const { style } = document.documentElement
    const before = style.getPropertyValue('--bar-h')
    style.setProperty('--bar-h', `${height}px`)
    style.scrollPadding = `${header}px 0 ${height + 24}px`
    return () => {
      if (before) style.setProperty('--bar-h', before)
      else style.removeProperty('--bar-h')
      style.scrollPadding = before ? `${header}px 0 24px` : ''
    }
  }, [height])
}
