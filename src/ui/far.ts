import { whenIdle } from './when-quiet.ts'

/** What waits, as far.css names it. */
const parts = '.far, .tiles > li:nth-child(n + 5)'
/** A page that is there this soon after it was asked for needs no sparing. */
const quickMs = 1_500

/**
 * Says before the first paint, as a script in the page, that far parts may wait (far.css): until the page is loaded where the
 * line is quick. Not where the browser goes back to a place or on to a part that was named: it takes the height of all that
 * lies above.
 */
export const farWaits = `{let d=document.documentElement.dataset,n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&!location.hash){d.far='';addEventListener('load',()=>{performance.now()<${quickMs}&&delete d.far})}}`

/** Lays them out one by one once everything has come, and all at once as soon as somebody goes somewhere. */
export async function bringNear() {
  const { dataset } = document.documentElement
  if (dataset.far === undefined) return
  const all = () => {
    delete dataset.far
  }
  for (const sign of ['click', 'keydown', 'popstate'])
    addEventListener(sign, all, { once: true, capture: true })
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    await whenIdle()
    if (dataset.far === undefined) return
    part.dataset.near = ''
  }
  all()
}
