import { whenIdle, whenQuiet } from './when-quiet.ts'

const parts = '.far, .tiles > li:nth-child(n + 5)'

/**
 * Says before the first paint, as a script in the page, that far parts may wait (far.css). Not where the browser goes back
 * to a place or on to a part that was named: it takes the height of all that lies above.
 */
export const farWaits = `{let d=document.documentElement,n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&!location.hash)d.dataset.far=''}`

/** Lays them out one by one once the page is quiet, and all at once as soon as somebody goes somewhere. */
export async function bringNear() {
  const { dataset } = document.documentElement
  if (dataset.far === undefined) return
  const all = () => {
    delete dataset.far
  }
  for (const sign of ['click', 'keydown', 'popstate'])
    addEventListener(sign, all, { once: true, capture: true })
  await whenQuiet()
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (dataset.far === undefined) return
    part.dataset.near = ''
    await whenIdle()
  }
  all()
}
