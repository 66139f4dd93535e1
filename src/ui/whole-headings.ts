import { firstSyllables } from './first-syllables.ts'

/** Whatever is drawn in the face of headings (type.css). */
export const ofHeadings = '.font-serif, .type-display, .type-h1, .type-h2'
const face = '600 20px "Hahmlet Variable"'

/**
 * A heading is drawn in one face: in the system's until all its letters are there, then in ours. As a script at the end of
 * the page this turns a page whose headings the first file draws whole; `rest-faces.ts` turns the others (tokens.css).
 */
export const wholeHeadings = import.meta.env.SSR
  ? `{let r=document.documentElement,t='';for(let e of document.querySelectorAll('${ofHeadings}'))t+=e.textContent;r.dataset.faces||document.fonts?.load('${face}',t||'a').then(()=>{/[가-힣]/.test(t.replace(/[${[...firstSyllables('headings')].join('')}]/g,''))||(r.dataset.headings='')})}`
  : ''

/** Every heading of the page may change its face. */
export function showHeadings() {
  document.documentElement.dataset.headings = ''
}

/** This one waits for letters that have yet to come; `until` is when they are there. */
export function keepPlain(heading: HTMLElement, until: Promise<unknown>) {
  heading.dataset.plain = ''
  void until.then(
    () => delete heading.dataset.plain,
    () => {},
  )
}

/** When our faces draw all of this text: those of the first file and those that come later. */
export function headingsDrawn(text: string): Promise<unknown> {
  return Promise.all(
    [face, '600 20px "Hahmlet Rest"'].map((font) => document.fonts.load(font, text)),
  )
}
