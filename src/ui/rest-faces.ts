import first from './faces/first-syllables.json'
import more from './faces/more.css?url'
import rare from './faces/rare.css?url'

const ofHeadings = '.font-serif, .type-display, .type-h1, .type-h2'
const settleFor = 300

/**
 * Fetches the sheets of all other letters once the page has one that the first files do not draw: `more` holds the common
 * syllables in small files, `rare` all that is left. Which of those files a page needs the browser finds out.
 */
export function watchRareLetters() {
  if (document.documentElement.dataset.faces === 'system') return
  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = new Set<string>()
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, settleFor)
  })
  function look() {
    for (const letter of missing(document.body))
      asked.add(more).add(common.includes(letter) ? more : rare)
    for (const href of asked) addSheet(href)
    if (asked.size === 2) changes.disconnect()
  }
  changes.observe(document.body, { childList: true, characterData: true, subtree: true })
  look()
}

function addSheet(href: string) {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  document.head.append(sheet)
}

function missing(page: HTMLElement): Set<string> {
  const found = new Set<string>()
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { parentElement, nodeValue } = words.currentNode
    if (!parentElement || parentElement.tagName === 'SCRIPT') continue
    const left = [...(nodeValue ?? '')].filter(
      (letter) => letter > '\u1100' && !(text.has(letter) && headings.has(letter)),
    )
    if (left.length === 0) continue
    // nearer than the heading may stand a word in the face of text
    const isHeading = parentElement.closest(`.font-sans, ${ofHeadings}`)?.matches(ofHeadings)
    const drawn = isHeading ? headings : text
    // Latin letters and signs that the first files lack are the system's until a syllable calls for the rest
    for (const letter of left) if (!drawn.has(letter) && hangul.test(letter)) found.add(letter)
  }
  return found
}

const hangul = /\p{Script=Hangul}/u

/** The 2,350 syllables of KS X 1001, which the browser knows. */
const common = [
  ...new TextDecoder('euc-kr').decode(
    Uint8Array.from({ length: 2 * 25 * 94 }, (_, at) =>
      at % 2 ? 0xa1 + ((at >> 1) % 94) : 0xb0 + Math.floor(at / 188),
    ),
  ),
]
const [text, headings] = [drawnBy(first.text), drawnBy(first.headings)]

/** The syllables of a first file: a bit for each common one. */
function drawnBy(list: string): Set<string> {
  const bits = atob(list)
  return new Set(common.filter((_, at) => (bits.charCodeAt(at >> 3) >> (at & 7)) & 1))
}
