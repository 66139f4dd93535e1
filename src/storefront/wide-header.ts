import { widePart } from '#ui/wide-part.tsx'

/** The header of wide windows, with the menu of all shelves. */
export const wideHeader = widePart(() =>
  import('./desktop-header.tsx').then((found) => found.DesktopHeader),
)

/** Its HTML is in this page: it wakes up together with the page. */
export const hasWideHeader = () => document.querySelector('.wide-header') !== null
