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
  // a page of hundreds of fields is not read anew for each letter that is typed
  const changed = new Set<Node>()
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) changed.add(node)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const nodes = [...changed].filter((node) => node.isConnected)
      changed.clear()
      look(nodes)
    }, settleFor)
  })
  function look(nodes: readonly Node[]) {
    for (const letter of missing(nodes)) asked.add(more).add(common.includes(letter) ? more : rare)
    for (const href of asked) addSheet(href)
    if (asked.size === 2) changes.disconnect()
  }
  changes.observe(document.body, { childList: true, characterData: true, subtree: true })
  look([document.body])
}

function addSheet(href: string) {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  document.head.append(sheet)
}

// Latin letters and signs that the first files lack are the system's until a syllable calls for the rest
const hangul = /\p{Script=Hangul}/gu

function missing(nodes: readonly Node[]): Set<string> {
  const found = new Set<string>()
  for (const words of nodes.flatMap(wordsIn)) {
    const left = (words.nodeValue?.match(hangul) ?? []).filter(
      (letter) => !(text.has(letter) && headings.has(letter)),
    )
    if (left.length === 0) continue
    // nearer than the heading may stand a word in the face of text
    const near = words.parentElement?.closest(`.font-sans, ${ofHeadings}`)
    const drawn = near?.matches(ofHeadings) ? headings : text
    for (const letter of left) if (!drawn.has(letter)) found.add(letter)
  }
  return found
}

function wordsIn(node: Node): Node[] {
  const found: Node[] = []
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  // a walk begins below its root, and a changed word is its own
  let next: Node | null = node instanceof Text ? node : walk.nextNode()
  for (; next; next = walk.nextNode())
    if (next.parentElement && next.parentElement.tagName !== 'SCRIPT') found.push(next)
  return found
}

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
