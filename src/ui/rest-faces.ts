import first from './faces/first-syllables.json'
import more from './faces/more.css?url'
import rare from './faces/rare.css?url'

const [text, headings] = [new Set(first.text), new Set(first.headings)]
const ofHeadings = 'h1, h2, .font-serif, .type-display, .type-h2'
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
    for (const letter of missing(document.body)) asked.add(more).add(isCommon(letter) ? more : rare)
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
    if (parentElement?.tagName !== 'SCRIPT') note(nodeValue, text)
  }
  for (const one of page.querySelectorAll(ofHeadings)) note(one.textContent, headings)
  return found

  /** Latin letters and signs that the first files lack are the system's until a syllable calls for the rest. */
  function note(said: string | null, drawn: Set<string>) {
    for (const letter of said ?? '')
      if (letter > '\u1100' && !drawn.has(letter) && hangul.test(letter)) found.add(letter)
  }
}

const hangul = /\p{Script=Hangul}/u
let common: Set<string> | undefined

/** One of the 2,350 syllables of KS X 1001, which the browser knows. */
function isCommon(letter: string): boolean {
  if (!common) {
    const reader = new TextDecoder('euc-kr')
    const cells = (row: number) =>
      Array.from({ length: 94 }, (_, cell) => reader.decode(Uint8Array.of(row, 0xa1 + cell)))
    common = new Set(Array.from({ length: 25 }, (_, row) => cells(0xb0 + row)).flat())
  }
  return common.has(letter)
}
